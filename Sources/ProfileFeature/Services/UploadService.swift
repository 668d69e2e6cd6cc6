public import Signals

/// Publishes posts.
public struct UploadService {
  /// The photos that can be published, the latest first. They are on the device, so no request is needed.
  public var photos: () -> [CameraRollPhoto]
  /// Publishes a photo with this caption; sends the post, and finishes.
  public var publish:
    (_ photo: CameraRollPhoto, _ caption: String) -> AnyPublisher<Post, ServiceError>
  /// Sends every post that was published, with whose it is, before whoever asked hears of it.
  public var published: AnyPublisher<(username: String, post: Post), Never>

  public init(
    photos: @escaping () -> [CameraRollPhoto],
    publish:
      @escaping (_ photo: CameraRollPhoto, _ caption: String) -> AnyPublisher<Post, ServiceError>,
    published: AnyPublisher<(username: String, post: Post), Never>
  ) {
    self.photos = photos
    self.publish = publish
    self.published = published
  }
}
