/// A person as a list of followers shows them.
public struct UserSummary: Hashable, Sendable, Identifiable {
  public var username: String
  public var name: String
  /// Whether this is the person who looks at the list.
  public var isOwn: Bool
  /// Whether the person who looks at the list follows this one.
  public var isFollowed: Bool

  public var id: String { username }

  /// The username as people write it.
  var handle: String { "@\(username)" }

  public init(username: String, name: String, isOwn: Bool = false, isFollowed: Bool = false) {
    self.username = username
    self.name = name
    self.isOwn = isOwn
    self.isFollowed = isFollowed
  }
}
