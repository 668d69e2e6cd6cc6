public import Signals

/// A profile: the header, the filter bar, and the grid of posts.
///
/// Posts are a current value: empty, then what loading brings.
///
///     let profile = ProfileViewModel(profile: onamae, services: services, census: Census())
///     profile.screenLoaded()
///     profile.header.followersTapped()  // outputs: header(followersButtonDidTap)
public final class ProfileViewModel {
  public enum Output: Hashable, Sendable {
    case header(ProfileHeaderViewModel.Output)
    case filterDidSelect(PostFilter)
    case postDidSelect(Post.ID)
    case refreshDidPull
    case settingsButtonDidTap
    case menuButtonDidTap
  }

  public struct State: Hashable, Sendable {
    public var header: ProfileHeaderViewModel.State
    public var posts = PostCollection()
    public var tagged = PostCollection()
    public var filter = PostFilter.posts
    public var isRefreshing = false

    public init(header: ProfileHeaderViewModel.State) {
      self.header = header
    }

    /// The posts in the grid.
    public var shownPosts: PostCollection {
      switch filter {
      case .posts: posts
      case .tagged: tagged
      }
    }
  }

  /// The events of the screen and of its header, in the order in which they happened.
  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }
  /// Another number after every state that is sent.
  var stateRevision: Int { stateStore.revision }

  /// Changes when the person takes another one.
  public var username: String { currentState.header.profile.username }
  public let header: ProfileHeaderViewModel
  private let postService: PostService
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore: StateStore<State>
  private let loading = RequestSlot()
  private var headerBinding: AnyCancellable?
  private var headerState: AnyCancellable?
  private var serviceBindings: [AnyCancellable] = []

  public init(profile: Profile, services: Services, census: Census) {
    header = ProfileHeaderViewModel(profile: profile, followService: services.follow)
    postService = services.posts
    presence = census.enter("profile")
    stateStore = StateStore(State(header: header.currentState))
    headerState = header.state.sink(with: self) { owner, header in
      owner.stateStore.update { $0.header = header }
    }
    services.edit.updates
      .sink(with: self) { owner, update in owner.profileChanged(update) }
      .store(in: &serviceBindings)
    services.upload.published
      .sink(with: self) { owner, published in
        owner.postAppeared(published.post, of: published.username)
      }
      .store(in: &serviceBindings)
  }

  /// The screen is there for the first time: binds the header and starts loading.
  public func screenLoaded() {
    headerAppeared()
    load()
  }

  /// The header's view was made, or taken out of store and shown again.
  ///
  /// Its binding replaces the one before it, so that one tap stays one event.
  public func headerAppeared() {
    headerBinding = header.outputs.sink(with: self) { owner, output in
      owner.outputSubject.send(.header(output))
    }
  }

  public func filterTapped(_ filter: PostFilter) {
    stateStore.update { $0.filter = filter }
    outputSubject.send(.filterDidSelect(filter))
  }

  public func postTapped(_ id: Post.ID) {
    outputSubject.send(.postDidSelect(id))
  }

  /// The grid was pulled down; while a refresh runs this does nothing.
  public func refreshPulled() {
    guard !currentState.isRefreshing else { return }
    stateStore.update { $0.isRefreshing = true }
    outputSubject.send(.refreshDidPull)
    load()
  }

  public func settingsButtonTapped() {
    outputSubject.send(.settingsButtonDidTap)
  }

  public func menuButtonTapped() {
    outputSubject.send(.menuButtonDidTap)
  }

  private func load() {
    let revision = header.revision
    let ticket = loading.begin()
    loading.hold(
      postService.content(username).sink(
        with: self,
        receiveCompletion: { owner, _ in owner.loadingFailed(ticket) },
        receiveValue: { owner, content in owner.contentArrived(content, revision, ticket) }),
      for: ticket)
  }

  private func contentArrived(
    _ content: ProfileContent, _ revision: Int, _ ticket: RequestSlot.Ticket
  ) {
    guard loading.end(ticket) else { return }
    header.profileLoaded(content.profile, askedAt: revision)
    stateStore.update {
      $0.posts = content.posts
      $0.tagged = content.tagged
      $0.isRefreshing = false
    }
  }

  /// The request ended without content: what was shown stays.
  private func loadingFailed(_ ticket: RequestSlot.Ticket) {
    guard loading.end(ticket) else { return }
    stateStore.update { $0.isRefreshing = false }
  }

  private func profileChanged(_ update: ProfileUpdate) {
    guard update.previousUsername == username else { return }
    header.profileChanged(update.profile)
    // A request under way asks for a name that is gone.
    if loading.isUnderWay { load() }
  }

  /// The first load, if it is still under way, brings the post as well.
  private func postAppeared(_ post: Post, of username: String) {
    guard username == self.username, currentState.posts.index(ofID: post.id) == nil else { return }
    header.postAppeared()
    stateStore.update { $0.posts.insertFirst(post) }
  }
}

extension ProfileViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .header(let output): output.description
    case .filterDidSelect(let filter): "filterDidSelect(\(filter.rawValue))"
    case .postDidSelect(let id): "postDidSelect(\(id))"
    case .refreshDidPull: "refreshDidPull"
    case .settingsButtonDidTap: "settingsButtonDidTap"
    case .menuButtonDidTap: "menuButtonDidTap"
    }
  }
}
