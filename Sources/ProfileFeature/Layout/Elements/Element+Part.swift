extension Element {
  /// Something that an element is drawn of.
  public struct Part: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
      /// Lines of text, one under the other from the top on.
      case text([String], Font, Alignment)
      /// A symbol, by its name, as large as the frame.
      case symbol(String)
      /// A surface with a line around it; both can be missing.
      case box(border: Double, radius: Double, isFilled: Bool)
    }

    /// Where lines stand in the frame.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      case leading
      case center
    }

    /// What a part is drawn with, whichever colours light and dark make of it.
    public enum Ink: String, Hashable, Sendable, CaseIterable {
      case primary
      case secondary
      case faint
      case accent
      /// On a filled surface.
      case onAccent
    }

    public var frame: Rect
    public var content: Content
    public var ink: Ink

    public init(_ content: Content, in frame: Rect, ink: Ink = .primary) {
      self.frame = frame
      self.content = content
      self.ink = ink
    }
  }
}
