import ProfileFeature
import Signals
import Testing

/// Virtual time, and taps while a transition runs.
@Suite struct HeadlessTimeTests {
  // MARK: Time

  @Test func `posts arrive one second after the start`() {
    let app = HeadlessApp(.own)
    #expect(app.count(ofPrefix: "post") == 0)
    #expect(!app.isIdle)
    app.advance(by: .milliseconds(999))
    #expect(app.count(ofPrefix: "post") == 0)
    app.advance(by: .milliseconds(1))
    #expect(app.count(ofPrefix: "post") == 12)
    #expect(app.isIdle)
  }

  @Test(arguments: [
    ("header.followers", 350), ("nav.settings", 350), ("header.edit", 500), ("nav.menu", 500),
  ])
  func `a transition takes its time`(id: String, milliseconds: Int) {
    let app = HeadlessApp(.own)
    app.settle()
    app.tap(id)
    app.advance(by: .milliseconds(milliseconds - 1))
    #expect(!app.isIdle)
    #expect(app.logged { app.tap("nav.back") } == ["ignored(transition)"])
    app.advance(by: .milliseconds(1))
    #expect(app.isIdle)
  }

  @Test func `scrolling takes no time`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tap("header.posts")
    #expect(app.isIdle)
    #expect(app.logged { app.tap("header.posts") }.last == "scroll section 1 item 0 top animated")
  }

  @Test func `waits until idle, but no longer than allowed`() {
    let app = HeadlessApp(.own)
    #expect(!app.advanceUntilIdle(limit: .milliseconds(500)))
    #expect(app.advanceUntilIdle(limit: .milliseconds(1_000)))
    #expect(app.clock.now.nanoseconds == 1_000_000_000)
    #expect(app.advanceUntilIdle())
    #expect(app.clock.now.nanoseconds == 1_000_000_000)
  }

  @Test func `waits for every timer`() {
    let app = HeadlessApp(.own)
    app.clock.schedule(after: app.clock.now.advanced(by: .seconds(30))) {}
    #expect(app.advanceUntilIdle())
    #expect(app.clock.now.nanoseconds == 30_000_000_000)
  }

  @Test func `is not idle while a finger drags a screen`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tapAndSettle("nav.settings")
    app.swipeBack(.begin)
    #expect(!app.isIdle)
    #expect(!app.advanceUntilIdle())
    app.swipeBack(.cancel)
    #expect(app.isIdle)
  }

  @Test func `nothing is scheduled when it is idle`() {
    let app = HeadlessApp(.other)
    app.tap("header.follow")
    app.tap("header.followers")
    app.settle()
    app.back()
    app.settle()
    #expect(app.clock.scheduledCount == 0)
    #expect(app.server.pendingRequests == [:])
  }

  // MARK: Double taps (NV1)

  @Test func `two taps on followers without waiting push once`() {
    let app = HeadlessApp(.own)
    app.tap("header.followers")
    app.tap("header.followers")
    #expect(
      app.log == [
        "followersButtonDidTap", #"push followers title "Followers""#, "ignored(transition)",
      ])
    app.settle()
    app.back()
    app.settle()
    #expect(
      app.logged { app.tap("header.followers") } == [
        "followersButtonDidTap", #"push followers title "Followers""#,
      ])
  }

  @Test func `of two taps in one turn the first counts`() {
    let app = HeadlessApp(.own)
    app.tap("header.following")
    app.tap("header.edit")
    #expect(app.recorder.changes == [.push(.following(of: "user_id"))])
    #expect(app.recorder.ignored == [.transition])
  }

  @Test func `no screen hears a tap during a transition`() {
    let app = HeadlessApp(.other)
    app.settle()
    app.tap("nav.settings")
    app.tap("header.follow")
    #expect(app.recorder.outputs.count == 1)
    #expect(app.server.pendingRequests == [:])
  }

  @Test func `a front end may let taps count during a transition`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.navigator.allowsInputDuringTransitions = true
    app.tap("nav.menu")
    app.tap("menu.settings")
    app.settle()
    #expect(
      app.log == [
        "menuButtonDidTap", "present menu sheet", "settingsDidSelect", "dismiss menu",
        #"push settings title "Settings""#,
      ])
    #expect(
      app.recorder.entries.map { $0.time.nanoseconds / 1_000_000 } == [
        1_000, 1_000, 1_000, 1_500, 2_000,
      ])
  }
}
