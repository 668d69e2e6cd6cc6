import ProfileFeature
import Signals
import Testing

/// What is said since the last action, and when.
@Suite struct SpokenAnnouncementTests {
  private func app(_ library: ProfileLibrary = .own) -> HeadlessApp {
    let app = HeadlessApp(library)
    app.settle()
    return app
  }

  private func texts(_ app: HeadlessApp) -> [String] { app.announcements.map { $0.text } }

  @Test func `the first screen is announced at the start`() {
    #expect(texts(HeadlessApp(.own)) == ["user_id"])
  }

  @Test func `another screen is announced when it appears`() {
    let app = app()
    app.tap("header.followers")
    #expect(texts(app) == ["Followers"])
    app.settle()
    app.back()
    #expect(texts(app) == ["user_id"])
    app.settle()
    app.tap("nav.menu")
    #expect(texts(app) == ["Menu"])
    app.settle()
    // Two changes, each of which shows another screen.
    app.tapAndSettle("menu.settings")
    #expect(texts(app) == ["user_id", "Settings"])
    app.tap("settings.logout")
    #expect(texts(app) == ["Log out?"])
  }

  @Test func `a tab is announced, and one that is on top already is not`() {
    let app = app()
    app.tap("tab.search")
    #expect(texts(app) == ["Search"])
    app.tap("tab.search")
    #expect(texts(app).isEmpty)
  }

  @Test func `a swipe, a link and a relaunch are announced`() {
    let app = app()
    app.tapAndSettle("header.followers")
    app.swipeBack()
    #expect(texts(app) == ["user_id"])
    app.open("profile://settings")
    #expect(texts(app) == ["Settings"])
    app.relaunch()
    #expect(texts(app) == ["Settings"])
  }

  @Test func `a refresh is announced when it begins and when it ends, on failure too`() {
    let app = app()
    let start = app.clock.now
    app.pull("profile.grid")
    #expect(texts(app) == ["Refreshing"])
    app.settle()
    #expect(texts(app) == ["Refreshing", "Refresh ended"])
    #expect(app.announcements.first?.time == start)
    #expect(app.announcements.last?.time == start.advanced(by: .seconds(1)))
    app.server.failures[.posts] = .times(1)
    app.pull("profile.grid")
    app.settle()
    #expect(texts(app) == ["Refreshing", "Refresh ended"])
  }

  @Test func `following is announced, and taking it back after a failure`() {
    let app = app(.other)
    app.server.failures[.follow] = .times(1)
    app.tap("header.follow")
    #expect(texts(app) == ["Following Anna Lindqvist"])
    app.settle()
    #expect(texts(app) == ["Following Anna Lindqvist", "No longer following Anna Lindqvist"])
  }

  @Test func `following in a list is announced`() {
    let app = app()
    app.tapAndSettle("header.followers")
    app.tap("list.follow.0")
    #expect(texts(app) == ["Following Anna Lindqvist"])
  }

  @Test func `a failure to save is announced`() {
    let app = app()
    app.tapAndSettle("header.edit")
    app.server.failures[.edit] = .times(1)
    app.type("edit.name", "x")
    app.tap("edit.save")
    #expect(texts(app).isEmpty)
    app.settle()
    #expect(texts(app) == ["Your changes could not be saved. Try again."])
  }

  @Test func `what was said before an action is not since it`() {
    let app = app()
    app.pull("profile.grid")
    #expect(!texts(app).isEmpty)
    app.reader(.next)
    #expect(texts(app).isEmpty)
    app.settle()
    #expect(texts(app) == ["Refresh ended"])
    app.scroll("post.0", by: 10)
    #expect(texts(app).isEmpty)
  }

  @Test func `is said in the language that is shown`() {
    let app = app(.other)
    app.traits.language = "x-pseudo"
    app.tap("header.follow")
    #expect(texts(app) == [Words.pseudo[.followingPerson, name: "Anna Lindqvist"]])
    app.traits.language = "en"
    app.tap("header.followers")
    #expect(texts(app) == ["Followers"])
  }

  @Test func `a screen that is covered says nothing`() {
    let app = app(.other)
    app.server.failures[.follow] = .times(1)
    app.tap("header.follow")
    app.tap("header.followers")
    app.settle()
    #expect(texts(app) == ["Followers"])
  }

  @Test func `listening keeps no screen alive`() {
    let app = app()
    app.tapAndSettle("header.followers")
    #expect(app.census.count("followers") == 1)
    app.back()
    app.settle()
    #expect(app.census.count("followers") == 0)
    #expect(app.census.subscriptions["followers"] == nil)
  }
}
