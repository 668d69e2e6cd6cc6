/// One picture with its caption.
public struct Post: Hashable, Sendable, Identifiable {
  /// Unique within a library: what `post#ID` names.
  public var id: String
  public var caption: String

  public init(id: String, caption: String) {
    self.id = id
    self.caption = caption
  }
}
