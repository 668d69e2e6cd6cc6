public import Signals

/// Loads lists of people.
public struct PeopleService {
  /// Sends the people in a list of a profile, once, and finishes.
  public var users:
    (_ kind: UserListKind, _ username: String) -> AnyPublisher<[UserSummary], ServiceError>

  public init(
    users:
      @escaping (_ kind: UserListKind, _ username: String) -> AnyPublisher<
        [UserSummary], ServiceError
      >
  ) {
    self.users = users
  }
}
