/// Which screens there are: the stack, and the modal screens over it, each with a stack of its own.
///
/// Navigation is an edit of this value, so a deep link is a constructed value, and restoration is a
/// saved one.
///
///     var state = NavigationState(stack: [.profile(username: "user_id")])
///     state = try state.applying(.push(.settings))
///     state.stackNames  // ["profile", "settings"]
public struct NavigationState: Hashable, Sendable {
  /// The routes under all modal screens, the root first; never empty.
  public private(set) var stack: [Route]
  /// The modal screens, the topmost last.
  public private(set) var presentations: [Presentation]

  /// A state with the root of `stack` at the bottom, which must not be empty.
  public init(stack: [Route], presentations: [Presentation] = []) {
    precondition(!stack.isEmpty, "A navigation stack has a root")
    self.stack = stack
    self.presentations = presentations
  }

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

  /// The state after `change`.
  ///
  /// - Throws: the reason why the change cannot happen in this state.
  public func applying(_ change: RouteChange) throws(IgnoredReason) -> NavigationState {
    var next = self
    switch change {
    case .push(let route, _):
      guard top != .route(route) else { throw .alreadyShown }
      next.editTopStack { $0.append(route) }
    case .pop:
      guard !isAtRoot else { throw .atRoot }
      next.editTopStack { $0.removeLast() }
    case .popToRoot:
      guard !isAtRoot else { throw .atRoot }
      if presentations.isEmpty {
        next.stack.removeSubrange(1...)
      } else {
        next.editTopStack { $0.removeAll() }
      }
    case .present(let modal, _, _):
      // The one on top counts as shown, and so does one further down: a screen is presented once.
      guard !presentations.contains(where: { $0.modal == modal }) else { throw .alreadyShown }
      next.presentations.append(Presentation(modal))
    case .dismiss(let modal):
      guard !presentations.isEmpty else { throw .nothingPresented }
      guard let index = presentations.firstIndex(where: { $0.modal == modal }) else {
        throw .stale
      }
      next.presentations.removeSubrange(index...)
    case .scroll:
      break
    }
    return next
  }

  /// The changes that lead here from the root alone.
  var stepsFromRoot: [RouteChange] {
    var steps = stack.dropFirst().map { RouteChange.push($0) }
    for presentation in presentations {
      steps.append(.present(presentation.modal))
      steps += presentation.pushed.map { RouteChange.push($0) }
    }
    return steps
  }

  private mutating func editTopStack(_ edit: (inout [Route]) -> Void) {
    if presentations.isEmpty {
      edit(&stack)
    } else {
      edit(&presentations[presentations.count - 1].pushed)
    }
  }
}

#if !hasFeature(Embedded)
  extension NavigationState: Codable {
    private enum CodingKeys: String, CodingKey {
      case stack
      case presentations
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let stack = try container.decode([Route].self, forKey: .stack)
      guard !stack.isEmpty else {
        throw DecodingError.dataCorruptedError(
          forKey: .stack, in: container, debugDescription: "A navigation stack has a root")
      }
      self.init(
        stack: stack,
        presentations: try container.decode([Presentation].self, forKey: .presentations))
    }
  }
#endif
