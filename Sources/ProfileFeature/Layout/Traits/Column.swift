/// A stretch from left to right.
struct Column: Hashable, Sendable {
  var x: Double
  var width: Double

  var maxX: Double { x + width }

  func inset(by margin: Double) -> Column {
    Column(x: x + margin, width: width - 2 * margin)
  }

  /// The middle of the column, at most so wide.
  func centred(width limit: Double) -> Column {
    guard limit < width else { return self }
    return Column(x: x + (width - limit) / 2, width: limit)
  }

  /// The part so far from the start on.
  func dropping(_ length: Double) -> Column {
    Column(x: x + length, width: width - length)
  }

  /// One of `count` equal parts.
  func part(_ index: Int, of count: Int) -> Column {
    Column(x: x + width * Double(index) / Double(count), width: width / Double(count))
  }

  func rect(y: Double, height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}
