public import Signals

/// Follows and stops following.
public struct FollowService {
  /// Asks that the viewer follow a profile or not; sends what holds now, and finishes.
  public var setFollowing:
    (_ isFollowing: Bool, _ username: String) -> AnyPublisher<Bool, ServiceError>

  public init(
    setFollowing:
      @escaping (_ isFollowing: Bool, _ username: String) -> AnyPublisher<
        Bool, ServiceError
      >
  ) {
    self.setFollowing = setFollowing
  }
}
