public import Signals

/// Loads lists of people, a page at a time.
public struct PeopleService {
  /// Sends the people in a list of a profile from a place on, once, and finishes.
  public var users:
    (_ kind: UserListKind, _ username: String, _ start: Int) -> AnyPublisher<
      UserPage, ServiceError
    >

  public init(
    users:
      @escaping (_ kind: UserListKind, _ username: String, _ start: Int) -> AnyPublisher<
        UserPage, ServiceError
      >
  ) {
    self.users = users
  }
}
