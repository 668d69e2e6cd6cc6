public import Signals

/// The top of a profile: who it is, the counts, and what can be done with it.
public final class ProfileHeaderViewModel {
  public enum Output: Hashable, Sendable, CaseIterable {
    case postButtonDidTap
    case followersButtonDidTap
    case followingButtonDidTap
    case editButtonDidTap
    case followButtonDidTap
    case storyButtonDidTap
  }

  public struct State: Hashable, Sendable {
    /// The profile, with the followers and the follow state that the button shows.
    public var profile: Profile

    public init(profile: Profile) {
      self.profile = profile
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }

  private let followButton: FollowButtonViewModel
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore: StateStore<State>
  private var subscriptions: [AnyCancellable] = []

  public init(profile: Profile, followService: FollowService) {
    followButton = FollowButtonViewModel(profile: profile, service: followService)
    stateStore = StateStore(State(profile: profile))
    followButton.state
      .sink(with: self) { owner, follow in owner.followStateChanged(follow) }
      .store(in: &subscriptions)
    followButton.outputs
      .sink(with: self) { owner, output in owner.followButtonSent(output) }
      .store(in: &subscriptions)
  }

  public func postsTapped() {
    outputSubject.send(.postButtonDidTap)
  }

  public func followersTapped() {
    outputSubject.send(.followersButtonDidTap)
  }

  public func followingTapped() {
    outputSubject.send(.followingButtonDidTap)
  }

  public func editButtonTapped() {
    outputSubject.send(.editButtonDidTap)
  }

  public func followButtonTapped() {
    followButton.followButtonTapped()
  }

  public func storyButtonTapped() {
    outputSubject.send(.storyButtonDidTap)
  }

  /// Marks the moment at which the service is asked, for ``profileLoaded(_:askedAt:)``.
  var revision: Int { followButton.revision }

  /// Shows a profile that arrived; what was tapped since it was asked for stays.
  func profileLoaded(_ profile: Profile, askedAt revision: Int) {
    followButton.profileLoaded(profile, askedAt: revision)
    show(profile, followButton.currentState)
  }

  /// Shows what was saved of the profile; what the follow button shows stays.
  func profileChanged(_ profile: Profile) {
    show(profile, followButton.currentState)
  }

  /// Counts one more post.
  func postAppeared() {
    var profile = currentState.profile
    profile.postCount += 1
    show(profile, followButton.currentState)
  }

  private func followStateChanged(_ follow: FollowButtonViewModel.State) {
    show(currentState.profile, follow)
  }

  private func followButtonSent(_ output: FollowButtonViewModel.Output) {
    switch output {
    case .followButtonDidTap: outputSubject.send(.followButtonDidTap)
    }
  }

  private func show(_ profile: Profile, _ follow: FollowButtonViewModel.State) {
    stateStore.update {
      $0 = State(profile: profile)
      $0.profile.isFollowed = follow.isFollowing
      $0.profile.followerCount = follow.followerCount
    }
  }
}

extension ProfileHeaderViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .postButtonDidTap: "postButtonDidTap"
    case .followersButtonDidTap: "followersButtonDidTap"
    case .followingButtonDidTap: "followingButtonDidTap"
    case .editButtonDidTap: "editButtonDidTap"
    case .followButtonDidTap: "followButtonDidTap"
    case .storyButtonDidTap: "storyButtonDidTap"
    }
  }
}
