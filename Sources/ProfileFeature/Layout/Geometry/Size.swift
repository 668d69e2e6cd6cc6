/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public static let zero = Size(width: 0, height: 0)

  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the same thing, turned by a quarter.
  public var turned: Size { Size(width: height, height: width) }
}
