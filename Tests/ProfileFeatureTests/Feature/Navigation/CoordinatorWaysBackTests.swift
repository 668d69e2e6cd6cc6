import Signals
import Testing

@testable import ProfileFeature

/// Pops, swipes and sheets: asked for, reported, or both.
@Suite struct CoordinatorWaysBackTests {
  private let followers = RouteChange.push(.followers(of: "user_id"))

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
}
