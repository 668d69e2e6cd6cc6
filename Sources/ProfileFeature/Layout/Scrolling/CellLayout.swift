/// The places of a screen's cells.
enum CellLayout: Hashable, Sendable {
  case grid(GridLayout)
  case rows(RowLayout)

  var count: Int {
    switch self {
    case .grid(let grid): grid.count
    case .rows(let rows): rows.count
    }
  }

  func frame(at index: Int) -> Rect {
    switch self {
    case .grid(let grid): grid.frame(at: index)
    case .rows(let rows): rows.frame(at: index)
    }
  }

  /// The indices of the cells that may reach between two heights, and hardly any others.
  func indices(from minY: Double, to maxY: Double) -> Range<Int> {
    switch self {
    case .grid(let grid): grid.indices(from: minY, to: maxY)
    case .rows(let rows): rows.indices(from: minY, to: maxY)
    }
  }
}
