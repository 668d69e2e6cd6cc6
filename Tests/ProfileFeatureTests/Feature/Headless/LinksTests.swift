import Signals
import Testing

@testable import ProfileFeature

/// Links from outside, whatever is going on.
@Suite struct LinksTests {
  private func idle(_ library: ProfileLibrary = .own) -> HeadlessApp {
    let app = HeadlessApp(library)
    app.settle()
    return app
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let link: String
    let tab: Tab
    let stack: [String]
    var testDescription: String { link }
  }

  static let cases = [
    Case(link: "profile://", tab: .profile, stack: ["profile"]),
    Case(link: "profile://user/anna.codes", tab: .profile, stack: ["profile", "profile"]),
    Case(link: "profile://user/user_id", tab: .profile, stack: ["profile"]),
    Case(link: "profile://posts/p7", tab: .profile, stack: ["profile", "post"]),
    Case(link: "profile://followers", tab: .profile, stack: ["profile", "followers"]),
    Case(link: "profile://following", tab: .profile, stack: ["profile", "following"]),
    Case(link: "profile://edit", tab: .profile, stack: ["edit"]),
    Case(link: "profile://settings", tab: .profile, stack: ["profile", "settings"]),
    Case(link: "profile://search?q=cats", tab: .search, stack: ["search"]),
    Case(link: "profile://tab/notifications", tab: .notifications, stack: ["notifications"]),
  ]

  /// States from which links are opened, by what leads there.
  static let ways: [[String]] = [
    ["tab.upload"], ["header.followers", "list.row.0", "header.following"], ["nav.menu"],
    ["header.story"], ["header.edit"], ["nav.settings", "settings.logout"],
    ["post.0", "post.share"], ["nav.settings", "tab.notifications"], ["tab.feed"],
  ]

