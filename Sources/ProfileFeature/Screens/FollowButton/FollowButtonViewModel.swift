public import Signals

/// A button that follows a profile or stops following it, and the number of followers that moves with it.
///
/// A tap shows at once. One request is under way at a time; when it succeeds the last wish is sent if
/// it differs from what was confirmed, and when it fails the button returns to what was confirmed.
public final class FollowButtonViewModel {
  public enum Output: Hashable, Sendable, CaseIterable {
    case followButtonDidTap
  }

  public struct State: Hashable, Sendable {
    public var isFollowing: Bool
    public var followerCount: Int

    public init(isFollowing: Bool, followerCount: Int) {
      self.isFollowing = isFollowing
      self.followerCount = max(0, followerCount)
    }

    fileprivate func moved(to isFollowing: Bool) -> State {
      guard isFollowing != self.isFollowing else { return self }
      return State(
        isFollowing: isFollowing, followerCount: followerCount + (isFollowing ? 1 : -1))
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }

  /// Grows with everything that makes an earlier view of the service out of date.
  var revision: Int { toggle.revision }

  private let toggle: OptimisticToggle
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore: StateStore<State>
  /// What the service said last, from which the number of followers moves by one.
  private var confirmed: State
  private var toggleBinding: AnyCancellable?

  public init(profile: Profile, service: FollowService) {
    confirmed = State(isFollowing: profile.isFollowed, followerCount: profile.followerCount)
    stateStore = StateStore(confirmed)
    let username = profile.username
    toggle = OptimisticToggle(profile.isFollowed) { service.setFollowing($0, username) }
    toggleBinding = toggle.isOn.sink(with: self) { owner, _ in owner.show() }
  }

  public func followButtonTapped() {
    toggle.flip()
    outputSubject.send(.followButtonDidTap)
    toggle.sendWishIfNeeded()
  }

  /// Takes over what the service said of the profile, unless a tap or a reply came after it was asked.
  func profileLoaded(_ profile: Profile, askedAt revision: Int) {
    guard revision == toggle.revision, !toggle.isUnderWay else { return }
    confirmed = State(isFollowing: profile.isFollowed, followerCount: profile.followerCount)
    toggle.confirm(profile.isFollowed)
    show()
  }

  private func show() {
    confirmed = confirmed.moved(to: toggle.confirmed)
    stateStore.update { $0 = confirmed.moved(to: toggle.isOnNow) }
  }
}

extension FollowButtonViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .followButtonDidTap: "followButtonDidTap"
    }
  }
}
