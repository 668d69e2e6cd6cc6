/// Something that happened to one's page while one looked elsewhere.
public struct Notice: Hashable, Sendable, Identifiable {
  /// What happened, and who did it, by name.
  public enum News: Hashable, Sendable {
    case follow(by: String)
    case like(by: String)
  }

  /// Where a notice leads.
  public enum Target: Hashable, Sendable {
    case post(Post.ID)
    case profile(username: String)
  }

  public var id: String
  public var news: News
  public var target: Target
  /// Whether it came since the notices were last looked at.
  public var isUnread: Bool

  public init(id: String, news: News, target: Target, isUnread: Bool = false) {
    self.id = id
    self.news = news
    self.target = target
    self.isUnread = isUnread
  }
}
