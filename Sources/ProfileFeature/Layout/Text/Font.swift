/// A size and a weight of the one typeface that there is.
public struct Font: Hashable, Sendable {
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular
    case semibold
    case bold

    /// The weight for a person who wants all text bolder.
    public var heavier: Weight {
      switch self {
      case .regular: .semibold
      case .semibold, .bold: .bold
      }
    }
  }

  /// In points.
  public var size: Double
  public var weight: Weight

  public init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The height of a line: with 1.2 the classic header, whose parts have sizes of their own, is 340 high.
  public var lineHeight: Double { size * 1.2 }
}
