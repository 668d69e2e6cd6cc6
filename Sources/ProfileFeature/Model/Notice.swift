/// Something that happened to one's page while one looked elsewhere.
public struct Notice: Hashable, Sendable, Identifiable {
  /// Where a notice leads.
  public enum Target: Hashable, Sendable {
    case post(Post.ID)
    case profile(username: String)
  }

  public var id: String
  public var text: String
  public var target: Target
  /// Whether it came since the notices were last looked at.
  public var isUnread: Bool

  public init(id: String, text: String, target: Target, isUnread: Bool = false) {
    self.id = id
    self.text = text
    self.target = target
    self.isUnread = isUnread
  }
}
