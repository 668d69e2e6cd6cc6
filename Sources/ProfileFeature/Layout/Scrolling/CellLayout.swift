/// The places of a screen's cells.
enum CellLayout: Hashable, Sendable {
  case grid(GridLayout)
  case rows(RowLayout)
  case strip(StripLayout)
  case flow(FlowLayout)

  var count: Int {
    switch self {
    case .grid(let grid): grid.count
    case .rows(let rows): rows.count
    case .strip(let strip): strip.count
    case .flow(let flow): flow.count
    }
  }

  func frame(at index: Int) -> Rect {
    switch self {
    case .grid(let grid): grid.frame(at: index)
    case .rows(let rows): rows.frame(at: index)
    case .strip(let strip): strip.frame(at: index)
    case .flow(let flow): flow.frame(at: index)
    }
  }

  /// The indices of the cells that may reach between two heights, and hardly any others.
  func indices(from minY: Double, to maxY: Double) -> Range<Int> {
    switch self {
    case .grid(let grid): grid.indices(from: minY, to: maxY)
    case .rows(let rows): rows.indices(from: minY, to: maxY)
    case .strip(let strip): strip.indices(from: minY, to: maxY)
    case .flow(let flow): flow.indices(from: minY, to: maxY)
    }
  }

  /// The places, if they are side by side and scrolled sideways.
  var strip: StripLayout? {
    switch self {
    case .grid, .rows, .flow: nil
    case .strip(let strip): strip
    }
  }
}
