@testable import ProfileFeature
import Signals

extension HeadlessApp {
  /// The log as a transcript would show it, without the times.
  var log: [String] {
    recorder.entries.map { $0.event.description }
  }

  /// What was logged while `actions` ran.
  func logged(_ actions: () -> Void) -> [String] {
    let before = recorder.entries.count
    actions()
    return Array(log.dropFirst(before))
  }

  /// Lets everything that is under way come to its end.
  func settle() {
    _ = advanceUntilIdle(limit: .seconds(60))
  }

  /// Taps, and lets what that begins come to its end.
  func tapAndSettle(_ id: String) {
    tap(id)
    settle()
  }

  /// The view model of the profile at the root.
  var profile: ProfileViewModel? {
    guard case .profile(let viewModel) = coordinator.topScreen else { return nil }
    return viewModel
  }

  /// What is wrong with the app and the screen on top.
  var violations: [String] {
    let sample = ScreenSample(screenElements)
    return AppInvariant.allCases.compactMap { $0.violation(in: self) }
      + ScreenInvariant.allCases.compactMap { $0.violation(in: sample) }
      + (isLaidOutOfState ? [] : ["the screen shows another state than it has"])
  }

  /// Whether the layout that is kept of the screen on top was made of the state that it has.
  private var isLaidOutOfState: Bool {
    _ = screenElements
    return shownScreens[coordinator.topScreenID]?.state == coordinator.topScreen.state
  }
}
