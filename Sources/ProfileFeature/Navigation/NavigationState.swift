/// Which screens there are: a stack for each tab, the tab that is selected, and the modal screens over
/// it all, each with a stack of its own.
///
/// Navigation is an edit of this value, so a deep link is a constructed value, and restoration is a
/// saved one.
///
///     var state = NavigationState(stack: [.profile(username: "user_id")])
///     state = try state.applying(.push(.settings))
///     state.stackNames  // ["profile", "settings"]
public struct NavigationState: Hashable, Sendable {
  public private(set) var selectedTab: Tab
  /// The stacks in the order of the tabs, the root first in each; none is empty.
  private var stacks: [[Route]]
  /// The modal screens, the topmost last.
  public private(set) var presentations: [Presentation]
  /// The tabs that were shown; the others have loaded nothing yet.
  public private(set) var visitedTabs: Set<Tab>

  /// A state with the profile tab selected and `stack` in it, whose root must be a profile.
  public init(stack: [Route], presentations: [Presentation] = []) {
    let roots: [Route] = [.showcase, .search(query: ""), .newPost, .notifications]
    self.init(
      selectedTab: .profile, stacks: roots.map { [$0] } + [stack], presentations: presentations,
      visitedTabs: [.profile])
    if let fault { preconditionFailure(fault) }
  }

  private init(
    selectedTab: Tab, stacks: [[Route]], presentations: [Presentation], visitedTabs: Set<Tab>
  ) {
    self.selectedTab = selectedTab
    self.stacks = stacks
    self.presentations = presentations
    self.visitedTabs = visitedTabs
  }

  /// The routes of a tab, the root first.
  public func stack(of tab: Tab) -> [Route] { stacks[tab.place] }

  /// The routes under all modal screens, the root first.
  public var stack: [Route] { stack(of: selectedTab) }

  /// The names of the topmost stack, its root first.
  public var stackNames: [String] {
    guard let top = presentations.last else { return stack.map { $0.name } }
    return [top.modal.name] + top.pushed.map { $0.name }
  }

  /// The name of the topmost modal screen, if one is presented.
  public var modalName: String? { topModal?.name }

  /// The topmost modal screen, if one is presented.
  public var topModal: Modal? { presentations.last?.modal }

  /// The screen on top.
  public var top: Destination {
    guard let presentation = presentations.last else { return .route(stack[stack.count - 1]) }
    guard let route = presentation.pushed.last else { return .modal(presentation.modal) }
    return .route(route)
  }

  /// The screen that a pop would show, if there is one.
  public var belowTop: Destination? {
    guard let presentation = presentations.last else {
      return stack.dropLast().last.map { .route($0) }
    }
    guard !presentation.pushed.isEmpty else { return nil }
    return presentation.pushed.dropLast().last.map { .route($0) } ?? .modal(presentation.modal)
  }

  /// The profile that the screen on top belongs to: the topmost one in the stacks.
  public var topProfile: String? {
    let routes = stack + presentations.flatMap { $0.pushed }
    for case .profile(let username) in routes.reversed() { return username }
    return nil
  }

  /// Whether the screen on top is the root of its stack.
  public var isAtRoot: Bool {
    guard let top = presentations.last else { return stack.count == 1 }
    return top.pushed.isEmpty
  }

  /// Whether the tab bar can be seen and tapped.
  public var isTabBarVisible: Bool { presentations.isEmpty }

  /// The state after `change`.
  ///
  /// - Throws: the reason why the change cannot happen in this state.
  public func applying(_ change: RouteChange) throws(IgnoredReason) -> NavigationState {
    var next = self
    switch change {
    case .push(let route, _):
      guard top != .route(route) else { throw .alreadyShown }
      guard topModal?.hasStack ?? true, route.rootTab == nil else { throw .notHittable }
      next.editTopStack { $0.append(route) }
    case .pop:
      guard !isAtRoot else { throw .atRoot }
      next.editTopStack { $0.removeLast() }
    case .popToRoot:
      guard !isAtRoot else { throw .atRoot }
      if presentations.isEmpty {
        next.stacks[selectedTab.place].removeSubrange(1...)
      } else {
        next.editTopStack { $0.removeAll() }
      }
    case .present(let modal, _, _):
      // The one on top counts as shown, and so does one further down: a screen is presented once.
      guard !presentations.contains(where: { $0.modal.name == modal.name }) else {
        throw .alreadyShown
      }
      guard topModal.map({ $0.canBeCovered(by: modal) }) ?? true else { throw .notHittable }
      next.presentations.append(Presentation(modal))
    case .dismiss(let modal):
      guard !presentations.isEmpty else { throw .nothingPresented }
      guard let index = presentations.firstIndex(where: { $0.modal == modal }) else {
        throw .stale
      }
      next.presentations.removeSubrange(index...)
    case .scroll, .scrollToTop, .openLink:
      break
    case .selectTab(let tab):
      guard tab != selectedTab else { throw .alreadyShown }
      guard isTabBarVisible else { throw .notHittable }
      next.select(tab)
    case .set(let state):
      guard state != self else { throw .alreadyShown }
      next = state
    case .rename(let old, let new):
      next.stacks = stacks.map { stack in stack.map { $0.renamed(from: old, to: new) } }
      next.presentations = presentations.map { presentation in
        Presentation(
          presentation.modal, pushed: presentation.pushed.map { $0.renamed(from: old, to: new) })
      }
    case .reset:
      next = NavigationState(stack: [root(of: .profile)])
    }
    return next
  }

