import ProfileFeature
import Signals
import Testing

/// Going back, dismissing, pulling down and swiping.
@Suite struct HeadlessWaysBackTests {
  @Test func `back at the root is ignored`() {
    let app = HeadlessApp(.own)
    app.back()
    app.swipeBack()
    #expect(app.log == ["ignored(atRoot)", "ignored(atRoot)"])
  }

  @Test func `back at the root of a modal screen is ignored`() {
    let app = HeadlessApp(.own)
    app.tapAndSettle("header.edit")
    #expect(app.logged { app.back() } == ["ignored(atRoot)"])
    #expect(app.logged { app.swipeBack() } == ["ignored(atRoot)"])
  }

  @Test func `nothing presented cannot be dismissed or pulled down`() {
    let app = HeadlessApp(.own)
    app.dismiss()
    app.swipeDown()
    #expect(app.log == ["ignored(nothingPresented)", "ignored(nothingPresented)"])
  }

  @Test func `a full-screen modal cannot be pulled down, but dismissed`() {
    let app = HeadlessApp(.own)
    app.tapAndSettle("header.edit")
    #expect(app.logged { app.swipeDown() } == ["ignored(notHittable)"])
    #expect(app.logged { app.dismiss() } == ["dismiss edit"])
    #expect(app.logged { app.dismiss() } == ["ignored(transition)"])
  }

  @Test func `a sheet can be pulled down`() {
    let app = HeadlessApp(.own)
    app.tapAndSettle("header.story")
    #expect(app.logged { app.swipeDown() } == ["dismiss story"])
    #expect(app.isIdle)
    #expect(app.navigation.modalName == nil)
  }

  @Test func `a swipe that is cancelled changes nothing, one that finishes pops`() {
    let app = HeadlessApp(.own)
    app.tapAndSettle("nav.settings")
    #expect(app.logged { app.swipeBack(.begin) } == [])
    #expect(app.logged { app.tap("nav.back") } == ["ignored(transition)"])
    #expect(app.logged { app.swipeBack(.begin) } == ["ignored(transition)"])
    #expect(app.logged { app.swipeBack(.cancel) } == [])
    #expect(app.navigation.stackNames == ["profile", "settings"])
    #expect(app.logged { app.swipeBack() } == ["pop"])
    #expect(app.navigation.stackNames == ["profile"])
  }

  @Test func `a swipe finger by finger pops when it finishes`() {
    let app = HeadlessApp(.own)
    app.tapAndSettle("nav.settings")
    app.swipeBack(.begin)
    app.advance(by: .seconds(1))
    #expect(app.navigation.stackNames == ["profile", "settings"])
    #expect(app.logged { app.swipeBack(.finish) } == ["pop"])
    #expect(app.logged { app.swipeBack(.cancel) } == ["ignored(stale)"])
  }

  @Test func `swipes during a transition count after it`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tap("nav.settings")
    app.swipeBack()
    #expect(app.navigation.stackNames == ["profile", "settings"])
    app.advance(by: .milliseconds(350))
    #expect(app.navigation.stackNames == ["profile"])
    #expect(app.recorder.changes == [.push(.settings), .pop])
    app.tap("nav.menu")
    app.swipeDown()
    app.swipeDown()
    app.settle()
    #expect(app.navigation.modalName == nil)
    #expect(app.recorder.changes.suffix(2) == [.present(.menu), .dismiss(.menu)])
    #expect(app.recorder.ignored == [.stale])
  }
}
