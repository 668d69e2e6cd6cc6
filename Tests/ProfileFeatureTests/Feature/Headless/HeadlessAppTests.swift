import ProfileFeature
import Signals
import Testing

@Suite struct HeadlessAppTests {
  @Test func `a tap on followers pushes them`() {
    let app = HeadlessApp(.own)
    app.tap("header.followers")
    #expect(app.recorder.changes == [.push(.followers(of: "user_id"))])
  }

  /// A way to a screen, a tap there, and everything that follows from the tap.
  struct Case: Sendable, CustomTestStringConvertible {
    let library: String
    let way: [String]
    let tap: String
    let log: [String]

    init(_ library: String, _ way: [String] = [], tap: String, _ log: String...) {
      self.library = library
      self.way = way
      self.tap = tap
      self.log = log
    }

    var testDescription: String { (way + [tap]).joined(separator: " → ") + " in \(library)" }
  }

  @Test(arguments: [
    Case("own", tap: "header.posts", "postButtonDidTap", "scroll section 1 item 0 top animated"),
    Case("empty", tap: "header.posts", "postButtonDidTap", "ignored(nothingToShow)"),
    Case(
      "own", tap: "header.followers", "followersButtonDidTap",
      #"push followers title "Followers""#),
    Case(
      "own", tap: "header.following", "followingButtonDidTap",
      #"push following title "Following""#),
    Case(
      "own", tap: "header.edit", "editButtonDidTap",
      #"present edit fullscreen title "Edit Profile""#),
    Case("other", tap: "header.edit", "ignored(notHittable)"),
    Case("other", tap: "header.follow", "followButtonDidTap"),
    Case("own", tap: "header.follow", "ignored(notHittable)"),
    Case("own", tap: "header.story", "storyButtonDidTap", "present story sheet"),
    Case("own", tap: "nav.settings", "settingsButtonDidTap", #"push settings title "Settings""#),
    Case("own", tap: "nav.menu", "menuButtonDidTap", "present menu sheet"),
    Case("own", tap: "filter.posts", "filterDidSelect(0)"),
    Case("own", tap: "filter.tagged", "filterDidSelect(1)"),
    Case("own", tap: "post.6", "postDidSelect(p7)", #"push post p7 title "Post""#),
    Case("own", tap: "post#p7", "postDidSelect(p7)", #"push post p7 title "Post""#),
    Case(
      "own", ["filter.tagged"], tap: "post.0", "postDidSelect(pt1)", #"push post pt1 title "Post""#),
    Case("huge", tap: "post.99999", "postDidSelect(p100000)", #"push post p100000 title "Post""#),
    Case("own", tap: "post.12", "ignored(notHittable)"),
    Case("own", tap: "header.name", "ignored(notHittable)"),
    Case("own", tap: "header.avatar", "ignored(notHittable)"),
    Case("own", tap: "profile.grid", "ignored(notHittable)"),
    Case("own", tap: "nav.back", "ignored(notHittable)"),
    Case("own", ["header.followers"], tap: "nav.back", "backButtonDidTap", "pop"),
    Case("own", ["header.followers"], tap: "header.followers", "ignored(notHittable)"),
    Case("own", ["header.followers"], tap: "nav.title", "ignored(notHittable)"),
    Case(
      "own", ["header.followers"], tap: "list.row.0", "userDidSelect(anna.codes)",
      #"push profile anna.codes title "anna.codes""#),
    Case(
      "own", ["header.following"], tap: "list#mika.draws", "userDidSelect(mika.draws)",
      #"push profile mika.draws title "mika.draws""#),
    Case(
      "own", ["header.followers", "list#anna.codes"], tap: "header.following",
      "followingButtonDidTap", #"push following title "Following""#),
    Case("own", ["post.0"], tap: "post.caption", "ignored(notHittable)"),
    Case("own", ["post.0"], tap: "post.1", "ignored(notHittable)"),
    Case("own", ["header.edit"], tap: "edit.cancel", "editCancelButtonDidTap", "dismiss edit"),
    Case("own", ["header.edit"], tap: "edit.name"),
    Case("own", ["header.edit"], tap: "edit.save", "ignored(notHittable)"),
    Case("own", ["header.edit"], tap: "tab.feed", "ignored(notHittable)"),
    Case("own", tap: "tab.feed", "tabDidSelect(feed)", "select tab feed"),
    Case("own", tap: "tab.search", "tabDidSelect(search)", "select tab search"),
    Case("own", tap: "tab.upload", "tabDidSelect(upload)", "select tab upload"),
    Case(
      "own", tap: "tab.notifications", "tabDidSelect(notifications)", "select tab notifications"),
    Case("own", tap: "tab.profile", "tabDidReselect(profile)", "scroll to top animated"),
    Case(
      "own", ["header.followers", "list.row.0"], tap: "tab.profile", "tabDidReselect(profile)",
      "pop to root"),
    Case(
      "own", ["header.followers", "tab.feed"], tap: "tab.profile", "tabDidSelect(profile)",
      "select tab profile"),
    Case("own", ["tab.feed"], tap: "tab.feed", "tabDidReselect(feed)", "scroll to top animated"),
    Case(
      "own", ["tab.feed"], tap: "showcase.telegram", "linkDidTap(telegram)", "open link telegram"),
    Case(
      "own", ["tab.feed"], tap: "showcase.linkedin", "linkDidTap(linkedin)", "open link linkedin"),
    Case("own", ["tab.feed"], tap: "nav.title", "ignored(notHittable)"),
    Case(
      "own", ["tab.notifications"], tap: "notification.0",
      "notificationDidSelect(follow-anna.codes)",
      #"push profile anna.codes title "anna.codes""#),
    Case(
      "own", ["tab.notifications"], tap: "notification#like-p1", "notificationDidSelect(like-p1)",
      #"push post p1 title "Post""#),
    Case("own", ["tab.upload"], tap: "upload.caption"),
    Case(
      "own", ["nav.settings", "tab.upload"], tap: "upload.post", "uploadPostButtonDidTap",
      "postDidPublish(new-1)", "select tab profile", "pop to root"),
    Case("own", ["post.0"], tap: "post.like", "likeButtonDidTap"),
    Case("own", ["post.0"], tap: "post.share", "postShareButtonDidTap(p1)", "present share sheet"),
    Case(
      "own", ["post.0", "post.share"], tap: "share.close", "shareCloseButtonDidTap(p1)",
      "dismiss share"),
    Case("own", ["nav.settings"], tap: "settings.textsize", "textSizeButtonDidTap"),
    Case("own", ["nav.settings"], tap: "settings.appearance", "appearanceButtonDidTap"),
    Case("own", ["nav.settings"], tap: "settings.layout", "layoutButtonDidTap"),
    Case(
      "own", ["nav.settings"], tap: "settings.logout", "logoutButtonDidTap", "present logout alert"),
    Case(
      "own", ["nav.settings", "settings.logout"], tap: "alert.cancel", "logoutCancelButtonDidTap",
      "dismiss logout"),
    Case(
      "own", ["nav.settings", "settings.logout"], tap: "alert.logout", "logoutConfirmButtonDidTap",
      "dismiss logout"),
    Case("own", ["nav.settings", "settings.logout"], tap: "alert.message", "ignored(notHittable)"),
    Case("own", ["nav.menu"], tap: "menu.archive", "archiveDidSelect", "dismiss menu"),
    Case("own", ["nav.menu"], tap: "menu.saved", "savedDidSelect", "dismiss menu"),
    Case(
      "own", ["header.followers"], tap: "list.follow.0", "listFollowButtonDidTap(anna.codes)"),
    Case(
      "own", ["header.following"], tap: "list.follow#mika.draws",
      "listFollowButtonDidTap(mika.draws)"),
    Case("own", ["header.edit"], tap: "header.followers", "ignored(notHittable)"),
    Case("own", ["header.story"], tap: "story.cancel", "storyCancelButtonDidTap", "dismiss story"),
    Case("own", ["header.story"], tap: "story.post", "storyPostButtonDidTap", "dismiss story"),
    Case("own", ["nav.menu"], tap: "nav.menu", "ignored(notHittable)"),
    Case("own", ["nav.settings"], tap: "header.posts", "ignored(notHittable)"),
  ])
  func `a tap leads to`(_ test: Case) throws {
    let library = try #require(ProfileLibrary.sample(named: test.library))
    let app = HeadlessApp(library)
    app.settle()
    for id in test.way { app.tapAndSettle(id) }
    #expect(app.logged { app.tap(test.tap) } == test.log)
  }

  @Test func `a choice in the menu dismisses it and then pushes, with times`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tapAndSettle("nav.menu")
    app.tap("menu.settings")
    app.settle()
    let lines = app.recorder.entries.map { "\($0.time.nanoseconds / 1_000_000) \($0.event)" }
    #expect(
      lines == [
        "1000 menuButtonDidTap", "1000 present menu sheet", "1500 settingsDidSelect",
        "1500 dismiss menu", #"2000 push settings title "Settings""#,
      ])
    #expect(app.clock.now.nanoseconds == 2_350_000_000)
  }

  // MARK: Refresh and follow

  @Test func `pulling the grid reloads it`() {
    let app = HeadlessApp(.own)
    app.settle()
    #expect(app.logged { app.pull("profile.grid") } == ["refreshDidPull"])
    #expect(app.profile?.currentState.isRefreshing == true)
    #expect(app.logged { app.pull("profile.grid") } == [], "a second pull does nothing")
    app.advance(by: .seconds(1))
    #expect(app.profile?.currentState.isRefreshing == false)
    #expect(app.logged { app.pull("header.name") } == ["ignored(notHittable)"])
    #expect(app.logged { app.pull("list.row.0") } == ["ignored(notHittable)"])
  }

  @Test func `the grid says that it is refreshing`() {
    let app = HeadlessApp(.own)
    app.settle()
    #expect(app.element("profile.grid")?.value == nil)
    app.pull("profile.grid")
    #expect(app.element("profile.grid")?.value == "Refreshing")
    app.settle()
    #expect(app.element("profile.grid")?.value == nil)
  }

  @Test func `a refresh that fails ends too`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.server.failures[.posts] = .times(1)
    app.pull("profile.grid")
    app.settle()
    #expect(app.profile?.currentState.isRefreshing == false)
    #expect(app.count(ofPrefix: "post") == 12)
  }

  @Test func `following shows at once, and stays when one comes back`() {
    let app = HeadlessApp(.own, start: .user("anna.codes"))
    app.settle()
    app.tap("header.follow")
    #expect(app.element("header.follow")?.text == "Following")
    #expect(app.element("header.followers")?.label == "10,544 followers")
    app.settle()
    app.back()
    app.settle()
    app.tapAndSettle("header.followers")
    app.tapAndSettle("list#anna.codes")
    #expect(app.element("header.follow")?.isSelected == true)
    #expect(app.element("header.followers")?.label == "10,544 followers")
  }

  @Test func `following that fails is taken back`() {
    let app = HeadlessApp(.other)
    app.settle()
    app.server.failures[.follow] = .times(1)
    app.tap("header.follow")
    app.tap("header.follow")
    app.tap("header.follow")
    #expect(app.element("header.follow")?.text == "Following")
    app.settle()
    #expect(app.element("header.follow")?.text == "Follow")
    #expect(app.element("header.followers")?.label == "10,543 followers")
    #expect(app.recorder.outputs.count == 3)
  }

  // MARK: Start

  @Test(
    arguments: [
      (.home, ["profile"]), (.user("anna.codes"), ["profile", "profile"]),
      (.post("p7"), ["profile", "post"]), (.followers, ["profile", "followers"]),
      (.following, ["profile", "following"]), (.edit, ["edit"]),
      (.settings, ["profile", "settings"]),
    ] as [(DeepLink, [String])])
  func `starts where a link leads, with a way back`(link: DeepLink, names: [String]) {
    let app = HeadlessApp(.own, start: link)
    #expect(app.navigation.stackNames == names)
    #expect(app.log == [])
    app.settle()
    if app.navigation.modalName == nil { app.back() } else { app.dismiss() }
    app.settle()
    #expect(app.navigation.stackNames == ["profile"])
    #expect(app.count(ofPrefix: "post") == 12)
  }

  @Test func `records a link to what is not there`() {
    let app = HeadlessApp(.own, start: .post("p99"))
    #expect(app.navigation.stackNames == ["profile"])
    #expect(app.log == ["ignored(notFound)"])
  }
}
