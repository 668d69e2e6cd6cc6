/// A place, in points from the top left corner.
public struct Point: Hashable, Sendable {
  public static let zero = Point(x: 0, y: 0)

  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place so far to the right and down from here.
  public func moved(dx: Double = 0, dy: Double = 0) -> Point {
    Point(x: x + dx, y: y + dy)
  }
}
