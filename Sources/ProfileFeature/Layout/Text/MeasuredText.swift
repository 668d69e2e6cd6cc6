/// A text in lines, and the room that they take.
public struct MeasuredText: Hashable, Sendable {
  /// The lines as they are drawn, without the blanks at which they were broken.
  public var lines: [String]
  /// As wide as the widest line, as high as all of them; nothing for an empty text.
  public var size: Size
  /// Whether the line limit cut some of the text, and an ellipsis stands for it.
  public var isTruncated: Bool

  public init(lines: [String], size: Size, isTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
  }
}
