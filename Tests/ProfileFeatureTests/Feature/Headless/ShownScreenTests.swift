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

  @Test func `a state that is as it was needs no other layout`() {
    let app = HeadlessApp(.other)
    app.settle()
    app.scroll("grid", by: 40)
    let before = app.screenElements
    app.server.hold(.follow)
    app.tap("header.follow")
    app.tap("header.follow")
    #expect(app.screenElements.scroll == before.scroll)
    #expect(app.elements == Array(before))
  }

  @Test func `a relaunch is counted`() {
    let app = HeadlessApp(.own)
    #expect(app.relaunchCount == 0)
    app.relaunch()
    app.relaunch()
    #expect(app.relaunchCount == 2)
  }
}
