/// Everything that a library knows of one person.
public struct Account: Hashable, Sendable {
  public var content: ProfileContent
  public var followers: [UserSummary]
  public var following: [UserSummary]

  public init(
    content: ProfileContent, followers: [UserSummary] = [], following: [UserSummary] = []
  ) {
    self.content = content
    self.followers = followers
    self.following = following
  }

  public var profile: Profile { content.profile }

  /// The people in one of the account's lists.
  public func users(in kind: UserListKind) -> [UserSummary] {
    switch kind {
    case .followers: followers
    case .following: following
    }
  }
}