  @Test(arguments: cases, ways)
  func `a link leads to its place from everywhere, in one change`(_ test: Case, way: [String]) {
    let app = idle()
    for id in way { app.tapAndSettle(id) }
    let isThere = app.navigation.selectedTab == test.tab && app.navigation.stackNames == test.stack
    let log = app.logged { app.open(test.link) }
    #expect(log.count == 1)
    #expect(
      isThere ? log == ["ignored(alreadyShown)"] : log[0].hasPrefix("set tab \(test.tab.name) "))
    #expect(app.isIdle || !app.coordinator.isTransitioning, "it is not animated")
    #expect(app.navigation.selectedTab == test.tab)
    #expect(app.navigation.stackNames == test.stack)
  }

  @Test func `the same link again is shown already`() {
    let app = idle()
    app.open("profile://settings")
    #expect(app.logged { app.open("profile://settings") } == ["ignored(alreadyShown)"])
  }

  @Test func `a link to another tab keeps the others as they are`() {
    let app = idle()
    app.tapAndSettle("nav.settings")
    let settings = app.coordinator.topScreenID
    app.open("profile://search?q=cats")
    #expect(app.navigation.stack == [.search(query: "cats")])
    app.open("profile://tab/profile")
    #expect(app.coordinator.topScreenID == settings)
    app.open("profile://tab/search")
    #expect(app.navigation.stack == [.search(query: "cats")], "the tab as it was left")
    app.open("profile://search?q=dogs")
    #expect(app.navigation.stack == [.search(query: "dogs")])
    #expect(app.census.count("search") == 1)
  }

  @Test func `screens that a link keeps are the same, with what they show`() {
    let app = idle()
    app.tap("filter.tagged")
    app.tapAndSettle("nav.settings")
    app.open("profile://followers")
    app.settle()
    #expect(app.census.counts == ["profile": 1, "followers": 1])
    app.back()
    app.settle()
    #expect(app.element("filter.tagged")?.isSelected == true)
    #expect(app.server.pendingRequests == [:])
  }

  @Test(arguments: [
    ("profile://nowhere", "unknownLink"), ("https://example.com", "unknownLink"),
    ("", "unknownLink"), ("profile://tab/home", "unknownLink"),
    ("profile://posts/p99", "notFound"), ("profile://user/nobody", "notFound"),
  ])
  func `a link that leads nowhere changes nothing, and asks nothing`(link: String, reason: String) {
    let app = idle()
    app.tapAndSettle("header.edit")
    app.type("edit.name", "!")
    let before = app.navigation
    #expect(app.logged { app.open(link) } == ["ignored(\(reason))"])
    #expect(app.navigation == before)
  }

  @Test func `nobody edits somebody else's profile by a link`() {
    let app = idle(.other)
    #expect(app.logged { app.open("profile://edit") } == ["ignored(notFound)"])
  }

  @Test func `a link waits for the end of a transition`() {
    let app = idle()
    app.tap("nav.menu")
    #expect(app.logged { app.open("profile://settings") } == [])
    app.advance(by: .milliseconds(499))
    #expect(app.navigation.modalName == "menu")
    app.advance(by: .milliseconds(1))
    #expect(app.navigation.stackNames == ["profile", "settings"])
    #expect(app.census.counts == ["profile": 1, "settings": 1])
  }

  @Test func `a link waits until a finger lets go`() {
    let app = idle()
    app.tapAndSettle("nav.settings")
    app.swipeBack(.begin)
    app.open("profile://followers")
    #expect(app.navigation.stackNames == ["profile", "settings"])
    app.swipeBack(.cancel)
    #expect(app.navigation.stackNames == ["profile", "followers"])
  }

  @Test func `links that come together are followed one after the other`() {
    let app = idle()
    app.tap("nav.menu")
    for link in ["profile://tab/feed", "profile://nowhere", "profile://settings"] { app.open(link) }
    app.settle()
    #expect(
      app.log.suffix(3) == [
        #"set tab feed stack "showcase""#, "ignored(unknownLink)",
        #"set tab profile stack "profile user_id > settings""#,
      ])
  }

  // MARK: Unsaved edits

  private func edited() -> HeadlessApp {
    let app = idle()
    app.tapAndSettle("header.edit")
    app.type("edit.name", "!")
    return app
  }

  @Test func `unsaved edits ask first, and are kept if a person says so`() {
    let app = edited()
    #expect(app.logged { app.open("profile://tab/feed") } == ["present discard alert"])
    app.settle()
    app.tapAndSettle("alert.keep")
    #expect(app.navigation.modalName == "edit")
    #expect(app.element("edit.name")?.value == "Onamae!")
    #expect(app.navigation.selectedTab == .profile)
  }

  @Test func `unsaved edits that are discarded let the link go on, in one change`() {
    let app = edited()
    app.open("profile://tab/feed")
    app.settle()
    #expect(
      app.logged { app.tap("alert.discard") } == [
        "discardButtonDidTap", #"set tab feed stack "showcase""#,
      ])
    #expect(app.census.counts == ["profile": 1, "showcase": 1])
  }

  @Test func `a newer link takes the place of the one that is asked about`() {
    let app = edited()
    app.open("profile://tab/feed")
    app.open("profile://tab/feed")
    app.open("profile://search?q=cats")
    app.settle()
    #expect(
      app.log.suffix(4) == [
        "present discard alert", "ignored(alreadyShown)", "dismiss discard",
        "present discard alert",
      ])
    app.tap("alert.discard")
    #expect(app.navigation.stack == [.search(query: "cats")])
  }

  @Test func `of links that come together while an alert comes up, the last is asked about`() {
    let app = edited()
    app.dismiss()
    app.open("profile://tab/feed")
    app.open("profile://search?q=cats")
    app.settle()
    #expect(app.navigation.topModal == .discard(then: .search("cats")))
    #expect(app.recorder.ignored.isEmpty)
    app.tapAndSettle("alert.discard")
    #expect(app.navigation.stack == [.search(query: "cats")])
  }

  @Test func `a link asks even when another question stands over the edits`() {
    let app = edited()
    app.coordinator.perform([.push(.settings)])
    app.settle()
    app.tapAndSettle("settings.logout")
    app.open("profile://tab/feed")
    app.settle()
    #expect(app.navigation.topModal == .discard(then: .tab(.feed)))
    app.tap("alert.discard")
    #expect(app.navigation.selectedTab == .feed)
    #expect(app.census.counts == ["profile": 1, "showcase": 1])
  }
}
