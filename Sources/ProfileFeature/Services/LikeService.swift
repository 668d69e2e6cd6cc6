public import Signals

/// Likes posts and stops liking them.
public struct LikeService {
  /// Asks that the viewer like a post or not; sends what holds now, and finishes.
  public var setLiked: (_ isLiked: Bool, _ post: Post.ID) -> AnyPublisher<Bool, ServiceError>

  public init(
    setLiked: @escaping (_ isLiked: Bool, _ post: Post.ID) -> AnyPublisher<Bool, ServiceError>
  ) {
    self.setLiked = setLiked
  }
}
