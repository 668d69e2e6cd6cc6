import Testing

@testable import ProfileFeature

@Suite struct NavigationStateTests {
  private let home = NavigationState(stack: [.profile(username: "user_id")])

  private func state(_ changes: RouteChange...) throws -> NavigationState {
    var state = home
    for change in changes { state = try state.applying(change) }
    return state
  }

  private func reason(_ change: RouteChange, in state: NavigationState) -> IgnoredReason? {
    do {
      _ = try state.applying(change)
      return nil
    } catch {
      return error
    }
  }

  @Test func `begins with its root`() {
    #expect(home.stackNames == ["profile"])
    #expect(home.modalName == nil)
    #expect(home.isAtRoot)
    #expect(home.top == .route(.profile(username: "user_id")))
  }

  @Test func `pushes and pops`() throws {
    let pushed = try state(.push(.followers(of: "user_id")), .push(.profile(username: "anna")))
    #expect(pushed.stackNames == ["profile", "followers", "profile"])
    #expect(!pushed.isAtRoot)
    #expect(try pushed.applying(.pop).stackNames == ["profile", "followers"])
    #expect(try pushed.applying(.popToRoot) == home)
  }

  @Test func `presents over the stack, with a stack of its own`() throws {
    let edited = try state(.push(.settings), .present(.editProfile))
    #expect(edited.modalName == "edit")
    #expect(edited.stackNames == ["edit"])
    #expect(edited.isAtRoot)
    let pushed = try edited.applying(.push(.settings))
    #expect(pushed.stackNames == ["edit", "settings"])
    #expect(try pushed.applying(.popToRoot) == edited)
    #expect(try pushed.applying(.dismiss(.editProfile)) == state(.push(.settings)))
  }

  @Test func `takes what stands on a modal screen along when it is dismissed`() throws {
    let stacked = try state(.present(.menu), .present(.newStory))
    #expect(stacked.modalName == "story")
    #expect(try stacked.applying(.dismiss(.newStory)) == state(.present(.menu)))
    #expect(try stacked.applying(.dismiss(.menu)) == home)
  }

  @Test func `stays as it is when the screen scrolls`() throws {
    #expect(try state(.scroll(section: 1, item: 0, animated: true)) == home)
  }

  @Test func `says why a change cannot happen`() throws {
    #expect(reason(.pop, in: home) == .atRoot)
    #expect(reason(.popToRoot, in: home) == .atRoot)
    #expect(reason(.dismiss(.menu), in: home) == .nothingPresented)
    let settings = try state(.push(.settings))
    #expect(reason(.push(.settings), in: settings) == .alreadyShown)
    let menu = try state(.present(.menu))
    #expect(reason(.present(.menu), in: menu) == .alreadyShown)
    #expect(reason(.dismiss(.newStory), in: menu) == .stale)
    #expect(reason(.pop, in: menu) == .atRoot)
  }

  @Test func `pushes an equal route when it is not on top`() throws {
    let state = try state(.push(.settings), .push(.post(id: "p1")))
    #expect(reason(.push(.settings), in: state) == nil)
  }

