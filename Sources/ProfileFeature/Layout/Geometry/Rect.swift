/// A rectangle, in points.
///
///     let cell = Rect(x: 130.67, y: 0, width: 130.67, height: 130.67)
///     cell.roundedToPixels(at: 2)  // x 130.5, width 131: its edges, each to the nearest half point
public struct Rect: Hashable, Sendable {
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle between four edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  public var width: Double { size.width }
  public var height: Double { size.height }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var center: Point { Point(x: midX, y: midY) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the point lies inside; of the edges the upper and the left one belong to the inside, so
  /// that a point between neighbours is in one of them only.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the whole of `other` lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two have an area in common; neighbours that share an edge have none.
  public func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The part of this rectangle that lies inside `bounds`; empty, at the nearest edge, when none does.
  public func clamped(to bounds: Rect) -> Rect {
    // What is not cut stays what it was to the last bit.
    guard !bounds.contains(self) else { return self }
    return Rect(
      minX: min(max(minX, bounds.minX), bounds.maxX),
      minY: min(max(minY, bounds.minY), bounds.maxY),
      maxX: min(max(maxX, bounds.minX), bounds.maxX),
      maxY: min(max(maxY, bounds.minY), bounds.maxY))
  }

  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top,
      maxX: maxX - insets.right, maxY: maxY - insets.bottom)
  }

  /// What of the rectangle lies above a height; empty, at its upper edge, when nothing does.
  public func part(above y: Double) -> Rect {
    Rect(minX: minX, minY: minY, maxX: maxX, maxY: min(maxY, max(minY, y)))
  }

  /// What of the rectangle lies below a height; empty, at its lower edge, when nothing does.
  public func part(below y: Double) -> Rect {
    Rect(minX: minX, minY: max(minY, min(maxY, y)), maxX: maxX, maxY: maxY)
  }

  public func moved(dx: Double = 0, dy: Double = 0) -> Rect {
    Rect(origin: origin.moved(dx: dx, dy: dy), size: size)
  }

  /// The rectangle with each edge between device pixels: edges that were equal stay so.
  public func roundedToPixels(at scale: Double) -> Rect {
    Rect(
      minX: minX.roundedToPixel(at: scale), minY: minY.roundedToPixel(at: scale),
      maxX: maxX.roundedToPixel(at: scale), maxY: maxY.roundedToPixel(at: scale))
  }

  /// The mirror image in something so wide that stands at zero.
  public func mirrored(in width: Double) -> Rect {
    Rect(origin: Point(x: width - maxX, y: minY), size: size)
  }

  /// The rectangle with at least so much width and height around it, moved where it would leave `bounds`.
  ///
  /// Edges lie between device pixels where those of this rectangle and of `bounds` do.
  public func grown(toAtLeast length: Double, within bounds: Rect, scale: Double) -> Rect {
    func grown(_ start: Double, _ own: Double, _ lower: Double, _ upper: Double) -> (Double, Double)
    {
      let wanted = max(own, min(length, upper - lower))
      guard wanted > own else { return (start, own) }
      let centred = (start + own / 2 - wanted / 2).roundedDownToPixel(at: scale)
      return (max(lower, min(centred, upper - wanted)), wanted)
    }
    let (x, width) = grown(minX, self.width, bounds.minX, bounds.maxX)
    let (y, height) = grown(minY, self.height, bounds.minY, bounds.maxY)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// How far the point lies outside; zero inside.
  public func distance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }
}
