public import Signals

/// One post, large.
public final class PostViewModel {
  public enum Output: Hashable, Sendable {
    case likeButtonDidTap
    case postShareButtonDidTap(Post.ID)
  }

  public struct State: Hashable, Sendable {
    public var post: Post

    public init(post: Post) {
      self.post = post
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }
  /// Another number after every state that is sent.
  var stateRevision: Int { stateStore.revision }

  private let presence: Census.Presence
  private let like: OptimisticToggle
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore: StateStore<State>
  private var likeBinding: AnyCancellable?

  public init(post: Post, likeService: LikeService, census: Census) {
    presence = census.enter("post")
    like = OptimisticToggle(post.isLiked) { likeService.setLiked($0, post.id) }
    stateStore = StateStore(State(post: post))
    likeBinding = like.isOn.dropFirst().sink(with: self) { owner, isLiked in
      owner.stateStore.update { $0.post.isLiked = isLiked }
    }
  }

  /// Shows at once whether the post is liked, and tells the service.
  public func likeButtonTapped() {
    like.flip()
    outputSubject.send(.likeButtonDidTap)
    like.sendWishIfNeeded()
  }

  public func shareButtonTapped() {
    outputSubject.send(.postShareButtonDidTap(currentState.post.id))
  }
}

extension PostViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .likeButtonDidTap: "likeButtonDidTap"
    case .postShareButtonDidTap(let id): "postShareButtonDidTap(\(id))"
    }
  }
}
