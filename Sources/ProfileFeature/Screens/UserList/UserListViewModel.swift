public import Signals

/// The people who follow a profile, or whom it follows, a page at a time.
public final class UserListViewModel {
  public enum Output: Hashable, Sendable {
    case userDidSelect(String)
    case listFollowButtonDidTap(String)
    case listEndDidAppear
  }

  public struct State: Hashable, Sendable {
    public var users: [UserSummary]
    /// Whether the list goes on behind what was loaded.
    public var hasMore: Bool
    /// Whether a page is on its way.
    public var isLoading: Bool

    public init(users: [UserSummary] = [], hasMore: Bool = false, isLoading: Bool = false) {
      self.users = users
      self.hasMore = hasMore
      self.isLoading = isLoading
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }
  /// Another number after every state that is sent.
  var stateRevision: Int { stateStore.revision }

  private let kind: UserListKind
  private var username: String
  private let services: Services
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore = StateStore(State())
  private let loading = RequestSlot()
  /// The follow buttons that were tapped; the others show what was loaded.
  private var toggles: [String: (toggle: OptimisticToggle, binding: AnyCancellable)] = [:]
  private var updateBinding: AnyCancellable?

  /// The list of this kind of the profile with this username.
  public init(_ kind: UserListKind, of username: String, services: Services, census: Census) {
    self.kind = kind
    self.username = username
    self.services = services
    presence = census.enter(kind.rawValue)
    updateBinding = services.edit.updates.sink(with: self) { owner, update in
      owner.profileChanged(update)
    }
  }

  /// The screen is there for the first time: starts loading.
  public func screenLoaded() {
    load()
  }

  public func rowTapped(_ username: String) {
    outputSubject.send(.userDidSelect(username))
  }

  /// Shows at once whether the person is followed, and tells the service.
  public func followTapped(_ username: String) {
    guard let user = currentState.users.first(where: { $0.username == username }), !user.isOwn
    else { return }
    let toggle = toggle(for: user)
    toggle.flip()
    outputSubject.send(.listFollowButtonDidTap(username))
    toggle.sendWishIfNeeded()
  }

  /// The last row came into view: loads the page behind it.
  public func endReached() {
    outputSubject.send(.listEndDidAppear)
    guard currentState.hasMore, !loading.isUnderWay else { return }
    load()
  }

  private func load() {
    let ticket = loading.begin()
    setLoading(true)
    loading.hold(
      services.people.users(kind, username, currentState.users.count).sink(
        with: self,
        receiveCompletion: { owner, _ in owner.loadingFailed(ticket) },
        receiveValue: { owner, page in owner.pageArrived(page, ticket) }),
      for: ticket)
  }

  private func pageArrived(_ page: UserPage, _ ticket: RequestSlot.Ticket) {
    guard loading.end(ticket) else { return }
    // The list may have grown at its start meanwhile, and then a page repeats what is there.
    let known = Set(currentState.users.map { $0.id })
    stateStore.send(
      State(
        users: currentState.users + page.users.filter { !known.contains($0.id) },
        hasMore: page.hasMore))
  }

  /// The request ended without a page: what is shown stays.
  private func loadingFailed(_ ticket: RequestSlot.Ticket) {
    if loading.end(ticket) { setLoading(false) }
  }

  private func setLoading(_ isLoading: Bool) {
    stateStore.update { $0.isLoading = isLoading }
  }

  private func toggle(for user: UserSummary) -> OptimisticToggle {
    if let known = toggles[user.username] { return known.toggle }
    let username = user.username
    let toggle = OptimisticToggle(user.isFollowed) { [follow = services.follow] isFollowing in
      follow.setFollowing(isFollowing, username)
    }
    let binding = toggle.isOn.sink(with: self) { owner, isFollowed in
      owner.edit(username) { $0.isFollowed = isFollowed }
    }
    toggles[username] = (toggle, binding)
    return toggle
  }

  private func profileChanged(_ update: ProfileUpdate) {
    if username == update.previousUsername { username = update.profile.username }
    edit(update.previousUsername) { user in
      user.username = update.profile.username
      user.name = update.profile.name
    }
  }

  private func edit(_ username: String, _ edit: (inout UserSummary) -> Void) {
    stateStore.update {
      guard let index = $0.users.firstIndex(where: { $0.username == username }) else { return }
      edit(&$0.users[index])
    }
  }
}

extension UserListViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .userDidSelect(let username): "userDidSelect(\(username))"
    case .listFollowButtonDidTap(let username): "listFollowButtonDidTap(\(username))"
    case .listEndDidAppear: "listEndDidAppear"
    }
  }
}
