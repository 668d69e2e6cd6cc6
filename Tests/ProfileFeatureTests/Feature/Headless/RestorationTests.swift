import Foundation
import Signals
import Testing

@testable import ProfileFeature

/// State that is saved as a value, and screens that come back from it.
@Suite struct RestorationTests {
  static let ways: [[String]] = [
    [], ["filter.posts"], ["header.followers", "list.row.0", "post.0"], ["nav.menu"],
    ["header.story"], ["header.edit"], ["nav.settings", "settings.logout"],
    ["post.0", "post.share"], ["nav.menu", "menu.archive", "tab.feed"],
    ["tab.notifications", "notification.0", "tab.upload", "tab.notifications"], ["tab.search"],
  ]

  @Test(arguments: ways)
  func `a restored app shows the same elements`(way: [String]) throws {
    let app = HeadlessApp(.own)
    app.settle()
    for id in way { app.tapAndSettle(id) }
    let saved = try JSONEncoder().encode(app.navigation)
    let state = try JSONDecoder().decode(NavigationState.self, from: saved)
    let restored = HeadlessApp(.own, restoring: state)
    #expect(restored.navigation == app.navigation)
    restored.settle()
    #expect(restored.elements == app.elements)
    #expect(restored.log == [])
    for tab in Tab.allCases {
      for one in [app, restored] where one.navigation.isTabBarVisible {
        one.tapAndSettle("tab.\(tab.name)")
      }
      #expect(restored.elements == app.elements, "\(tab)")
    }
  }

  @Test func `a search that a link began, and what is shared of it, come back`() throws {
    let app = HeadlessApp(.own, start: .search("lake"))
    app.settle()
    for id in ["search.share", "photo.0.3", "photo.0.1", "search.share"] { app.tapAndSettle(id) }
    let saved = try JSONEncoder().encode(app.navigation)
    let state = try JSONDecoder().decode(NavigationState.self, from: saved)
    let restored = HeadlessApp(.own, restoring: state)
    #expect(restored.server.pendingRequests == [.photos: 1])
    restored.settle()
    #expect(restored.elements == app.elements)
    #expect(restored.element("share.item.0")?.label == "Lake 4")
    restored.tapAndSettle("share.close")
    #expect(restored.element("search.field")?.value == "lake")
    #expect(restored.count(ofPrefix: "photo.0") == 8)
    #expect(restored.element("search.chosen") == nil, "what was not saved is lost")
  }

  @Test func `a restored screen loads its own data, in the tab that is shown`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tapAndSettle("tab.notifications")
    app.tapAndSettle("notification.0")
    app.tapAndSettle("tab.profile")
    app.tapAndSettle("header.followers")
    let restored = HeadlessApp(.own, restoring: app.navigation)
    #expect(restored.server.pendingRequests == [.posts: 1, .people: 1])
    #expect(restored.census.counts == ["profile": 1, "followers": 1])
    restored.settle()
    restored.tap("tab.notifications")
    #expect(restored.server.pendingRequests == [.posts: 1, .notices: 1])
    #expect(restored.navigation.stackNames == ["notifications", "profile"])
  }

  @Test func `what is gone is left out, in every tab`() throws {
    var state = NavigationState(stack: [.profile(username: "user_id"), .settings])
    for change in [.selectTab(.feed), .push(.post(id: "gone")), .push(.settings)] as [RouteChange] {
      state = try state.applying(change)
    }
    let app = HeadlessApp(.own, restoring: try state.applying(.selectTab(.profile)))
    #expect(app.navigation.stackNames == ["profile", "settings"])
    #expect(app.navigation.stack(of: .feed) == [.showcase])
    let covered = HeadlessApp(.own, restoring: try state.applying(.present(.menu)))
    #expect(covered.navigation.selectedTab == .feed)
    #expect(covered.navigation.presentations.isEmpty, "what stood on it goes as well")
    let share = NavigationState(
      stack: [.profile(username: "user_id")],
      presentations: [
        Presentation(.menu, pushed: [.settings, .post(id: "gone")]),
        Presentation(.share(.post("p1"))),
      ])
    #expect(
      HeadlessApp(.own, restoring: share).navigation.presentations == [
        Presentation(.menu, pushed: [.settings])
      ])
  }

  @Test func `a state of somebody who is not known begins at the library's own page`() {
    let state = NavigationState(stack: [.profile(username: "nobody"), .settings])
    #expect(HeadlessApp(.own, restoring: state).navigation.stack == [.profile(username: "user_id")])
  }

  @Test func `a relaunch keeps where one is, and loses what was not saved`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tapAndSettle("header.edit")
    app.type("edit.name", "!")
    app.relaunch()
    #expect(app.navigation.modalName == "edit")
    app.settle()
    #expect(app.element("edit.name")?.value == "Onamae")
    #expect(app.census.counts == ["profile": 1, "edit": 1])
    #expect(app.logged { app.tap("edit.cancel") } == ["editCancelButtonDidTap", "dismiss edit"])
  }

  @Test func `a relaunch during a transition is where the transition led`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tap("nav.settings")
    app.open("profile://tab/feed")
    app.relaunch()
    #expect(app.navigation.stackNames == ["profile", "settings"])
    #expect(!app.coordinator.isTransitioning)
    app.settle()
    #expect(app.navigation.stackNames == ["profile", "settings"], "what waited is lost")
    #expect(app.clock.scheduledCount == 0)
  }
}
