import ProfileFeature
import Signals
import Testing

/// Leaving the app for another one, and coming back.
@Suite struct LifecycleTests {
  private func settledApp() -> HeadlessApp {
    let app = HeadlessApp(.own)
    _ = app.advanceUntilIdle()
    return app
  }

  @Test func `nothing can be done to an app that is not on screen`() {
    let app = settledApp()
    app.background()
    app.tap("header.followers")
    app.tap(at: Point(x: 100, y: 100))
    app.back()
    app.swipeBack()
    app.swipeDown()
    app.dismiss()
    app.pull("profile.grid")
    app.type("edit.name", "x")
    app.background()
    #expect(app.recorder.changes == [])
    #expect(app.recorder.ignored == Array(repeating: .notHittable, count: 9))
    #expect(app.isInBackground)
  }

  @Test func `time goes on, and the app is as it has become when it comes back`() {
    let app = HeadlessApp(.own)
    app.background()
    _ = app.advanceUntilIdle()
    app.foreground()
    #expect(app.count(ofPrefix: "post") == 12)
    app.tap("header.followers")
    #expect(app.recorder.changes == [.push(.followers(of: "user_id"))])
    app.foreground()
    #expect(app.recorder.ignored == [.alreadyShown])
  }

  @Test func `a relaunch starts where the app was left`() {
    let app = settledApp()
    app.tap("header.followers")
    _ = app.advanceUntilIdle()
    app.background()
    app.relaunch()
    #expect(!app.isInBackground)
    #expect(app.navigation.stackNames == ["profile", "followers"])
  }

  @Test func `a link brings the app on screen`() {
    let app = settledApp()
    app.background()
    app.open("profile://settings")
    #expect(!app.isInBackground)
    #expect(app.navigation.stackNames == ["profile", "settings"])
  }

  @Test func `a finger lets go of the screen that it has hold of`() {
    let app = settledApp()
    app.tap("header.followers")
    _ = app.advanceUntilIdle()
    app.swipeBack(.begin)
    app.background()
    app.foreground()
    app.swipeBack()
    #expect(app.recorder.ignored == [])
    #expect(app.recorder.changes.last == .pop)
  }

  @Test func `a server is as it is prepared before the first screen asks it`() {
    let app = HeadlessApp(.own) { server in server.latencies[.posts] = .seconds(5) }
    app.advance(by: .milliseconds(4_999))
    #expect(app.count(ofPrefix: "post") == 0)
    app.advance(by: .milliseconds(1))
    #expect(app.count(ofPrefix: "post") == 12)
  }

  @Test func `is refreshing from the pull to the reply`() {
    let app = settledApp()
    #expect(!app.isRefreshing)
    app.pull("profile.grid")
    #expect(app.isRefreshing)
    _ = app.advanceUntilIdle()
    #expect(!app.isRefreshing)
  }
}
