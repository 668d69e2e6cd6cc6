/// One picture with its caption.
public struct Post: Hashable, Sendable, Identifiable {
  /// Unique within a library: what `post#ID` names.
  public var id: String
  public var caption: String
  /// Whether the person who looks at it likes it.
  public var isLiked: Bool

  public init(id: String, caption: String, isLiked: Bool = false) {
    self.id = id
    self.caption = caption
    self.isLiked = isLiked
  }
}
