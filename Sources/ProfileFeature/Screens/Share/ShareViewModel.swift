public import Signals

/// A post on its way to another app.
public final class ShareViewModel {
  public enum Output: Hashable, Sendable {
    case shareCloseButtonDidTap(Post.ID)
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }

  public let post: Post
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()

  public init(post: Post, census: Census) {
    self.post = post
    presence = census.enter("share")
  }

  public func closeButtonTapped() {
    outputSubject.send(.shareCloseButtonDidTap(post.id))
  }
}

extension ShareViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .shareCloseButtonDidTap(let id): "shareCloseButtonDidTap(\(id))"
    }
  }
}
