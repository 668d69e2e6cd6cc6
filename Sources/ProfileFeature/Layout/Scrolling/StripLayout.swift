/// Places for cells of one size side by side, in a part of a screen that is scrolled sideways by itself.
struct StripLayout: Hashable, Sendable {
  /// The id of the element that is scrolled.
  var scroller: String
  /// What can be seen of the cells at once.
  var area: Rect
  /// How wide each cell is; all are as high as the area.
  var cellWidth: Double
  var spacing: Double
  var count: Int

  var contentWidth: Double {
    count == 0 ? 0 : Double(count) * pitch - spacing
  }

  /// How far the cells can be scrolled along the line.
  var maximumDistance: Double { max(0, contentWidth - area.width) }

  /// The distance within what can be scrolled.
  func clamped(_ distance: Double) -> Double {
    min(max(distance, 0), maximumDistance)
  }

  func frame(at index: Int) -> Rect {
    Rect(
      x: area.minX + Double(index) * pitch, y: area.minY, width: cellWidth, height: area.height)
  }

  /// The indices of the cells between two heights: all of them or none.
  func indices(from minY: Double, to maxY: Double) -> Range<Int> {
    minY < area.maxY && area.minY < maxY ? 0..<count : 0..<0
  }

  /// How far to scroll to show a cell, from where one is: as little as possible.
  func distance(showing index: Int, from distance: Double) -> Double {
    let start = frame(at: index).minX - area.minX
    // The start of what is wider than the area matters more than its end.
    if start < distance || cellWidth > area.width { return min(start, maximumDistance) }
    return max(distance, start + cellWidth - area.width)
  }

  /// How far to scroll to have at the start of the area what `old` has there.
  func distance(keeping old: StripLayout, at distance: Double) -> Double {
    guard old.count > 0, old.cellWidth > 0 else { return 0 }
    let index = min(max(0, Int(distance / old.pitch)), old.count - 1)
    let hidden = (distance - Double(index) * old.pitch) / old.cellWidth
    let kept = Double(min(index, max(0, count - 1))) * pitch + hidden * cellWidth
    return clamped(kept)
  }

  private var pitch: Double { cellWidth + spacing }
}
