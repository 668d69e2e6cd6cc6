import Signals

/// The screens that exist for a navigation state: in the same places, and for as long.
///
/// A tab that was not shown has none yet.
struct LiveScreens {
  struct Entry {
    let id: ScreenID
    var destination: Destination
    let screen: Screen
    /// Hears the screen's events for as long as the entry exists.
    let binding: AnyCancellable?
  }

  var selectedTab: Tab
  /// In the order of the tabs, the root first in each; empty for a tab that was not shown.
  private var stacks: [[Entry]] = Tab.allCases.map { _ in [] }
  /// The stacks of the modal screens, which stand at their roots, the topmost last; none is empty.
  var modals: [[Entry]] = []

  init(selectedTab: Tab) {
    self.selectedTab = selectedTab
  }

  /// The stack of a tab.
  subscript(tab: Tab) -> [Entry] {
    get { stacks[tab.place] }
    set { stacks[tab.place] = newValue }
  }

  /// The stack under all modal screens first.
  var layers: [[Entry]] { [self[selectedTab]] + modals }

  /// The stack that the screen on top is in.
  var topStack: [Entry] { modals.last ?? self[selectedTab] }

  /// The screen on top.
  var top: Entry? { topStack.last }

  /// The stack that the screen on top is in, where there must be one; its parts are asked for without copying the whole entry.
  private var rootedTopStack: [Entry] {
    let stack = topStack
    precondition(!stack.isEmpty, "A navigation stack has a root")
    return stack
  }

  /// Names the screen on top; there must be one.
  var topID: ScreenID {
    let stack = rootedTopStack
    return stack[stack.count - 1].id
  }

  /// Names the root of the stack on top; there must be one.
  var topRootID: ScreenID { rootedTopStack[0].id }

  /// The screen on top; there must be one.
  var topScreen: Screen {
    let stack = rootedTopStack
    return stack[stack.count - 1].screen
  }

  /// All screens, those of the tabs that are not selected too.
  var all: [Entry] {
    stacks.flatMap { $0 } + modals.flatMap { $0 }
  }

  /// The screen with this id, if it exists.
  func entry(_ id: ScreenID) -> Entry? {
    if let top, top.id == id { return top }
    return all.first { $0.id == id }
  }

  /// The modal screen that is the root of the sheet with this root, if it exists.
  func modal(_ id: ScreenID) -> Modal? {
    guard let entry = modals.first(where: { $0.first?.id == id })?.first,
      case .modal(let modal) = entry.destination
    else { return nil }
    return modal
  }

  mutating func push(_ entry: Entry) {
    if modals.isEmpty {
      self[selectedTab].append(entry)
    } else {
      modals[modals.count - 1].append(entry)
    }
  }

  mutating func present(_ entry: Entry) {
    modals.append([entry])
  }

  /// Removes the screen on top.
  ///
  /// - Returns: what was removed, for the caller to release.
  mutating func pop() -> [Entry] {
    if modals.isEmpty { return self[selectedTab].cut(last: 1) }
    return modals[modals.count - 1].cut(last: 1)
  }

  /// Removes what stands on the root of the topmost layer.
  ///
  /// - Returns: what was removed, for the caller to release.
  mutating func popToRoot() -> [Entry] {
    if modals.isEmpty {
      let count = self[selectedTab].count
      return self[selectedTab].cut(last: count - 1)
    }
    return modals[modals.count - 1].cut(last: modals[modals.count - 1].count - 1)
  }

  /// Removes the layer of a modal screen and those above it.
  ///
  /// - Returns: what was removed, for the caller to release.
  mutating func dismiss(_ modal: Modal) -> [Entry] {
    let destination = Destination.modal(modal)
    guard let index = modals.firstIndex(where: { $0.first?.destination == destination }) else {
      return []
    }
    let removed = modals[index...].flatMap { $0 }
    modals.removeSubrange(index...)
    return removed
  }

  /// Lets the screens' destinations follow a person who took another username.
  mutating func rename(from old: String, to new: String) {
    for index in stacks.indices { stacks[index].rename(from: old, to: new) }
    for index in modals.indices { modals[index].rename(from: old, to: new) }
  }
}

extension [LiveScreens.Entry] {
  /// Removes so many at the end.
  fileprivate mutating func cut(last count: Int) -> [LiveScreens.Entry] {
    let removed = Array(suffix(count))
    removeLast(count)
    return removed
  }

  fileprivate mutating func rename(from old: String, to new: String) {
    for index in indices {
      guard case .route(let route) = self[index].destination else { continue }
      self[index].destination = .route(route.renamed(from: old, to: new))
    }
  }
}
