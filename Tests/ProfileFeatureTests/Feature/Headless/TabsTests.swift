import Signals
import Testing

@testable import ProfileFeature

/// The five tabs, as a person goes about in them.
@Suite struct TabsTests {
  private func idle(_ library: ProfileLibrary = .own) -> HeadlessApp {
    let app = HeadlessApp(library)
    app.settle()
    return app
  }

  @Test func `tabs that were not shown load nothing`() {
    let app = idle()
    #expect(app.census.counts == ["profile": 1])
    #expect(app.server.pendingRequests == [:])
    app.tap("tab.notifications")
    #expect(app.census.counts == ["profile": 1, "notifications": 1])
    #expect(app.server.pendingRequests == [.notices: 1])
    app.settle()
    #expect(app.count(ofPrefix: "notification") == 3)
    app.tap("tab.feed")
    app.tap("tab.notifications")
    #expect(app.server.pendingRequests == [:], "what was loaded stays")
    #expect(app.count(ofPrefix: "notification") == 3)
  }

  @Test func `a tab that is left keeps its stack, and its screens what they show`() {
    let app = idle()
    app.tap("filter.tagged")
    app.tapAndSettle("post.0")
    let post = app.coordinator.topScreenID
    app.tap("tab.upload")
    app.type("upload.caption", "Draft")
    app.tap("tab.profile")
    #expect(app.coordinator.topScreenID == post)
    app.back()
    app.settle()
    #expect(app.element("filter.tagged")?.isSelected == true)
    app.tap("tab.upload")
    #expect(app.element("upload.caption")?.value == "Draft")
  }

  @Test func `a tab switch has no transition`() {
    let app = idle()
    app.tap("tab.feed")
    #expect(app.isIdle)
    #expect(app.logged { app.tap("tab.feed") }.last == "scroll to top animated")
    #expect(app.isIdle)
  }

  @Test func `during a transition the tab bar takes no taps`() {
    let app = idle()
    app.tap("nav.settings")
    #expect(app.logged { app.tap("tab.feed") } == ["ignored(transition)"])
  }

  @Test func `the badge goes when the notifications are shown, for good`() {
    let app = idle()
    #expect(app.element("tab.notifications")?.text == "2")
    app.tap("tab.notifications")
    #expect(app.element("tab.notifications")?.text == "")
    app.tap("tab.profile")
    #expect(app.element("tab.notifications")?.text == "")
    app.relaunch()
    #expect(app.element("tab.notifications")?.text == "")
  }

  @Test func `the tab bar is there on every screen but under a modal one`() {
    let app = idle()
    for id in ["header.followers", "list.row.0", "tab.feed", "tab.notifications", "notification.0"]
    {
      app.tapAndSettle(id)
      #expect(app.elements.suffix(5).map { $0.id } == Tab.allCases.map { "tab.\($0.name)" })
      #expect(app.elements.suffix(5).filter { $0.isSelected }.count == 1)
    }
    app.open("profile://edit")
    #expect(app.element("tab.feed") == nil)
  }

  @Test func `the showcase hides its bar, and shows it again on what is pushed from it`() {
    let app = idle()
    app.tap("tab.feed")
    #expect(app.element("nav.title") == nil)
    app.coordinator.perform([.push(.post(id: "p1"))])
    app.settle()
    #expect(app.element("nav.title")?.text == "Post")
    #expect(app.element("nav.back")?.value == "Post")
    app.swipeBack()
    #expect(app.navigation.stackNames == ["showcase"])
  }

  @Test func `a post that is tapped is deselected at once`() {
    let app = idle()
    app.tapAndSettle("post.3")
    app.back()
    app.settle()
    #expect(app.elements.filter { $0.isSelected }.map { $0.id } == ["filter.posts", "tab.profile"])
  }

  @Test func `a post that is published is the first in the grid`() {
    let app = idle()
    app.tapAndSettle("post.0")
    app.tap("tab.upload")
    app.type("upload.caption", "Fresh")
    app.tap("upload.post")
    app.settle()
    #expect(app.navigation.selectedTab == .profile)
    #expect(app.navigation.stackNames == ["profile"])
    #expect(app.count(ofPrefix: "post") == 13)
    #expect(app.element("post.0")?.label == "Fresh")
    #expect(app.element("header.posts")?.text == "13 Posts")
    app.tapAndSettle("post.0")
    #expect(app.element("post.caption")?.text == "Fresh")
    app.tap("tab.upload")
    #expect(app.element("upload.caption")?.value == "")
  }

