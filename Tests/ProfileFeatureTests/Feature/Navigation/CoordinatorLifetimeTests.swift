import Signals
import Testing

@testable import ProfileFeature

/// Screens exist as long as the state has them, and no longer.
@Suite struct CoordinatorLifetimeTests {
  private let followers = RouteChange.push(.followers(of: "user_id"))

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
