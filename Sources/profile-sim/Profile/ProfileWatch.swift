import ProfileFeature
import Signals

/// Notices whatever may change what one headless app shows, or where it is.
///
/// It hears of changes as a front end would, so that a tap without effect costs it next to nothing.
final class ProfileWatch {
  /// What was heard since the run began: an object of its own, which subscriptions can hold.
  private final class Heard {
    var changeCount = 0
    var hasOtherScreen = true
    /// Where the route changes of the log have led, from where the run began.
    var navigation: NavigationState?

    func note(_ change: RouteChange) {
      switch change {
      case .scroll, .scrollToTop, .openLink:
        // They lead nowhere else.
        return
      case .push, .pop, .popToRoot, .present, .dismiss, .selectTab, .set, .rename, .reset:
        changeCount += 1
        hasOtherScreen = true
        do {
          navigation = try navigation?.applying(change)
        } catch {
          navigation = nil
        }
      }
    }
  }

  /// Grows with every change, as of the last ``look(at:)``.
  private(set) var revision = 0

  private let heard = Heard()
  /// Of which run of the app it hears; nil before it was looked at.
  private var relaunchCount: Int?
  private var log: AnyCancellable?
  private var screen: AnyCancellable?
  private var tabBar: AnyCancellable?

  /// - Returns: the revision as it is now.
  func look(at app: HeadlessApp) -> Int {
    if relaunchCount != app.relaunchCount { attach(to: app) }
    let heard = heard
    if heard.hasOtherScreen {
      heard.hasOtherScreen = false
      screen = app.coordinator.topScreen.states.sink { _ in heard.changeCount += 1 }
    }
    revision = heard.changeCount + app.census.revision + app.traitsRevision
    return revision
  }

  /// What is wrong if the log does not tell where the app is.
  func fault(inLogOf app: HeadlessApp) -> String? {
    heard.navigation == app.navigation ? nil : "its route changes lead elsewhere"
  }

  private func attach(to app: HeadlessApp) {
    let heard = heard
    relaunchCount = app.relaunchCount
    heard.navigation = app.navigation
    heard.hasOtherScreen = true
    log = app.coordinator.events.sink { event in
      if case .change(let change) = event { heard.note(change) }
    }
    tabBar = app.coordinator.tabBar.state.sink { _ in heard.changeCount += 1 }
  }
}
