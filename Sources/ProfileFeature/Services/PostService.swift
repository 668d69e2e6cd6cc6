public import Signals

/// Loads what a profile shows.
public struct PostService {
  /// Sends the profile and its posts, once, and finishes.
  public var content: (_ username: String) -> AnyPublisher<ProfileContent, ServiceError>

  public init(
    content: @escaping (_ username: String) -> AnyPublisher<ProfileContent, ServiceError>
  ) {
    self.content = content
  }
}
