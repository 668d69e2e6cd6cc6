/// A part of a list of people.
public struct UserPage: Hashable, Sendable {
  /// How many people a page has, unless the list ends before.
  public static let size = 20

  public var users: [UserSummary]
  /// Whether the list goes on behind this page.
  public var hasMore: Bool

  public init(users: [UserSummary], hasMore: Bool = false) {
    self.users = users
    self.hasMore = hasMore
  }
}
