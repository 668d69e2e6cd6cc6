public import Signals

/// A post about to be published.
public final class NewPostViewModel {
  public enum Output: Hashable, Sendable {
    case captionDidChange
    case uploadPostButtonDidTap
    /// The service published the post; nobody tapped.
    case postDidPublish(Post.ID)
  }

  public struct State: Hashable, Sendable {
    public var caption: String
    public var isPublishing: Bool
    /// Whether publishing failed, and what was typed has not changed since.
    public var hasFailed: Bool

    public init(caption: String = "", isPublishing: Bool = false, hasFailed: Bool = false) {
      self.caption = caption
      self.isPublishing = isPublishing
      self.hasFailed = hasFailed
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateSubject.eraseToAnyPublisher() }
  public var currentState: State { stateSubject.value }

  private let service: UploadService
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateSubject = CurrentValueSubject<State, Never>(State())
  private let publishing = RequestSlot()

  public init(service: UploadService, census: Census) {
    self.service = service
    presence = census.enter("upload")
  }

  /// The caption is another one; while the post is being published, it cannot change.
  public func captionChanged(to caption: String) {
    guard !currentState.isPublishing else { return }
    stateSubject.send(State(caption: caption))
    outputSubject.send(.captionDidChange)
  }

  public func postButtonTapped() {
    guard !currentState.isPublishing else { return }
    let caption = currentState.caption
    stateSubject.send(State(caption: caption, isPublishing: true))
    outputSubject.send(.uploadPostButtonDidTap)
    let ticket = publishing.begin()
    publishing.hold(
      service.publish(caption).sink(
        with: self,
        receiveCompletion: { owner, _ in owner.publishingFailed(ticket) },
        receiveValue: { owner, post in owner.postPublished(post, ticket) }),
      for: ticket)
  }

  private func postPublished(_ post: Post, _ ticket: RequestSlot.Ticket) {
    guard publishing.end(ticket) else { return }
    stateSubject.send(State())
    outputSubject.send(.postDidPublish(post.id))
  }

  /// The request ended without a post: the caption stays, and can be sent again.
  private func publishingFailed(_ ticket: RequestSlot.Ticket) {
    guard publishing.end(ticket) else { return }
    stateSubject.send(State(caption: currentState.caption, hasFailed: true))
  }
}

extension NewPostViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .captionDidChange: "captionDidChange"
    case .uploadPostButtonDidTap: "uploadPostButtonDidTap"
    case .postDidPublish(let id): "postDidPublish(\(id))"
    }
  }
}
