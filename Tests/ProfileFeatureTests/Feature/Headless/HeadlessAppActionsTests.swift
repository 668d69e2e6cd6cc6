import ProfileFeature
import Signals
import Testing

@Suite struct HeadlessAppActionsTests {
  private let app = HeadlessApp(.own)

  private var lastAction: [String] {
    app.recorder.lastAction.map { $0.event.description }
  }

  @Test func `the last action begins with what a person does, and goes on while time passes`() {
    app.settle()
    app.back()
    #expect(app.recorder.lastAction.ignored == [.atRoot])
    app.tap("header.edit")
    app.settle()
    app.clear("edit.name")
    app.type("edit.name", "A")
    app.tap("edit.save")
    #expect(lastAction == ["editSaveButtonDidTap"])
    app.settle()
    #expect(app.recorder.lastAction.changes.map { $0.description } == ["dismiss edit"])
    #expect(app.recorder.lastAction.outputs.first?.name == "editSaveButtonDidTap")
    app.tap("header.edit")
    #expect(app.recorder.lastAction.ignored == [])
  }

  @Test func `several taps are one action`() {
    app.tap("header.followers", times: 3)
    #expect(
      lastAction == [
        "followersButtonDidTap", #"push followers title "Followers""#, "ignored(transition)",
        "ignored(transition)",
      ])
    app.settle()
    app.doubleTap("nav.back")
    #expect(app.recorder.lastAction.changes == [.pop])
    #expect(app.recorder.lastAction.ignored == [.transition])
    app.tap("header.edit", times: 0)
    #expect(lastAction == [])
  }

  @Test func `a text is one action, however many keys it takes`() {
    app.tap("tab.search")
    app.type("search.field", "lake")
    #expect(lastAction == Array(repeating: "queryDidChange", count: 4))
    app.type("search.field", "")
    #expect(lastAction == [])
    app.type("header.name", "no field")
    #expect(lastAction == ["ignored(notHittable)"])
  }

  @Test func `a whole swipe is one action, and each of its parts is one`() {
    app.tapAndSettle("header.followers")
    app.swipeBack()
    #expect(app.recorder.lastAction.changes == [.pop])
    app.settle()
    app.tapAndSettle("header.followers")
    app.swipeBack(.begin)
    #expect(lastAction == [])
    app.swipeBack(.finish)
    #expect(app.recorder.lastAction.changes == [.pop])
  }

  @Test(
    arguments: [
      { $0.relaunch() }, { $0.background() }, { $0.foreground() },
      { $0.open("profile://tab/feed") },
      { $0.reader(.next) }, { $0.press(.escape) }, { $0.swipeDown() }, { $0.dismiss() },
      { $0.longPress("header.edit") }, { $0.cancelDrag("post.0") },
      { $0.scroll(to: "header.name") },
      { $0.scroll("header.name", by: 1) }, { $0.pull("header.name") }, { $0.clear("header.name") },
      { $0.tap(at: .zero) }, { $0.drag("post.0", to: "post.1") }, { $0.scrollToEnd() },
    ] as [@Sendable (HeadlessApp) -> Void])
  func `whatever a person does begins another action`(_ action: @Sendable (HeadlessApp) -> Void) {
    app.tap("header.posts")
    #expect(lastAction == ["postButtonDidTap", "ignored(nothingToShow)"])
    action(app)
    #expect(!lastAction.contains("postButtonDidTap"))
  }

  // MARK: Time, and what is seen

  @Test func `time passes until something is so, and no longer`() {
    #expect(app.advance(until: { app.count(ofPrefix: "post") == 12 }, within: .seconds(5)))
    #expect(app.clock.now.nanoseconds == 1_000_000_000)
    // Nothing more happens, so that the time is up.
    #expect(!app.advance(until: { app.navigation.modalName != nil }, within: .milliseconds(250)))
    #expect(app.clock.now.nanoseconds == 1_250_000_000)
    #expect(app.advance(until: { app.isIdle }, within: .seconds(0)))
    #expect(!app.advance(until: { !app.isIdle }, within: .seconds(0)))
    #expect(app.clock.now.nanoseconds == 1_250_000_000)
  }

  @Test func `what is scrolled out of sight or not there cannot be seen`() {
    app.settle()
    #expect(app.isVisible("header.name"))
    #expect(app.isVisible("post#p1"))
    #expect(!app.isVisible("post.11"))
    #expect(!app.isVisible("post.99"))
    app.scroll(to: "post.11")
    #expect(app.isVisible("post.11"))
    #expect(!app.isVisible("header.name"))
  }
}
