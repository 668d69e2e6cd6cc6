import Signals
import Testing

@testable import ProfileFeature

/// When a screen is laid out again, and when the last layout holds.
@Suite struct ShownScreenTests {
  /// Hears of a state before the app itself does, since the app listened to another screen meanwhile.
  @Test func `whoever hears of a state sees its elements`() {
    let app = HeadlessApp(.other)
    app.settle()
    var labels: [String] = []
    let binding = app.coordinator.topScreen.states.sink { _ in
      labels.append(app.element("header.follow")?.label ?? "none")
    }
    app.tap("header.followers")
    app.settle()
    app.back()
    app.settle()
    app.tap("header.follow")
    app.settle()
    app.tap("header.follow")
    #expect(labels == ["Follow", "Following", "Follow"])
    binding.cancel()
  }

  @Test func `a state that is as it was needs no other layout`() throws {
    let app = HeadlessApp(.other)
    app.settle()
    app.server.hold(.follow)
    let screen = app.coordinator.topScreenID
    _ = app.screenElements
    let before = try #require(app.shownScreens[screen])
    let profile = try #require(app.profile)
    for _ in 0..<2 {
      // To and fro, with no look between.
      profile.header.followButtonTapped()
      profile.header.followButtonTapped()
      _ = app.screenElements
      #expect(app.shownScreens[screen] === before)
    }
    profile.header.followButtonTapped()
    _ = app.screenElements
    #expect(app.shownScreens[screen] !== before)
  }

  @Test func `a relaunch is counted`() {
    let app = HeadlessApp(.own)
    #expect(app.relaunchCount == 0)
    app.relaunch()
    app.relaunch()
    #expect(app.relaunchCount == 2)
  }
}
