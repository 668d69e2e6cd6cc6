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
  public var state: AnyPublisher<State, Never> { stateSubject.eraseToAnyPublisher() }
  public var currentState: State { stateSubject.value }

  /// Grows with everything that makes an earlier view of the service out of date.
  var revision: Int { changeCount }

  private let username: String
  private let service: FollowService
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateSubject: CurrentValueSubject<State, Never>
  private let request = RequestSlot()
  /// What the service said last.
  private var confirmed: State
  private var wish: Bool
  private var changeCount = 0

  public init(profile: Profile, service: FollowService) {
    username = profile.username
    self.service = service
    confirmed = State(isFollowing: profile.isFollowed, followerCount: profile.followerCount)
    wish = confirmed.isFollowing
    stateSubject = CurrentValueSubject(confirmed)
  }

  public func followButtonTapped() {
    changeCount += 1
    wish.toggle()
    show()
    outputSubject.send(.followButtonDidTap)
    sendWishIfNeeded()
  }

  /// Takes over what the service said of the profile, unless a tap or a reply came after it was asked.
  func profileLoaded(_ profile: Profile, askedAt revision: Int) {
    guard revision == changeCount, !request.isUnderWay else { return }
    confirmed = State(isFollowing: profile.isFollowed, followerCount: profile.followerCount)
    wish = confirmed.isFollowing
    show()
  }

  private func sendWishIfNeeded() {
    guard !request.isUnderWay, wish != confirmed.isFollowing else { return }
    let asked = wish
    let ticket = request.begin()
    request.hold(
      service.setFollowing(asked, username).sink(
        with: self,
        receiveCompletion: { owner, _ in owner.replyFailed(ticket) },
        receiveValue: { owner, isFollowing in
          owner.replyArrived(isFollowing, to: asked, ticket)
        }),
      for: ticket)
  }

  private func replyArrived(_ isFollowing: Bool, to asked: Bool, _ ticket: RequestSlot.Ticket) {
    guard request.end(ticket) else { return }
    changeCount += 1
    confirmed = confirmed.moved(to: isFollowing)
    // A service that declines is not asked again until there is a new wish.
    if wish == asked { wish = isFollowing }
    show()
    sendWishIfNeeded()
  }

  /// The request ended without a reply, which forgets the wish.
  private func replyFailed(_ ticket: RequestSlot.Ticket) {
    guard request.end(ticket) else { return }
    changeCount += 1
    wish = confirmed.isFollowing
    show()
  }

  private func show() {
    let shown = confirmed.moved(to: wish)
    if shown != currentState { stateSubject.send(shown) }
  }
}

extension FollowButtonViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .followButtonDidTap: "followButtonDidTap"
    }
  }
}
