/// Places for rows of different heights, one under the other.
struct RowLayout: Hashable, Sendable {
  var column: Column
  /// Where each row begins, and at last where the last one ends.
  private(set) var edges: [Double]

  /// - Parameter heights: those of the rows, from the first at `y` on.
  init(column: Column, y: Double, heights: [Double]) {
    self.column = column
    edges = [y]
    for height in heights { edges.append(edges[edges.count - 1] + height) }
  }

  var count: Int { edges.count - 1 }

  var maxY: Double { edges[edges.count - 1] }

  func frame(at index: Int) -> Rect {
    column.rect(y: edges[index], height: edges[index + 1] - edges[index])
  }

  /// The indices of the rows that reach between two heights.
  func indices(from minY: Double, to maxY: Double) -> Range<Int> {
    guard maxY > minY else { return 0..<0 }
    let first = firstRow { edges[$0 + 1] > minY }
    let last = firstRow { edges[$0] >= maxY }
    return first..<max(first, last)
  }

  /// The first row of which `isReached` holds, which holds of all after it too.
  private func firstRow(_ isReached: (Int) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if isReached(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
