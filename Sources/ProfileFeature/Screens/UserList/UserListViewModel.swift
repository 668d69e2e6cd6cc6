public import Signals

/// The people who follow a profile, or whom it follows.
public final class UserListViewModel {
  public enum Output: Hashable, Sendable {
    case userDidSelect(String)
  }

  public struct State: Hashable, Sendable {
    public var users: [UserSummary]

    public init(users: [UserSummary] = []) {
      self.users = users
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateSubject.eraseToAnyPublisher() }
  public var currentState: State { stateSubject.value }

  private let kind: UserListKind
  private let username: String
  private let service: PeopleService
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateSubject = CurrentValueSubject<State, Never>(State())
  private let loading = RequestSlot()

  /// The list of this kind of the profile with this username.
  public init(_ kind: UserListKind, of username: String, service: PeopleService, census: Census) {
    self.kind = kind
    self.username = username
    self.service = service
    presence = census.enter(kind.rawValue)
  }

  /// The screen is there for the first time: starts loading.
  public func screenLoaded() {
    let ticket = loading.begin()
    loading.hold(
      service.users(kind, username).sink(
        with: self,
        receiveCompletion: { owner, _ in owner.loadingFailed(ticket) },
        receiveValue: { owner, users in owner.usersArrived(users, ticket) }),
      for: ticket)
  }

  public func rowTapped(_ username: String) {
    outputSubject.send(.userDidSelect(username))
  }

  private func usersArrived(_ users: [UserSummary], _ ticket: RequestSlot.Ticket) {
    guard loading.end(ticket) else { return }
    stateSubject.send(State(users: users))
  }

  /// The request ended without a list: the screen stays empty.
  private func loadingFailed(_ ticket: RequestSlot.Ticket) {
    _ = loading.end(ticket)
  }
}

extension UserListViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .userDidSelect(let username): "userDidSelect(\(username))"
    }
  }
}
