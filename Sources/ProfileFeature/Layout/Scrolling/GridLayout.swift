/// Places for cells in rows and columns, each computed from its index alone.
struct GridLayout: Hashable, Sendable {
  var column: Column
  var y: Double
  var columnCount: Int
  var spacing: Double
  var count: Int

  /// The width of a cell, and its height.
  var side: Double {
    (column.width - spacing * Double(columnCount - 1)) / Double(columnCount)
  }

  var rowCount: Int { (count + columnCount - 1) / columnCount }

  var height: Double {
    rowCount == 0 ? 0 : Double(rowCount) * pitch - spacing
  }

  func frame(at index: Int) -> Rect {
    let (row, place) = index.quotientAndRemainder(dividingBy: columnCount)
    return Rect(
      x: column.x + Double(place) * pitch, y: y + Double(row) * pitch, width: side, height: side)
  }

  /// The indices of the cells in all rows that reach between two heights.
  func indices(from minY: Double, to maxY: Double) -> Range<Int> {
    guard maxY > minY else { return 0..<0 }
    let first = row(at: minY)
    let last = row(at: maxY) + 1
    return min(first * columnCount, count)..<min(last * columnCount, count)
  }

  private var pitch: Double { side + spacing }

  private func row(at height: Double) -> Int {
    Int(max(0, min((height - y) / pitch, Double(rowCount))))
  }
}