  @Test(arguments: ["other", "empty", "huge"])
  func `a post can be published on every sample's page`(sample: String) throws {
    let app = idle(try #require(ProfileLibrary.sample(named: sample)))
    let before = app.count(ofPrefix: "post")
    app.tap("tab.upload")
    app.tap("upload.post")
    #expect(app.count(ofPrefix: "post") == before + 1)
    app.tapAndSettle("post.0")
    #expect(app.navigation.top == .route(.post(id: "new-1")))
  }

  @Test func `publishing that takes a while leads on when it has ended, if one waited for it`() {
    let app = idle()
    app.server.latencies[.upload] = .seconds(2)
    app.tap("tab.upload")
    app.tap("upload.post")
    #expect(app.element("upload.post")?.isEnabled == false)
    app.settle()
    #expect(app.navigation.selectedTab == .profile)
    app.tap("tab.upload")
    app.tap("upload.post")
    app.tap("tab.feed")
    app.settle()
    #expect(app.navigation.selectedTab == .feed)
    app.tap("tab.profile")
    #expect(app.count(ofPrefix: "post") == 14)
  }

  @Test func `a post that is published while the page loads is there once`() {
    let app = HeadlessApp(.own)
    app.tap("tab.upload")
    app.tap("upload.post")
    app.settle()
    #expect(app.count(ofPrefix: "post") == 13)
    #expect(app.element("header.posts")?.text == "13 Posts")
  }

  @Test func `publishing that fails keeps the caption`() {
    let app = idle()
    app.server.failures[.upload] = .times(1)
    app.tap("tab.upload")
    app.type("upload.caption", "Lake")
    app.tap("upload.post")
    #expect(app.navigation.selectedTab == .upload)
    #expect(app.element("upload.message") != nil)
    #expect(app.element("upload.caption")?.value == "Lake")
  }

  @Test func `logging out begins anew, in every tab`() {
    let app = idle()
    app.tapAndSettle("tab.notifications")
    app.tapAndSettle("notification.0")
    app.tap("tab.profile")
    app.tap("filter.tagged")
    app.tapAndSettle("nav.settings")
    app.tapAndSettle("settings.logout")
    #expect(app.logged { app.tap("alert.logout") }.last == "dismiss logout")
    app.advance(by: .milliseconds(500))
    #expect(app.log.last == "reset")
    #expect(app.census.counts == ["profile": 1])
    #expect(app.navigation == NavigationState(stack: [.profile(username: "user_id")]))
    #expect(app.count(ofPrefix: "post") == 0, "the page loads anew")
    #expect(app.element("filter.posts")?.isSelected == true)
    #expect(app.element("tab.notifications")?.text == "2")
    app.settle()
    #expect(app.count(ofPrefix: "post") == 12)
  }

  @Test func `not logging out leaves everything as it was`() {
    let app = idle()
    app.tapAndSettle("nav.settings")
    app.tapAndSettle("settings.logout")
    #expect(app.logged { app.swipeDown() } == ["ignored(notHittable)"])
    app.tapAndSettle("alert.cancel")
    #expect(app.navigation.stackNames == ["profile", "settings"])
  }

  @Test func `settings hold for the whole app`() {
    let app = idle()
    app.tapAndSettle("nav.settings")
    app.tap("settings.textsize")
    app.tap("settings.appearance")
    app.tap("settings.layout")
    app.back()
    app.settle()
    app.relaunch()
    app.settle()
    app.tapAndSettle("nav.settings")
    #expect(
      ["textsize", "appearance", "layout"].map { app.element("settings.\($0)")?.value } == [
        "xLarge", "dark", "classic",
      ])
  }

  // MARK: Lists and posts

  /// A library with a main account that so many follow.
  private func library(followers count: Int) -> ProfileLibrary {
    ProfileLibrary(
      Account(
        content: ProfileContent(profile: Profile(username: "me", name: "Me", isOwn: true)),
        followers: (1...count).map { UserSummary(username: "u\($0)", name: "U\($0)") }))
  }

  @Test func `a list has pages of twenty, and the next one comes at the end`() {
    let app = idle(library(followers: 45))
    app.tapAndSettle("header.followers")
    #expect(app.count(ofPrefix: "list.row") == 20)
    for count in [40, 45, 45] {
      #expect(app.logged { app.scrollToEnd() } == ["listEndDidAppear"])
      app.settle()
      #expect(app.count(ofPrefix: "list.row") == count)
    }
    app.tapAndSettle("list.row.44")
    #expect(app.navigation.top == .route(.profile(username: "u45")))
    #expect(app.logged { app.scrollToEnd() } == ["ignored(notHittable)"])
  }

  @Test func `who is followed in a list is followed on their page`() {
    let app = idle()
    app.tapAndSettle("header.followers")
    #expect(app.element("list.follow#mika.draws")?.text == "Following")
    app.tap("list.follow#anna.codes")
    #expect(app.element("list.follow#anna.codes")?.text == "Following")
    app.settle()
    app.tapAndSettle("list#anna.codes")
    #expect(app.element("header.follow")?.isSelected == true)
    #expect(app.element("header.followers")?.label == "10,544 followers")
  }

  @Test func `a follow in a list that fails is taken back`() {
    let app = idle()
    app.tapAndSettle("header.followers")
    app.server.failures[.follow] = .times(1)
    app.tap("list.follow.0")
    app.settle()
    #expect(app.element("list.follow.0")?.text == "Follow")
  }

  @Test func `a liked post is liked when one comes back, and not if that failed`() {
    let app = idle()
    app.tapAndSettle("post.0")
    app.tapAndSettle("post.like")
    app.back()
    app.settle()
    app.tapAndSettle("post.0")
    #expect(app.element("post.like")?.isSelected == true)
    app.server.failures[.like] = .times(1)
    app.tap("post.like")
    #expect(app.element("post.like")?.isSelected == false)
    app.settle()
    #expect(app.element("post.like")?.isSelected == true)
  }

  @Test(arguments: ["archive", "saved"])
  func `the menu leads on in two changes`(choice: String) {
    let app = idle()
    app.tapAndSettle("nav.menu")
    app.tapAndSettle("menu.\(choice)")
    #expect(app.recorder.changes.map { $0.description }.dropFirst().first == "dismiss menu")
    #expect(app.navigation.stackNames == ["profile", choice])
    #expect(app.element("shelf.empty")?.text == "Nothing here yet")
  }
}