  @Test func `belongs to the topmost profile`() throws {
    #expect(home.topProfile == "user_id")
    #expect(
      try state(.push(.profile(username: "anna")), .present(.menu), .push(.settings)).topProfile
        == "anna")
  }

  // MARK: Tabs

  @Test func `has five tabs, of which the profile is selected and alone was shown`() {
    #expect(
      Tab.allCases.map { $0.name } == ["feed", "search", "upload", "notifications", "profile"])
    #expect(home.selectedTab == .profile)
    #expect(home.visitedTabs == [.profile])
    #expect(
      Tab.allCases.map { home.stack(of: $0) } == [
        [.showcase], [.search(query: "")], [.newPost], [.notifications],
        [.profile(username: "user_id")],
      ])
    #expect(
      Tab.allCases.map { home.root(of: $0).title } == [
        "Post", "Search", "New Post", "Notifications", "user_id",
      ])
    #expect(home.root(of: .feed).hidesBar)
  }

  @Test func `keeps the stack of a tab that is left`() throws {
    let left = try state(.push(.settings), .selectTab(.feed))
    #expect(left.stackNames == ["showcase"])
    #expect(left.isAtRoot)
    #expect(left.visitedTabs == [.profile, .feed])
    #expect(left.stack(of: .profile).count == 2)
    let pushed = try left.applying(.push(.post(id: "p1")))
    #expect(pushed.stackNames == ["showcase", "post"])
    #expect(pushed.belowTop?.title == "Post")
    let back = try pushed.applying(.selectTab(.profile))
    #expect(back.stackNames == ["profile", "settings"])
    #expect(back.stack(of: .feed) == [.showcase, .post(id: "p1")])
    #expect(try back.applying(.popToRoot).stack(of: .feed) == [.showcase, .post(id: "p1")])
  }

  @Test func `presents over all tabs`() throws {
    let menu = try state(.selectTab(.notifications), .present(.menu))
    #expect(!menu.isTabBarVisible)
    #expect(reason(.selectTab(.feed), in: menu) == .notHittable)
    #expect(reason(.selectTab(.notifications), in: menu) == .alreadyShown)
    #expect(try menu.applying(.dismiss(.menu)).selectedTab == .notifications)
  }

  @Test func `pushes nothing that stands at the root of a tab`() {
    for route in [Route.showcase, .search(query: "x"), .newPost, .notifications] {
      #expect(reason(.push(route), in: home) == .notHittable)
    }
  }

  // MARK: Alerts and share sheets

  @Test func `lets nothing stand on an alert, and on a share sheet an alert alone`() throws {
    let alert = try state(.push(.settings), .present(.logout))
    for change in [RouteChange.push(.archive), .present(.menu), .present(.discard(then: nil))] {
      #expect(reason(change, in: alert) == .notHittable)
    }
    let share = try state(.present(.share(.post("p1"))))
    #expect(reason(.push(.settings), in: share) == .notHittable)
    #expect(reason(.present(.menu), in: share) == .notHittable)
    #expect(reason(.present(.share(.post("p2"))), in: share) == .alreadyShown)
    #expect(reason(.present(.logout), in: share) == nil)
  }

  @Test func `asks one question of a kind`() throws {
    let asked = try state(.present(.editProfile), .present(.discard(then: nil)))
    #expect(reason(.present(.discard(then: .settings)), in: asked) == .alreadyShown)
    #expect(reason(.dismiss(.discard(then: .settings)), in: asked) == .stale)
    #expect(try asked.applying(.dismiss(.editProfile)) == home)
  }

  // MARK: Everything at once

  @Test func `is set as a whole, unless it is the same`() throws {
    let target = try state(.selectTab(.feed), .push(.settings))
    #expect(try home.applying(.set(target)) == target)
    #expect(reason(.set(home), in: home) == .alreadyShown)
  }

  @Test func `begins anew`() throws {
    let deep = try state(.push(.settings), .selectTab(.feed), .push(.post(id: "p1")))
    #expect(try deep.applying(.reset) == home)
    #expect(try home.applying(.reset) == home)
  }

  @Test func `follows a person who takes another username, everywhere`() throws {
    let before = try state(
      .push(.followers(of: "user_id")), .selectTab(.feed), .push(.following(of: "user_id")),
      .present(.editProfile), .push(.profile(username: "user_id")), .push(.profile(username: "b")))
    let after = try before.applying(.rename("user_id", to: "me"))
    #expect(after.stack(of: .profile) == [.profile(username: "me"), .followers(of: "me")])
    #expect(after.stack(of: .feed) == [.showcase, .following(of: "me")])
    #expect(
      after.presentations == [
        Presentation(.editProfile, pushed: [.profile(username: "me"), .profile(username: "b")])
      ])
  }

  @Test func `refuses states that cannot be reached`() async {
    await #expect(processExitsWith: .failure) { _ = NavigationState(stack: [.settings]) }
    await #expect(processExitsWith: .failure) {
      _ = NavigationState(
        stack: [.profile(username: "a")], presentations: [Presentation(.menu), Presentation(.menu)])
    }
  }

  @Test func `refuses a stack without a root`() async {
    await #expect(processExitsWith: .failure) {
      _ = NavigationState(stack: [])
    }
  }
}
