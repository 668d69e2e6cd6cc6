import Signals
import Testing

@testable import ProfileFeature

/// Events during a transition, and inside of each other.
@Suite struct CoordinatorTransitionTests {
  private let followers = RouteChange.push(.followers(of: "user_id"))

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
}
