public import Signals

/// A post about to be published.
public final class NewPostViewModel {
  public enum Output: Hashable, Sendable {
    case uploadPhotoDidSelect(CameraRollPhoto.ID)
    case captionDidChange
    case uploadPostButtonDidTap
    /// The service published the post; nobody tapped.
    case postDidPublish(Post.ID)
  }

  public struct State: Hashable, Sendable {
    public var photos: [CameraRollPhoto]
    /// The one photo that is chosen: from the start on the first, and none only where there are none.
    public var selectedPhoto: CameraRollPhoto.ID?
    public var caption: String
    public var isPublishing: Bool
    /// Whether publishing failed, and nothing has changed since.
    public var hasFailed: Bool

    public init(
      photos: [CameraRollPhoto] = [], caption: String = "", isPublishing: Bool = false,
      hasFailed: Bool = false
    ) {
      self.photos = photos
      selectedPhoto = photos.first?.id
      self.caption = caption
      self.isPublishing = isPublishing
      self.hasFailed = hasFailed
    }

    public var isPostEnabled: Bool { selection != nil && !isPublishing }

    var selection: CameraRollPhoto? { photos.first { $0.id == selectedPhoto } }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }
  /// Another number after every state that is sent.
  var stateRevision: Int { stateStore.revision }

  private let service: UploadService
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore: StateStore<State>
  private let publishing = RequestSlot()

  public init(service: UploadService, census: Census) {
    self.service = service
    presence = census.enter("upload")
    stateStore = StateStore(State(photos: service.photos()))
  }

  /// Chooses a photo instead of the one that was chosen; while the post is being published, it stays.
  public func photoTapped(_ id: CameraRollPhoto.ID) {
    guard !currentState.isPublishing, currentState.photos.contains(where: { $0.id == id }) else {
      return
    }
    stateStore.update {
      $0.selectedPhoto = id
      $0.hasFailed = false
    }
    outputSubject.send(.uploadPhotoDidSelect(id))
  }

  /// The caption is another one; while the post is being published, it cannot change.
  public func captionChanged(to caption: String) {
    guard !currentState.isPublishing else { return }
    stateStore.update {
      $0.caption = caption
      $0.hasFailed = false
    }
    outputSubject.send(.captionDidChange)
  }

  public func postButtonTapped() {
    guard currentState.isPostEnabled, let photo = currentState.selection else { return }
    stateStore.update {
      $0.isPublishing = true
      $0.hasFailed = false
    }
    outputSubject.send(.uploadPostButtonDidTap)
    let ticket = publishing.begin()
    publishing.hold(
      service.publish(photo, currentState.caption).sink(
        with: self,
        receiveCompletion: { owner, _ in owner.publishingFailed(ticket) },
        receiveValue: { owner, post in owner.postPublished(post, ticket) }),
      for: ticket)
  }

  private func postPublished(_ post: Post, _ ticket: RequestSlot.Ticket) {
    guard publishing.end(ticket) else { return }
    stateStore.send(State(photos: service.photos()))
    outputSubject.send(.postDidPublish(post.id))
  }

  /// The request ended without a post: photo and caption stay, and can be sent again.
  private func publishingFailed(_ ticket: RequestSlot.Ticket) {
    guard publishing.end(ticket) else { return }
    stateStore.update {
      $0.isPublishing = false
      $0.hasFailed = true
    }
  }
}

extension NewPostViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .uploadPhotoDidSelect(let id): "uploadPhotoDidSelect(\(id))"
    case .captionDidChange: "captionDidChange"
    case .uploadPostButtonDidTap: "uploadPostButtonDidTap"
    case .postDidPublish(let id): "postDidPublish(\(id))"
    }
  }
}
