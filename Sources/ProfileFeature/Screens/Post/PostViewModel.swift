public import Signals

/// One post, large.
public final class PostViewModel {
  public struct State: Hashable, Sendable {
    public var post: Post

    public init(post: Post) {
      self.post = post
    }
  }

  public var state: AnyPublisher<State, Never> { Just(currentState).eraseToAnyPublisher() }
  public let currentState: State

  private let presence: Census.Presence

  public init(post: Post, census: Census) {
    currentState = State(post: post)
    presence = census.enter("post")
  }
}
