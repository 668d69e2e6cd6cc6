/// Places for cells of different sizes, which stand in rows: as many beside each other as the row holds.
struct FlowLayout: Hashable, Sendable {
  private struct Row: Hashable {
    var first: Int
    var minY: Double
    var maxY: Double
  }

  private var frames: [Rect] = []
  private var rows: [Row] = []

  var count: Int { frames.count }

  func frame(at index: Int) -> Rect { frames[index] }

  /// Adds cells that stand beside each other or on each other, under those that there are.
  mutating func addRow(_ frames: [Rect]) {
    guard let first = frames.first else { return }
    var row = Row(first: self.frames.count, minY: first.minY, maxY: first.maxY)
    for frame in frames {
      row.minY = min(row.minY, frame.minY)
      row.maxY = max(row.maxY, frame.maxY)
    }
    rows.append(row)
    self.frames += frames
  }

  /// The indices of the cells in all rows that reach between two heights.
  func indices(from minY: Double, to maxY: Double) -> Range<Int> {
    guard maxY > minY else { return 0..<0 }
    let first = firstRow { $0.maxY > minY }
    let last = firstRow { $0.minY >= maxY }
    return first..<max(first, last)
  }

  /// The first cell of the first row of which `isReached` holds, which holds of all after it too.
  private func firstRow(_ isReached: (Row) -> Bool) -> Int {
    var lower = 0
    var upper = rows.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if isReached(rows[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower < rows.count ? rows[lower].first : frames.count
  }
}
