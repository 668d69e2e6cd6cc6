/// One picture with its caption.
public struct Post: Hashable, Sendable, Identifiable {
  /// Unique within a library: what `post#ID` names.
  public var id: String
  public var caption: String
  /// What the picture shows, where that is known.
  public var picture: String?
  /// Whether the person who looks at it likes it.
  public var isLiked: Bool

  public init(id: String, caption: String, picture: String? = nil, isLiked: Bool = false) {
    self.id = id
    self.caption = caption
    self.picture = picture
    self.isLiked = isLiked
  }

  /// What names the post where there is room for one thing: the caption, or else what the picture shows.
  var title: String { caption.isEmpty ? picture ?? "" : caption }
}
