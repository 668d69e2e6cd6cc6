public import Signals

/// Finds photos, and loads the large pictures of them.
public struct PhotoService {
  /// Sends the photos that a query finds, once, and finishes.
  public var search: (_ query: String) -> AnyPublisher<[Photo], ServiceError>
  /// Loads the large picture of a photo; sends its name when it can be drawn, and finishes.
  public var loadLargeImage: (_ photo: Photo) -> AnyPublisher<String, ServiceError>

  public init(
    search: @escaping (_ query: String) -> AnyPublisher<[Photo], ServiceError>,
    loadLargeImage: @escaping (_ photo: Photo) -> AnyPublisher<String, ServiceError>
  ) {
    self.search = search
    self.loadLargeImage = loadLargeImage
  }
}
