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

  // MARK: Transitions (NV1)

  @Test func `pushes once for two fast taps, and again after the transition`() {
    let bench = Bench()
    let profile = bench.topProfile
    profile?.header.followersTapped()
    profile?.header.followersTapped()
    #expect(bench.changes == [followers])
    #expect(bench.log.last == "ignored(transition)")
    bench.navigator.endTransition()
    bench.go(.pop)
    profile?.header.followersTapped()
    #expect(bench.changes == [followers, .pop, followers])
  }

  @Test func `takes the first of two taps on different things`() {
    let bench = Bench()
    let profile = bench.topProfile
    profile?.header.followersTapped()
    profile?.settingsButtonTapped()
    #expect(
      bench.log == [
        "followersButtonDidTap", #"push followers title "Followers""#, "settingsButtonDidTap",
        "ignored(transition)",
      ])
  }

  @Test func `lets what was tapped during a transition wait when the navigator allows it`() {
    let bench = Bench()
    bench.navigator.allowsInputDuringTransitions = true
    let profile = bench.topProfile
    profile?.header.followersTapped()
    profile?.header.followersTapped()
    #expect(bench.log.last == "ignored(alreadyShown)")
    profile?.settingsButtonTapped()
    #expect(bench.log.last == "ignored(notHittable)", "it is covered by now")
    bench.topList?.rowTapped("anna.codes")
    #expect(bench.log.last == "userDidSelect(anna.codes)", "it waits")
    bench.navigator.endTransition()
    #expect(bench.log.last == #"push profile anna.codes title "anna.codes""#)
  }

  @Test func `makes the changes of one event one after the other`() {
    let bench = Bench()
    bench.go(.present(.menu))
    bench.topMenu?.settingsTapped()
    #expect(bench.navigator.performed.last == .dismiss(.menu))
    #expect(bench.coordinator.navigation.stackNames == ["profile"])
    bench.navigator.endTransition()
    #expect(bench.navigator.performed.last == .push(.settings))
    bench.navigator.endTransition()
    #expect(
      bench.log == [
        "present menu sheet", "settingsDidSelect", "dismiss menu",
        #"push settings title "Settings""#,
      ])
    #expect(!bench.coordinator.isTransitioning)
  }

  @Test func `makes them at once when nothing is animated`() {
    let bench = Bench()
    bench.navigator.isAnimated = false
    bench.coordinator.perform([.present(.menu)])
    bench.topMenu?.settingsTapped()
    #expect(bench.coordinator.navigation.stackNames == ["profile", "settings"])
    #expect(!bench.coordinator.isTransitioning)
    #expect(bench.census.counts == ["profile": 1, "settings": 1])
  }

  @Test func `passes on from a step with nothing to do`() {
    let bench = Bench()
    bench.coordinator.perform([.dismiss(.menu), .push(.settings)])
    #expect(bench.log == ["ignored(nothingPresented)", #"push settings title "Settings""#])
  }

  @Test func `takes the end of a transition once, and only of the one that runs`() {
    let bench = Bench()
    bench.coordinator.perform([followers, .push(.settings)])
    bench.navigator.reportEnd(of: .pop)
    #expect(bench.changes == [followers])
    bench.navigator.reportEnd(of: followers)
    #expect(bench.changes == [followers, .push(.settings)])
    bench.navigator.reportEnd(of: followers)
    #expect(bench.coordinator.isTransitioning)
    bench.navigator.endTransition()
    bench.navigator.endTransition()
    #expect(!bench.coordinator.isTransitioning)
    #expect(bench.log.filter { $0 == "ignored(stale)" }.count == 3)
  }

  // MARK: Re-entry (RE6)

  @Test func `finishes an event before one that its handling sends`() throws {
    let bench = Bench()
    let profile = try #require(bench.topProfile)
    let subscription = bench.coordinator.events.sink { event in
      if case .output(.profile(.header(.storyButtonDidTap), _)) = event {
        profile.settingsButtonTapped()
        profile.header.followersTapped()
      }
    }
    profile.header.storyButtonTapped()
    subscription.cancel()
    #expect(
      bench.log == [
        "storyButtonDidTap", "present story sheet",
        "settingsButtonDidTap", "ignored(transition)",
        "followersButtonDidTap", "ignored(transition)",
      ])
  }

  @Test func `takes what comes in while a change is published after it`() {
    let bench = Bench()
    bench.navigator.isAnimated = false
    let coordinator = bench.coordinator
    let subscription = coordinator.events.sink { [unowned coordinator] event in
      if event == .change(.push(.settings)) { coordinator.backButtonTapped() }
    }
    coordinator.perform([.push(.settings), .push(.post(id: "p1"))])
    subscription.cancel()
    #expect(
      bench.log == [
        #"push settings title "Settings""#, #"push post p1 title "Post""#, "backButtonDidTap",
        "ignored(notHittable)",
      ])
  }

  @Test func `takes what the end of a screen sends after everything is put away`() {
    let bench = Bench()
    let coordinator = bench.coordinator
    bench.manual.people.atEnd { [unowned coordinator] in coordinator.perform([.push(.settings)]) }
    bench.go(followers, .pop)
    #expect(
      bench.log == [
        #"push followers title "Followers""#, "pop", #"push settings title "Settings""#,
      ])
    #expect(bench.census.counts == ["profile": 1, "settings": 1])
  }

  // MARK: Going back (NV2)

  @Test func `pops one screen when a pop is asked for and then reported too`() {
    let bench = Bench()
    bench.go(followers, .push(.profile(username: "anna.codes")))
    let top = bench.coordinator.topScreenID
    bench.coordinator.perform([.pop])
    bench.coordinator.report(.swipeBackDidFinish(top))
    bench.navigator.endTransition()
    #expect(bench.coordinator.navigation.stackNames == ["profile", "followers"])
    #expect(bench.log.suffix(2) == ["pop", "ignored(stale)"])
  }

  @Test func `pops one screen when a swipe is reported, however often`() {
    let bench = Bench()
    bench.go(followers, .push(.profile(username: "anna.codes")))
    let top = bench.coordinator.topScreenID
    bench.coordinator.report(.swipeBackDidBegin(top))
    bench.coordinator.report(.swipeBackDidFinish(top))
    bench.coordinator.report(.swipeBackDidFinish(top))
    #expect(bench.coordinator.navigation.stackNames == ["profile", "followers"])
    #expect(bench.log.suffix(2) == ["pop", "ignored(stale)"])
    #expect(bench.navigator.performed.last != .pop, "the system has shown it already")
  }

  @Test func `a report about an equal screen shown earlier is stale`() {
    let bench = Bench()
    bench.go(followers)
    let old = bench.coordinator.topScreenID
    bench.go(.pop, followers)
    bench.coordinator.report(.swipeBackDidFinish(old))
    #expect(bench.log.last == "ignored(stale)")
    #expect(bench.coordinator.navigation.stackNames == ["profile", "followers"])
  }

  @Test func `the root cannot be popped or swiped away`() {
    let bench = Bench()
    let root = bench.coordinator.topScreenID
    bench.coordinator.perform([.pop])
    bench.coordinator.perform([.popToRoot])
    bench.coordinator.report(.swipeBackDidBegin(root))
    bench.coordinator.report(.swipeBackDidFinish(root))
    #expect(bench.log == Array(repeating: "ignored(atRoot)", count: 4))
    #expect(bench.coordinator.navigation.stackNames == ["profile"])
    #expect(!bench.coordinator.isTransitioning)
  }

  @Test func `a swipe is a transition until the finger lets go`() {
    let bench = Bench()
    bench.go(followers)
    let list = bench.topList
    let top = bench.coordinator.topScreenID
    bench.coordinator.report(.swipeBackDidBegin(top))
    #expect(bench.coordinator.isTransitioning)
    list?.rowTapped("anna.codes")
    #expect(bench.log.last == "ignored(transition)")
    bench.coordinator.report(.swipeBackDidCancel(top))
    #expect(!bench.coordinator.isTransitioning)
    #expect(bench.coordinator.navigation.stackNames == ["profile", "followers"])
    list?.rowTapped("anna.codes")
    #expect(bench.changes.last == .push(.profile(username: "anna.codes")))
  }

  @Test func `a swipe reported during a transition counts after it, once`() {
    let bench = Bench()
    bench.coordinator.perform([followers])
    let top = bench.coordinator.topScreenID
    bench.coordinator.report(.swipeBackDidBegin(top))
    bench.coordinator.report(.swipeBackDidFinish(top))
    #expect(bench.coordinator.navigation.stackNames == ["profile", "followers"])
    bench.navigator.endTransition()
    #expect(bench.coordinator.navigation.stackNames == ["profile"])
    #expect(!bench.coordinator.isTransitioning)
    #expect(bench.changes == [followers, .pop])
  }

  @Test func `a change asked for during a swipe waits for its end`() {
    let bench = Bench()
    bench.go(followers)
    let top = bench.coordinator.topScreenID
    bench.coordinator.report(.swipeBackDidBegin(top))
    bench.coordinator.perform([.push(.settings)])
    #expect(bench.changes == [followers])
    bench.coordinator.report(.swipeBackDidFinish(top))
    #expect(bench.changes == [followers, .pop, .push(.settings)])
  }

  @Test func `letting go without having begun is stale`() {
    let bench = Bench()
    bench.go(followers)
    bench.coordinator.report(.swipeBackDidCancel(bench.coordinator.topScreenID))
    #expect(bench.log.last == "ignored(stale)")
  }

  @Test func `letting go of another screen does not end a swipe`() {
    let bench = Bench()
    let root = bench.coordinator.topScreenID
    bench.go(followers)
    let top = bench.coordinator.topScreenID
    bench.coordinator.report(.swipeBackDidBegin(top))
    bench.coordinator.report(.swipeBackDidCancel(root))
    bench.coordinator.report(.swipeBackDidFinish(root))
    #expect(bench.log.suffix(2) == ["ignored(stale)", "ignored(stale)"])
    #expect(bench.coordinator.isTransitioning)
    bench.coordinator.report(.swipeBackDidFinish(top))
    #expect(bench.coordinator.navigation.stackNames == ["profile"])
  }

  // MARK: Modal screens (NV3, NV5)

  @Test func `replaces a modal screen when the one before it is gone`() {
    let bench = Bench()
    bench.go(.present(.menu), .present(.newStory))
    bench.coordinator.perform([.dismiss(.newStory), .present(.editProfile)])
    #expect(bench.coordinator.navigation.modalName == "menu")
    #expect(bench.navigator.performed.last == .dismiss(.newStory))
    bench.navigator.endTransition()
    #expect(bench.navigator.performed.last == .present(.editProfile))
    bench.navigator.endTransition()
    #expect(bench.coordinator.navigation.presentations.map { $0.modal } == [.menu, .editProfile])
  }

  @Test func `takes along what stands on a modal screen that is dismissed`() {
    let bench = Bench()
    bench.go(.present(.menu), .push(.settings), .present(.newStory))
    bench.go(.dismiss(.menu))
    #expect(bench.coordinator.navigation.stackNames == ["profile"])
    #expect(bench.census.counts == ["profile": 1])
  }

  @Test func `a sheet that was pulled down is gone, and the one under it stays`() {
    let bench = Bench()
    bench.go(.present(.menu), .present(.newStory))
    bench.coordinator.report(.sheetWasPulledDown(bench.coordinator.topRootID))
    #expect(bench.coordinator.navigation.presentations.map { $0.modal } == [.menu])
    #expect(bench.changes.last == .dismiss(.newStory))
    #expect(bench.navigator.performed.last == .present(.newStory))
    #expect(bench.census.counts == ["profile": 1, "menu": 1])
    bench.topMenu?.settingsTapped()
    #expect(bench.changes.last == .dismiss(.menu), "the flow under it still answers")
  }

  @Test func `a sheet pulled down during a transition goes after it, once`() {
    let bench = Bench()
    bench.coordinator.perform([.present(.menu)])
    let sheet = bench.coordinator.topRootID
    bench.coordinator.report(.sheetWasPulledDown(sheet))
    bench.coordinator.report(.sheetWasPulledDown(sheet))
    #expect(bench.coordinator.navigation.modalName == "menu")
    bench.navigator.endTransition()
    #expect(
      bench.log == ["present menu sheet", "dismiss menu", "ignored(stale)"])
  }

  @Test func `a sheet that is dismissed and pulled down goes once`() {
    let bench = Bench()
    bench.go(.present(.menu))
    let sheet = bench.coordinator.topRootID
    bench.coordinator.perform([.dismiss(.menu)])
    bench.coordinator.report(.sheetWasPulledDown(sheet))
    bench.navigator.endTransition()
    #expect(bench.log.suffix(2) == ["dismiss menu", "ignored(stale)"])
    #expect(!bench.coordinator.isTransitioning)
  }

  @Test func `ends a flow from inside its own event`() throws {
    let bench = Bench()
    bench.navigator.isAnimated = false
    bench.coordinator.perform([.present(.newStory)])
    let sheet = bench.coordinator.topRootID
    weak var story: NewStoryViewModel?
    if case .newStory(let viewModel) = bench.coordinator.topScreen { story = viewModel }
    let coordinator = bench.coordinator
    let subscription = coordinator.events.sink { [unowned coordinator] event in
      if event == .output(.newStory(.storyPostButtonDidTap)) {
        coordinator.report(.sheetWasPulledDown(sheet))
      }
    }
    story?.postButtonTapped()
    subscription.cancel()
    #expect(story == nil)
    #expect(
      bench.log == [
        "present story sheet", "storyPostButtonDidTap", "dismiss story", "ignored(stale)",
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

  // MARK: Lifetime (NV6, LF1)

  @Test func `keeps a screen until the transition that removes it has ended`() {
    let bench = Bench()
    bench.go(followers)
    weak let list = bench.topList
    bench.coordinator.perform([.pop])
    #expect(list != nil)
    #expect(bench.census.count("followers") == 1)
    bench.navigator.endTransition()
    #expect(list == nil)
    #expect(bench.census.count("followers") == 0)
  }

  @Test func `releases nothing of what stays`() {
    let bench = Bench()
    let root = bench.coordinator.topScreenID
    bench.go(followers, .push(.profile(username: "anna.codes")), .popToRoot)
    #expect(bench.coordinator.topScreenID == root)
    #expect(bench.census.counts == ["profile": 1])
  }

  @Test func `leaves out what is gone of a saved state, with what stands on it`() {
    let me = Route.profile(username: "user_id")
    let post = Bench(start: NavigationState(stack: [me, .settings, .post(id: "gone"), .settings]))
    #expect(post.coordinator.navigation.stackNames == ["profile", "settings"])
    let edit = Bench(
      .other,
      start: NavigationState(
        stack: [.profile(username: "anna.codes")],
        presentations: [Presentation(.editProfile, pushed: [.settings])]))
    #expect(edit.coordinator.navigation.stackNames == ["profile"])
    #expect(edit.census.counts == ["profile": 1])
  }

  @Test func `starts with every screen of its state`() {
    let bench = Bench(
      start: NavigationState(
        stack: [.profile(username: "user_id"), .followers(of: "user_id")],
        presentations: [Presentation(.editProfile, pushed: [.settings])]))
    #expect(bench.log == [])
    #expect(bench.navigator.performed == [])
    #expect(
      bench.census.counts == ["profile": 1, "followers": 1, "edit": 1, "settings": 1])
    #expect(bench.manual.posts.queries == ["user_id"], "a restored screen loads its own data")
    #expect(bench.manual.people.queries == [.followers])
  }

  @Test func `needs a first screen that is known`() async {
    await #expect(processExitsWith: .failure) {
      _ = Bench(start: NavigationState(stack: [.profile(username: "nobody")]))
    }
  }

  @Test func `shows the form for one's own profile alone`() {
    let bench = Bench(.other)
    bench.coordinator.perform([.present(.editProfile)])
    #expect(bench.log == ["ignored(notFound)"])
  }

  @Test func `is freed with a transition under way`() {
    weak var coordinator: ProfileCoordinator?
    let census: Census
    do {
      let bench = Bench()
      census = bench.census
      coordinator = bench.coordinator
      bench.coordinator.perform([followers])
    }
    #expect(coordinator == nil)
    #expect(census.counts == [:])
  }

  @Test(arguments: 1...20)
  func `has the live screens that navigation names, after every step`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bench = Bench()
    let start = bench.coordinator.navigation
    let routes: [Route] = [
      .followers(of: "user_id"), .following(of: "anna.codes"), .profile(username: "anna.codes"),
      .post(id: "p1"), .post(id: "gone"), .settings, .archive,
    ]
    let links = [
      "profile://", "profile://user/anna.codes", "profile://posts/p1", "profile://posts/gone",
      "profile://edit", "profile://search?q=x", "profile://tab/feed", "profile://nowhere",
    ]
    let modals: [Modal] = [
      .editProfile, .newStory, .menu, .logout, .discard(then: nil), .discard(then: .settings),
      .share(.post("p1")), .share(.post("gone")),
    ]
    var seen = [bench.coordinator.topScreenID]
    for _ in 1...200 {
      let coordinator = bench.coordinator
      seen.append(coordinator.topScreenID)
      let known = seen[Int.random(in: 0..<seen.count, using: &random)]
      switch Int.random(in: 0..<16, using: &random) {
      case 0...1: coordinator.perform([.push(routes.randomElement(using: &random) ?? .settings)])
      case 2: coordinator.perform([.present(modals.randomElement(using: &random) ?? .menu)])
      case 3: coordinator.perform([.dismiss(modals.randomElement(using: &random) ?? .menu)])
      case 4: coordinator.perform([.pop, .push(.settings)])
      case 5: coordinator.perform([.popToRoot])
      case 6: coordinator.report(.swipeBackDidBegin(known))
      case 7: coordinator.report(.swipeBackDidCancel(known))
      case 8: coordinator.report(.swipeBackDidFinish(known))
      case 9: coordinator.report(.sheetWasPulledDown(known))
      case 10: coordinator.backButtonTapped()
      case 11: coordinator.tabBar.tabTapped(Tab.allCases.randomElement(using: &random) ?? .feed)
      case 12: coordinator.open(links.randomElement(using: &random) ?? "")
      case 13: coordinator.dismissTop()
      case 14:
        coordinator.perform([.selectTab(Tab.allCases.randomElement(using: &random) ?? .feed)])
      default: bench.navigator.endTransition()
      }
      let navigation = coordinator.navigation
      let named =
        [navigation.stack.map { Destination.route($0) }]
        + navigation.presentations.map { presentation in
          [.modal(presentation.modal)] + presentation.pushed.map { .route($0) }
        }
      #expect(coordinator.liveDestinations == named)
      for tab in Tab.allCases {
        let isLive = navigation.visitedTabs.contains(tab)
        #expect(
          coordinator.liveDestinations(of: tab)
            == (isLive ? navigation.stack(of: tab).map { .route($0) } : []))
      }
    }
    var replayed = start
    for change in bench.changes {
      do { replayed = try replayed.applying(change) } catch { Issue.record("\(change): \(error)") }
    }
    #expect(replayed == bench.coordinator.navigation, "the log does not tell what happened")
  }
}
