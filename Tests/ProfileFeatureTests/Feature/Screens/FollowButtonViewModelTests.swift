import Signals
import Testing

@testable import ProfileFeature

@Suite struct FollowButtonViewModelTests {
  private let service = ManualService<Bool, Bool>()

  private func button(
    isFollowed: Bool = false, followerCount: Int = 100
  ) -> FollowButtonViewModel {
    FollowButtonViewModel(
      profile: Profile(
        username: "anna.codes", name: "Anna", followerCount: followerCount, isFollowed: isFollowed),
      service: FollowService { [service] isFollowing, _ in service.reply(to: isFollowing) })
  }

  private func state(_ isFollowing: Bool, _ count: Int) -> FollowButtonViewModel.State {
    FollowButtonViewModel.State(isFollowing: isFollowing, followerCount: count)
  }

  @Test func `shows a tap at once and asks the service`() {
    let button = button()
    let outputs = Log(button.outputs)
    button.followButtonTapped()
    #expect(button.currentState == state(true, 101))
    #expect(service.queries == [true])
    #expect(outputs.values == [.followButtonDidTap])
  }

  @Test func `stays when the service confirms`() {
    let button = button()
    button.followButtonTapped()
    service.succeed(0, true)
    #expect(button.currentState == state(true, 101))
    #expect(service.queries == [true])
  }

  @Test func `returns to what was confirmed when the service fails`() {
    let button = button(isFollowed: true, followerCount: 100)
    button.followButtonTapped()
    #expect(button.currentState == state(false, 99))
    service.fail(0)
    #expect(button.currentState == state(true, 100))
  }

  @Test func `returns to what was confirmed when the service ends without an answer`() {
    let button = button()
    button.followButtonTapped()
    service.finish(0)
    #expect(button.currentState == state(false, 100))
    button.followButtonTapped()
    #expect(service.queries == [true, true])
  }

  @Test func `sends nothing more when a second tap took the first one back`() {
    let button = button()
    button.followButtonTapped()
    button.followButtonTapped()
    #expect(button.currentState == state(false, 100))
    #expect(service.queries == [true], "one request is under way at a time")
    service.succeed(0, true)
    #expect(button.currentState == state(false, 100), "an old reply overrode a newer wish")
    #expect(service.queries == [true, false], "the last wish differs from what was confirmed")
    service.succeed(1, false)
    #expect(button.currentState == state(false, 100))
    #expect(service.queries == [true, false])
  }

  @Test func `folds follow, unfollow, follow into the one request under way`() {
    let button = button()
    for _ in 1...3 { button.followButtonTapped() }
    #expect(button.currentState == state(true, 101))
    service.succeed(0, true)
    #expect(button.currentState == state(true, 101))
    #expect(service.queries == [true])
  }

  @Test func `forgets the wish when the request under way fails`() {
    let button = button()
    button.followButtonTapped()
    button.followButtonTapped()
    button.followButtonTapped()
    service.fail(0)
    #expect(button.currentState == state(false, 100))
    #expect(service.queries == [true])
  }

  @Test func `takes the service at its word when it declines, and does not ask again`() {
    let button = button()
    button.followButtonTapped()
    service.succeed(0, false)
    #expect(button.currentState == state(false, 100))
    #expect(service.queries == [true])
    button.followButtonTapped()
    #expect(service.queries == [true, true])
  }

  @Test func `never shows fewer than no followers`() {
    let button = button(isFollowed: true, followerCount: 0)
    button.followButtonTapped()
    #expect(button.currentState == state(false, 0))
    service.succeed(0, false)
    button.followButtonTapped()
    #expect(button.currentState == state(true, 1))
  }

  @Test func `shows each state once`() {
    let button = button()
    let states = Log(button.state)
    button.followButtonTapped()
    service.succeed(0, true)
    #expect(states.values == [state(false, 100), state(true, 101)])
  }

  @Test func `a service that answers inside the call leaves nothing under way`() {
    let server = InMemoryServer(.other, scheduler: ImmediateScheduler.shared)
    server.latencies[.follow] = .zero
    let button = FollowButtonViewModel(
      profile: ProfileLibrary.other.main.profile, service: server.services.follow)
    for isFollowing in [true, false, true] {
      button.followButtonTapped()
      #expect(button.currentState.isFollowing == isFollowing)
      #expect(server.library.main.profile.isFollowed == isFollowing)
      #expect(server.pendingRequests == [:])
    }
  }

  @Suite struct Refreshing {
    private let service = ManualService<Bool, Bool>()

    private func profile(_ isFollowed: Bool, _ count: Int) -> Profile {
      Profile(
        username: "anna.codes", name: "Anna", followerCount: count, isFollowed: isFollowed)
    }

    private func button() -> FollowButtonViewModel {
      FollowButtonViewModel(
        profile: profile(false, 100),
        service: FollowService { [service] isFollowing, _ in service.reply(to: isFollowing) })
    }

    @Test func `takes over what a refresh brings`() {
      let button = button()
      button.profileLoaded(profile(true, 250), askedAt: button.revision)
      #expect(button.currentState.isFollowing)
      #expect(button.currentState.followerCount == 250)
    }

    @Test func `a refresh that lands while a request is under way changes nothing`() {
      let button = button()
      button.followButtonTapped()
      button.profileLoaded(profile(false, 100), askedAt: button.revision)
      #expect(button.currentState.isFollowing)
      service.succeed(0, true)
      #expect(button.currentState.followerCount == 101)
    }

    @Test func `a refresh asked before a tap changes nothing when it lands after the reply`() {
      let button = button()
      let revision = button.revision
      button.followButtonTapped()
      service.succeed(0, true)
      button.profileLoaded(profile(false, 100), askedAt: revision)
      #expect(button.currentState.isFollowing)
      #expect(button.currentState.followerCount == 101)
    }

    @Test func `a refresh asked after the reply counts`() {
      let button = button()
      button.followButtonTapped()
      service.succeed(0, true)
      button.profileLoaded(profile(true, 105), askedAt: button.revision)
      #expect(button.currentState.followerCount == 105)
    }
  }
}
