import Signals

/// What is true of a headless app after everything that is done, in the midst of transitions too; the raw value says it.
///
///     AppInvariant.allCases.compactMap { $0.violation(in: app) }  // []
///
/// What holds of the screen on top is a ``ScreenInvariant``.
public enum AppInvariant: String, Hashable, Sendable, CaseIterable {
  case screensFollowNavigation = "navigation state and what is shown are equal"
  case countsNotNegative = "counts are not negative"
  case nothingOutlivesScreen = "no subscription or view model outlives its screen"
  case nothingAfterCancel = "nothing is delivered after cancel"
  case noTimerWhenIdle = "no timer is pending when idle"

  /// What is wrong with the app, in words; `nil` if nothing is.
  public func violation(in app: HeadlessApp) -> String? {
    switch self {
    case .screensFollowNavigation: app.screenOtherThanNavigation
    case .countsNotNegative: app.negativeCount
    case .nothingOutlivesScreen: app.leftover
    case .nothingAfterCancel: app.census.lateDelivery.map { "\($0) got something it had cancelled" }
    case .noTimerWhenIdle:
      app.isIdle && app.clock.scheduledCount > 0 ? "a timer is pending, and nothing goes on" : nil
    }
  }
}

extension HeadlessApp {
  fileprivate var screenOtherThanNavigation: String? {
    let navigation = navigation
    for tab in Tab.allCases {
      let live = coordinator.liveDestinations(of: tab)
      let isNeverShown = live.isEmpty && tab != navigation.selectedTab
      guard isNeverShown || live == navigation.stack(of: tab).map({ .route($0) }) else {
        return "the tab \(tab.name) has other screens than its stack"
      }
    }
    let modals = navigation.presentations.map { presentation in
      [.modal(presentation.modal)] + presentation.pushed.map { Destination.route($0) }
    }
    guard Array(coordinator.liveDestinations.dropFirst()) == modals else {
      return "other screens are presented"
    }
    let elements = screenElements
    guard elements.tabs.isEmpty != navigation.isTabBarVisible else {
      return "the tab bar is \(elements.tabs.isEmpty ? "missing" : "where it should not be")"
    }
    let selected = elements.tabs.filter { $0.isSelected }
    guard selected.allSatisfy({ TabBarElement(rawValue: $0.id)?.tab == navigation.selectedTab })
    else { return "the tab bar shows another tab" }
    let bar = NavigationBar(navigation)
    guard (elements.element(BarElement.back.rawValue) != nil) == bar.hasBackButton else {
      return bar.hasBackButton
        ? "the back button is missing" : "there is a back button, and nowhere to go"
    }
    return nil
  }

  fileprivate var negativeCount: String? {
    guard coordinator.tabBar.currentState.unreadCount >= 0 else {
      return "the number of unread notices is below zero"
    }
    guard case .profile(let state) = coordinator.topScreen.state else { return nil }
    let profile = state.header.profile
    let isNegative = min(profile.postCount, profile.followerCount, profile.followingCount) < 0
    return isNegative ? "a count of \(profile.username) is below zero" : nil
  }

  fileprivate var leftover: String? {
    var named: [String: Int] = [:]
    for destination in coordinator.existingDestinations {
      named[destination.name, default: 0] += 1
    }
    for name in ElementCatalog.screens {
      let count = census.count(name)
      let expected = named[name, default: 0]
      guard count == expected else {
        return count > expected
          ? "a view model of \(name) outlives its screen" : "a view model of \(name) is missing"
      }
      guard expected > 0 || census.subscriptions[name] == nil else {
        return "a subscription of \(name) outlives its screen"
      }
    }
    return nil
  }
}
