public import Signals

/// Publishes posts.
public struct UploadService {
  /// Publishes a post with this caption; sends the post, and finishes.
  public var publish: (_ caption: String) -> AnyPublisher<Post, ServiceError>
  /// Sends every post that was published, with whose it is, before whoever asked hears of it.
  public var published: AnyPublisher<(username: String, post: Post), Never>

  public init(
    publish: @escaping (_ caption: String) -> AnyPublisher<Post, ServiceError>,
    published: AnyPublisher<(username: String, post: Post), Never>
  ) {
    self.publish = publish
    self.published = published
  }
}