  /// The state with a tab selected, with `stack` in it if that is given, and with nothing presented
  /// but `modal`: where a link leads.
  func leading(
    to tab: Tab, stack: [Route]? = nil, presenting modal: Modal? = nil
  ) -> NavigationState {
    var next = self
    next.presentations = modal.map { [Presentation($0)] } ?? []
    next.select(tab)
    if let stack { next.stacks[tab.place] = stack }
    return next
  }

  /// The state with only so many routes left in a tab, for the rest cannot be shown.
  func keeping(_ count: Int, in tab: Tab) -> NavigationState {
    var next = self
    next.stacks[tab.place].removeSubrange(count...)
    return next
  }

  /// The state with only so many modal screens left, and on the last of them so many routes if given.
  func keepingModals(_ count: Int, pushed: Int? = nil) -> NavigationState {
    var next = self
    next.presentations.removeSubrange(count...)
    if let pushed { next.presentations[count - 1].pushed.removeSubrange(pushed...) }
    return next
  }

  /// The route at the root of a tab.
  public func root(of tab: Tab) -> Route { stack(of: tab)[0] }

  private mutating func select(_ tab: Tab) {
    selectedTab = tab
    visitedTabs.insert(tab)
  }

  private mutating func editTopStack(_ edit: (inout [Route]) -> Void) {
    if presentations.isEmpty {
      edit(&stacks[selectedTab.place])
    } else {
      edit(&presentations[presentations.count - 1].pushed)
    }
  }

  // MARK: What makes a state

  /// What is wrong with the state, in words; `nil` for every state that can be reached.
  private var fault: String? {
    guard stacks.count == Tab.allCases.count else { return "There is a stack for each tab" }
    for tab in Tab.allCases {
      guard let root = stack(of: tab).first else { return "A navigation stack has a root" }
      guard tab.canBegin(with: root) else { return "A tab has a root of its own kind" }
    }
    let pushed = stacks.map { Array($0.dropFirst()) } + presentations.map { $0.pushed }
    guard pushed.allSatisfy({ $0.allSatisfy { $0.rootTab == nil } }) else {
      return "What stands at the root of a tab is not pushed"
    }
    for stack in stacks + presentations.map({ $0.pushed })
    where zip(stack, stack.dropFirst()).contains(where: { $0 == $1 }) {
      return "A screen is not pushed over one that is equal to it"
    }
    guard visitedTabs.contains(selectedTab) else { return "The selected tab was shown" }
    let modals = presentations.map { $0.modal }
    guard Set(modals.map { $0.name }).count == modals.count else {
      return "A screen is presented once"
    }
    guard zip(modals, modals.dropFirst()).allSatisfy({ $0.canBeCovered(by: $1) }) else {
      return "Nothing is presented over an alert, and over a share sheet an alert alone"
    }
    guard presentations.allSatisfy({ $0.modal.hasStack || $0.pushed.isEmpty }) else {
      return "Alerts and share sheets have no stacks"
    }
    return nil
  }
}

extension NavigationState: CustomStringConvertible {
  /// The selected tab, the screens in it, and what is presented, as a script says it.
  public var description: String {
    let text = "tab \(selectedTab.name) stack \(ScriptWord.quoted(stackDescription))"
    guard let modalDescription else { return text }
    return text + " modal \(ScriptWord.quoted(modalDescription))"
  }

  /// The screens of the selected tab: `profile user_id > settings`.
  var stackDescription: String { stack.map { $0.description }.joined(separator: " > ") }

  /// What is presented, each with what was pushed there; `nil` if nothing is.
  var modalDescription: String? {
    guard !presentations.isEmpty else { return nil }
    return presentations.map { presentation in
      ([presentation.modal.name] + presentation.pushed.map { $0.description })
        .joined(separator: " > ")
    }.joined(separator: ", ")
  }
}

extension Tab {
  fileprivate func canBegin(with root: Route) -> Bool {
    switch self {
    case .feed, .search, .upload, .notifications: return root.rootTab == self
    case .profile:
      if case .profile = root { return true }
      return false
    }
  }
}

extension Modal {
  /// An alert stands above everything but another alert; over a share sheet there is room for no screen.
  fileprivate func canBeCovered(by other: Modal) -> Bool {
    switch style {
    case .alert: false
    case .fullScreen, .sheet: hasStack || other.style == .alert
    }
  }
}

#if !hasFeature(Embedded)
  extension NavigationState: Codable {
    private enum CodingKeys: String, CodingKey {
      case selectedTab
      case stacks
      case presentations
      case visitedTabs
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        selectedTab: try container.decode(Tab.self, forKey: .selectedTab),
        stacks: try container.decode([[Route]].self, forKey: .stacks),
        presentations: try container.decode([Presentation].self, forKey: .presentations),
        visitedTabs: try container.decode(Set<Tab>.self, forKey: .visitedTabs))
      if let fault {
        throw DecodingError.dataCorruptedError(
          forKey: .stacks, in: container, debugDescription: fault)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(selectedTab, forKey: .selectedTab)
      try container.encode(stacks, forKey: .stacks)
      try container.encode(presentations, forKey: .presentations)
      // In their order, so that equal states are saved as equal bytes.
      try container.encode(Tab.allCases.filter(visitedTabs.contains), forKey: .visitedTabs)
    }
  }
#endif
