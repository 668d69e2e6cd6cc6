/// Where to scroll to.
extension ScreenElements {
  /// How far the screen has to be scrolled to show an element: as little as possible.
  public func distance(showing element: Element) -> Double {
    guard element.layer != .bar else { return scroll.distance }
    let top = element.role == .cell ? cellsTop : scroll.collapsedInset
    let bottom = traits.size.height - scroll.adjustedBottomInset
    let frame = element.visibleFrame.moved(dy: -origin.y)
    if frame.minY < top { return scroll.clamped(scroll.distance + frame.minY - top) }
    // The start of what is higher than the screen matters more than its end.
    guard frame.maxY > bottom, frame.minY > top else { return scroll.distance }
    let missing = frame.height > bottom - top ? frame.minY - top : frame.maxY - bottom
    return scroll.clamped(scroll.distance + missing)
  }

  /// Whether the end of the content is in sight.
  var showsEnd: Bool { scroll.distance >= scroll.maximumDistance }

  /// How far the screen has to be scrolled to have a cell half way down what can be seen; `nil` when there is no such cell.
  public func distance(centring id: String) -> Double? {
    guard let cells, let index = cells.cellIndex(id) else { return nil }
    let bottom = traits.size.height - scroll.adjustedBottomInset
    let centre = (cellsTop + bottom) / 2
    return scroll.clamped(cells.layout.frame(at: index).midY - centre + scroll.restInset)
  }

  /// How far the screen has to be scrolled to have a cell at its top, below bars; `nil` when there is no such cell.
  public func distance(toTopOf index: Int) -> Double? {
    guard let cells, cells.layout.count > index else { return nil }
    return scroll.clamped(cells.layout.frame(at: index).minY - cellsTop + scroll.restInset)
  }

  /// How far the screen has to be scrolled to show the cell at its top that `old` shows there, by identity.
  ///
  /// While something above the cells can be seen, or the cell is gone, it is as far as it was in `old`.
  public func distance(keeping old: ScreenElements) -> Double {
    guard let cells, let anchor = old.topCell, let id = anchor.element.alternateID,
      let index = cells.cellIndex(id)
    else { return scroll.clamped(old.scroll.distance) }
    let frame = cells.layout.frame(at: index)
    let hidden = anchor.hiddenPart * frame.height
    return scroll.clamped(frame.minY + hidden - cellsTop + scroll.restInset)
  }

  /// The first cell that can be seen, and how much of it cannot, once everything above the cells is out of sight.
  private var topCell: (element: Element, hiddenPart: Double)? {
    guard let cells, cells.layout.count > 0 else { return nil }
    let top = cellsTop + scroll.contentOffset
    guard top > cells.layout.frame(at: 0).minY else { return nil }
    let indices = cells.layout.indices(from: top, to: top + 1)
    guard let index = indices.first(where: { cells.layout.frame(at: $0).maxY > top }) else {
      return nil
    }
    let frame = cells.layout.frame(at: index)
    return (cells.cell(at: index), frame.minY < top ? (top - frame.minY) / frame.height : 0)
  }

  /// Where in the container cells come to lie under the bars that stay in sight.
  private var cellsTop: Double { scroll.collapsedInset + (pinnedBar?.height ?? 0) }
}
