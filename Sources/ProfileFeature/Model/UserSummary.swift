/// A person as a list of followers shows them.
public struct UserSummary: Hashable, Sendable, Identifiable {
  public var username: String
  public var name: String

  public var id: String { username }

  public init(username: String, name: String) {
    self.username = username
    self.name = name
  }
}
