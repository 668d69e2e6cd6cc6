import Signals
import Testing

@testable import ProfileFeature

@Suite struct ProfileHeaderViewModelTests {
  private let manual = ManualServices()

  private func header(_ library: ProfileLibrary = .other) -> ProfileHeaderViewModel {
    ProfileHeaderViewModel(
      profile: library.main.profile, followService: manual.services(for: library).follow)
  }

  @Test func `has one input for each event`() {
    let header = header()
    let outputs = Log(header.outputs)
    header.postsTapped()
    header.followersTapped()
    header.followingTapped()
    header.editButtonTapped()
    header.followButtonTapped()
    header.storyButtonTapped()
    #expect(outputs.values == ProfileHeaderViewModel.Output.allCases)
  }

  @Test func `sends nothing before anything was tapped`() {
    let header = header()
    #expect(Log(header.outputs).values.isEmpty)
  }

  @Test func `shows the profile`() {
    #expect(header(.own).currentState.profile == ProfileLibrary.own.main.profile)
  }

  @Test func `shows a tap on follow in the button and in the count`() {
    let header = header()
    header.followButtonTapped()
    #expect(header.currentState.profile.isFollowed)
    #expect(header.currentState.profile.followerCount == 10_544)
    manual.follow.fail(0)
    #expect(header.currentState.profile == ProfileLibrary.other.main.profile)
  }

  @Test func `shows what a refresh brings, and keeps what was tapped meanwhile`() {
    let header = header()
    let revision = header.revision
    header.followButtonTapped()
    var profile = ProfileLibrary.other.main.profile
    profile.name = "Anna L."
    profile.postCount = 17
    header.profileLoaded(profile, askedAt: revision)
    #expect(header.currentState.profile.name == "Anna L.")
    #expect(header.currentState.profile.postCount == 17)
    #expect(header.currentState.profile.isFollowed)
    #expect(header.currentState.profile.followerCount == 10_544)
  }

  @Test func `delivers states that are current when they arrive`() {
    let header = header()
    var pairs: [(delivered: Profile, current: Profile)] = []
    let subscription = header.state.sink { [unowned header] state in
      pairs.append((state.profile, header.currentState.profile))
    }
    header.followButtonTapped()
    header.followButtonTapped()
    subscription.cancel()
    #expect(pairs.map { $0.delivered.isFollowed } == [false, true, false])
    for pair in pairs { #expect(pair.delivered == pair.current) }
  }
}
