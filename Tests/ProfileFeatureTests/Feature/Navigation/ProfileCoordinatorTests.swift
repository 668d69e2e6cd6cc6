import Signals
import Testing

@testable import ProfileFeature

@Suite struct ProfileCoordinatorTests {
  private let followers = RouteChange.push(.followers(of: "user_id"))

  // MARK: Events

  @Test func `logs the event and then the change that it led to`() {
    let bench = Bench()
    bench.topProfile?.header.followersTapped()
    #expect(bench.log == ["followersButtonDidTap", #"push followers title "Followers""#])
    #expect(bench.navigator.performed == [followers])
    #expect(bench.coordinator.navigation.stackNames == ["profile", "followers"])
  }

  @Test func `knows how many posts there are when the posts button is tapped`() {
    let bench = Bench()
    bench.topProfile?.header.postsTapped()
    bench.manual.posts.succeed(0, bench.library.main.content)
    bench.topProfile?.header.postsTapped()
    #expect(
      bench.log == [
        "postButtonDidTap", "ignored(nothingToShow)",
        "postButtonDidTap", "scroll section 1 item 0 top animated",
      ])
  }

  @Test func `counts the posts of the filter that is chosen`() {
    let bench = Bench(.other)
    var content = bench.library.main.content
    content.tagged = PostCollection()
    bench.manual.posts.succeed(0, content)
    bench.topProfile?.filterTapped(.tagged)
    bench.topProfile?.header.postsTapped()
    #expect(bench.log.last == "ignored(nothingToShow)")
  }

  @Test func `does not find a post that is gone`() {
    let bench = Bench()
    bench.topProfile?.postTapped("p99")
    #expect(bench.log == ["postDidSelect(p99)", "ignored(notFound)"])
    #expect(bench.coordinator.navigation.stackNames == ["profile"])
    #expect(bench.navigator.performed == [])
  }

  @Test func `shows the tapped post's own model`() throws {
    let bench = Bench()
    bench.topProfile?.postTapped("p7")
    guard case .post(let viewModel) = bench.coordinator.topScreen else {
      Issue.record("No post on top: \(bench.coordinator.navigation.stackNames)")
      return
    }
    #expect(viewModel.currentState.post == bench.library.post("p7"))
  }

  @Test func `goes back by the navigation bar`() {
    let bench = Bench()
    bench.go(followers)
    bench.coordinator.backButtonTapped()
    bench.navigator.endTransition()
    bench.coordinator.backButtonTapped()
    #expect(
      bench.log == [
        #"push followers title "Followers""#, "backButtonDidTap", "pop", "backButtonDidTap",
        "ignored(atRoot)",
      ])
  }

  // MARK: Tabs and links

  @Test func `a report about a screen in another tab is stale`() {
    let bench = Bench()
    bench.go(followers)
    let list = bench.coordinator.topScreenID
    bench.coordinator.perform([.selectTab(.feed)])
    bench.navigator.endTransition()
    bench.coordinator.report(.swipeBackDidBegin(list))
    bench.coordinator.report(.swipeBackDidFinish(list))
    #expect(bench.log.suffix(2) == ["ignored(stale)", "ignored(stale)"])
    #expect(bench.coordinator.navigation.stack(of: .profile).count == 2)
  }

  @Test func `a report about a sheet that a link took away is stale`() {
    let bench = Bench()
    bench.go(.present(.menu))
    let sheet = bench.coordinator.topRootID
    bench.coordinator.open("profile://settings")
    bench.navigator.endTransition()
    bench.coordinator.report(.sheetWasPulledDown(sheet))
    #expect(bench.log.last == "ignored(stale)")
    #expect(bench.coordinator.navigation.stackNames == ["profile", "settings"])
  }

  @Test func `a tab that is asked for during a swipe comes after it`() {
    let bench = Bench()
    bench.go(followers)
    let top = bench.coordinator.topScreenID
    bench.coordinator.report(.swipeBackDidBegin(top))
    bench.coordinator.perform([.selectTab(.feed)])
    bench.coordinator.tabBar.tabTapped(.search)
    #expect(bench.log.last == "ignored(transition)")
    bench.coordinator.report(.swipeBackDidCancel(top))
    #expect(bench.coordinator.navigation.selectedTab == .feed)
    #expect(bench.coordinator.navigation.stack(of: .profile).count == 2)
  }

  @Test func `a front end that animates a link keeps what it takes away until its end`() {
    let bench = Bench()
    bench.go(.push(.settings), .present(.menu))
    bench.coordinator.open("profile://followers")
    #expect(bench.coordinator.isTransitioning)
    #expect(bench.coordinator.navigation.stackNames == ["profile", "followers"])
    #expect(bench.census.counts == ["profile": 1, "settings": 1, "menu": 1, "followers": 1])
    bench.navigator.endTransition()
    #expect(bench.census.counts == ["profile": 1, "followers": 1])
  }

  @Test func `what a service answered comes before what was asked for later`() {
    let bench = Bench()
    bench.go(.present(.editProfile))
    guard case .editProfile(let form) = bench.coordinator.topScreen else {
      Issue.record("No form on top: \(bench.coordinator.navigation)")
      return
    }
    form.textChanged(.name, to: "New")
    form.saveButtonTapped()
    bench.coordinator.perform([.push(.settings)])
    bench.manual.edit.succeed(0, bench.library.main.profile)
    bench.coordinator.perform([.push(.archive)])
    #expect(bench.log.last == "profileDidSave(user_id)", "it waits")
    bench.navigator.endTransition()
    #expect(bench.log.last == "dismiss edit")
    bench.navigator.endTransition()
    #expect(bench.coordinator.navigation.stackNames == ["profile", "archive"])
  }

  @Test func `a notice of what is gone leads nowhere`() {
    let bench = Bench()
    bench.go(.selectTab(.notifications))
    guard case .notifications(let viewModel) = bench.coordinator.topScreen else {
      Issue.record("No notifications on top: \(bench.coordinator.navigation)")
      return
    }
    bench.manual.notices.succeed(
      0,
      [
        Notice(id: "a", news: .like(by: ""), target: .post("gone")),
        Notice(id: "b", news: .follow(by: ""), target: .profile(username: "gone")),
      ])
    viewModel.notificationTapped("a")
    viewModel.notificationTapped("b")
    #expect(
      bench.log.suffix(4) == [
        "notificationDidSelect(a)", "ignored(notFound)", "notificationDidSelect(b)",
        "ignored(notFound)",
      ])
  }

  @Test func `sends where it is, now and after each change`() {
    let bench = Bench()
    let states = Log(bench.coordinator.navigationStates)
    bench.go(.push(.settings), .scrollToTop, .pop)
    #expect(states.values.map { $0.stackNames.count } == [1, 2, 1])
    #expect(states.values.last == bench.coordinator.navigation)
  }

  @Test func `a link from inside a subscriber is followed after what is handled`() {
    let bench = Bench()
    bench.navigator.isAnimated = false
    let coordinator = bench.coordinator
    let subscription = coordinator.events.sink { [unowned coordinator] event in
      if event == .change(.push(.settings)) { coordinator.open("profile://tab/feed") }
    }
    coordinator.perform([.push(.settings), .push(.archive)])
    subscription.cancel()
    #expect(coordinator.navigation.selectedTab == .feed)
    #expect(coordinator.navigation.stack(of: .profile).count == 3)
  }
}
