extension RoutingDecision {
  /// Decides what an event means, from nothing but the event and its context.
  ///
  ///     let home = NavigationState(stack: [.profile(username: "user_id")])
  ///     RoutingDecision(
  ///       .profile(.settingsButtonDidTap, of: "user_id"), in: RoutingContext(navigation: home))
  ///     // .changes([.push(.settings)])
  public init(_ output: ScreenOutput, in context: RoutingContext) {
    guard !context.isTransitioning else {
      self = .ignored(.transition)
      return
    }
    let decision = RoutingDecision.meaning(of: output, itemCount: context.itemCount)
    self = decision.reconsidered(in: context)
  }

  /// The one place where events become changes: a new event does not compile until it has its line here.
  private static func meaning(of output: ScreenOutput, itemCount: Int) -> RoutingDecision {
    switch output {
    case .backButtonDidTap:
      .changes([.pop])
    case .profile(.header(.postButtonDidTap), _):
      // The header is section 0, the grid section 1.
      itemCount > 0
        ? .changes([.scroll(section: 1, item: 0, animated: true)]) : .ignored(.nothingToShow)
    case .profile(.header(.followersButtonDidTap), let username):
      .changes([.push(.followers(of: username))])
    case .profile(.header(.followingButtonDidTap), let username):
      .changes([.push(.following(of: username))])
    case .profile(.header(.editButtonDidTap), _):
      .changes([.present(.editProfile)])
    case .profile(.header(.followButtonDidTap), _):
      .changes([])
    case .profile(.header(.storyButtonDidTap), _):
      .changes([.present(.newStory)])
    case .profile(.settingsButtonDidTap, _):
      .changes([.push(.settings)])
    case .profile(.menuButtonDidTap, _):
      .changes([.present(.menu)])
    case .profile(.filterDidSelect, _):
      .changes([])
    case .profile(.postDidSelect(let id), _):
      .changes([.push(.post(id: id))])
    case .profile(.refreshDidPull, _):
      .changes([])
    case .userList(.userDidSelect(let username)):
      .changes([.push(.profile(username: username))])
    case .editProfile(.editCancelButtonDidTap):
      .changes([.dismiss(.editProfile)])
    case .newStory(.storyCancelButtonDidTap), .newStory(.storyPostButtonDidTap):
      .changes([.dismiss(.newStory)])
    case .menu(.settingsDidSelect):
      .changes([.dismiss(.menu), .push(.settings)])
    }
  }

  /// The decision as navigation stands: a destination that is shown already says so, even to a screen
  /// that it covers; otherwise a covered screen takes no taps.
  private func reconsidered(in context: RoutingContext) -> RoutingDecision {
    var reason: IgnoredReason?
    if case .changes(let changes) = self, changes.count == 1 {
      do {
        _ = try context.navigation.applying(changes[0])
      } catch {
        reason = error
      }
    }
    if reason != .alreadyShown, context.isCovered { reason = .notHittable }
    return reason.map { .ignored($0) } ?? self
  }
}
