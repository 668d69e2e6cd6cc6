/// The elements of a screen in reading order, each where it is now: those that stand there once, then the cells.
///
/// Cells are made when they are asked for, and everything is moved when it is asked for, so that a screen of a
/// hundred thousand costs no more than one of ten, and scrolling costs nothing.
public struct ScreenElements: RandomAccessCollection {
  /// The cells `PREFIX.0`, `PREFIX.1`, … of a list, each also known by `NAME#ID`.
  public struct Cells {
    public let pattern: CellPattern
    let layout: CellLayout
    private let makeElement: (Int, Rect) -> Element
    private let indexOfID: (String) -> Int?

    /// - Parameters:
    ///   - makeElement: makes the cell at an index from 0 up to the number of places, in its place.
    ///   - indexOfID: finds the index of what has an identity.
    init(
      _ pattern: CellPattern, layout: CellLayout,
      makeElement: @escaping (Int, Rect) -> Element, indexOfID: @escaping (String) -> Int?
    ) {
      self.pattern = pattern
      self.layout = layout
      self.makeElement = makeElement
      self.indexOfID = indexOfID
    }

    public var count: Int { layout.count }

    fileprivate func element(at index: Int) -> Element {
      makeElement(index, layout.frame(at: index))
    }

    fileprivate func index(_ id: String) -> Int? {
      if let index = pattern.index(in: id) { return index < count ? index : nil }
      return pattern.identity(in: id).flatMap(indexOfID)
    }
  }

  /// How far the screen is scrolled, and what its bar has come to.
  public private(set) var scroll: ScrollGeometry
  public let traits: Traits
  /// Where the container stands in what frames and points are counted in.
  public let origin: Point
  private let fixed: [Element]
  private let largeTitle: Element?
  private let cells: Cells?
  private let pinnedBar: PinnedBar?

  /// - Parameters:
  ///   - fixed: settled elements, in the coordinates of the content or, for those of the bar, of the container.
  ///   - largeTitle: what stands for the title while there is room for it.
  init(
    _ fixed: [Element], largeTitle: Element?, cells: Cells?, pinnedBar: PinnedBar?,
    scroll: ScrollGeometry, traits: Traits, origin: Point
  ) {
    self.fixed = fixed
    self.largeTitle = largeTitle
    self.cells = cells
    self.pinnedBar = pinnedBar
    self.scroll = scroll
    self.traits = traits
    self.origin = origin
  }

  /// The same elements with the content scrolled so far from where it rests, to the nearest pixel.
  ///
  /// Nothing is laid out again for it.
  public func scrolled(by distance: Double) -> ScreenElements {
    var elements = self
    elements.scroll.distance = distance.roundedToPixel(at: traits.scale)
    return elements
  }

  // MARK: All of them

  public var startIndex: Int { 0 }

  public var endIndex: Int { fixed.count + (cells?.count ?? 0) }

  public subscript(position: Int) -> Element {
    if position < fixed.count { return shown(fixed[position]) }
    guard let cells, position < endIndex else {
      preconditionFailure("There is no element at this position")
    }
    return shown(cell(at: position - fixed.count, of: cells))
  }

  /// The element with this id, given by place or by identity, or `nil`.
  public func element(_ id: String) -> Element? {
    if let element = fixed.first(where: { $0.id == id }) { return shown(element) }
    guard let cells, let index = cells.index(id) else { return nil }
    return shown(cell(at: index, of: cells))
  }

  /// How many cells `PREFIX.0`, `PREFIX.1`, … there are.
  public func count(ofPrefix prefix: String) -> Int {
    cells.map { $0.pattern.prefix == prefix ? $0.count : 0 } ?? 0
  }

  // MARK: Where things are

  /// The container of the screen.
  public var bounds: Rect { Rect(origin: origin, size: traits.size) }

  /// The navigation bar, with what is above it.
  public var barFrame: Rect {
    Rect(origin: origin, size: Size(width: traits.size.width, height: scroll.adjustedTopInset))
  }

  /// The bar that stays in sight, where there is one.
  public var pinnedFrame: Rect? {
    pinnedBar.map { bar in
      Rect(
        x: 0, y: contentY(of: bar), width: traits.size.width, height: bar.height
      ).roundedToPixels(at: traits.scale).moved(dx: origin.x, dy: origin.y - scroll.contentOffset)
    }
  }

  /// The elements that can be seen, in reading order. No others are made.
  public var visible: [Element] {
    let content = bounds.part(below: origin.y + scroll.adjustedTopInset)
    let shownFixed = fixed.map(shown).filter { element in
      !element.visibleFrame.isEmpty
        && element.visibleFrame.overlaps(element.layer == .bar ? bounds : content)
    }
    return shownFixed
      + cells(in: content).filter { $0.frame.overlaps(content) }
  }

  /// The part of an element's frame that lies under nothing else and can be touched; empty when there is none.
  public func touchablePart(of element: Element) -> Rect {
    var region = bounds
    if element.layer != .bar {
      region = region.part(below: origin.y + scroll.adjustedTopInset)
    }
    if element.layer == .content, let pinnedFrame, let pinnedBar {
      // What stands before the pinned bar ends at it, what stands after it begins there.
      let contentY = element.frame.minY - origin.y + scroll.contentOffset
      region =
        contentY < pinnedBar.naturalY
        ? region.part(above: pinnedFrame.minY) : region.part(below: pinnedFrame.maxY)
    }
    return element.visibleFrame.clamped(to: region)
  }

  /// How far the screen has to be scrolled to show an element: as little as possible.
  public func distance(showing element: Element) -> Double {
    guard element.layer != .bar else { return scroll.distance }
    let top = element.role == .cell ? cellsTop : scroll.collapsedInset
    let bottom = traits.size.height - scroll.safeAreaInsets.bottom
    let frame = element.visibleFrame.moved(dy: -origin.y)
    if frame.minY < top { return scroll.clamped(scroll.distance + frame.minY - top) }
    // The start of what is higher than the screen matters more than its end.
    guard frame.maxY > bottom, frame.minY > top else { return scroll.distance }
    let missing = frame.height > bottom - top ? frame.minY - top : frame.maxY - bottom
    return scroll.clamped(scroll.distance + missing)
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
      let index = cells.index(id)
    else { return scroll.clamped(old.scroll.distance) }
    let frame = cells.layout.frame(at: index)
    let hidden = anchor.hiddenPart * frame.height
    return scroll.clamped(frame.minY + hidden - cellsTop + scroll.restInset)
  }

  /// The first cell that can be seen, and how much of it cannot, once everything above the cells is out of sight.
  private var topCell: (element: Element, hiddenPart: Double)? {
    guard let cells, cells.count > 0 else { return nil }
    let top = cellsTop + scroll.contentOffset
    guard top > cells.layout.frame(at: 0).minY else { return nil }
    let indices = cells.layout.indices(from: top, to: top + 1)
    guard let index = indices.first(where: { cells.layout.frame(at: $0).maxY > top }) else {
      return nil
    }
    let frame = cells.layout.frame(at: index)
    return (cells.element(at: index), frame.minY < top ? (top - frame.minY) / frame.height : 0)
  }

  /// Where in the container cells come to lie under the bars that stay in sight.
  private var cellsTop: Double { scroll.collapsedInset + (pinnedBar?.height ?? 0) }

  // MARK: Hit testing

  /// What a finger at this point meets: the topmost that takes taps, or else shows something there.
  ///
  /// The navigation bar lies above the pinned bar, and that above the content; nothing is met through them.
  /// Within a layer a frame that contains the point comes first, then the nearest hit frame, then what takes no
  /// taps.
  public func element(at point: Point) -> Element? {
    guard bounds.contains(point) else { return nil }
    let shownFixed = fixed.map(shown)
    let bar = shownFixed.filter { $0.layer == .bar }
    if let met = Self.met(at: point, among: bar) { return met }
    if barFrame.contains(point) { return nil }
    let pinned = shownFixed.filter { $0.layer == .pinned }
    if let met = Self.met(at: point, among: pinned) { return met }
    if let pinnedFrame, pinnedFrame.contains(point) { return nil }
    let length = Element.minimumHitLength
    let reach = Rect(x: point.x, y: point.y, width: 0, height: 0)
      .inset(by: Insets(top: -length, bottom: -length))
    return Self.met(
      at: point, among: shownFixed.filter { $0.layer == .content } + cells(in: reach))
  }

  private static func met(at point: Point, among elements: [Element]) -> Element? {
    let interactive = elements.filter { $0.isInteractive && !$0.visibleFrame.isEmpty }
    if let met = interactive.last(where: { $0.visibleFrame.contains(point) }) { return met }
    var nearest: (element: Element, distance: Double)?
    for element in interactive where element.hitFrame.contains(point) {
      let distance = element.visibleFrame.distance(to: point)
      if let nearest, nearest.distance <= distance { continue }
      nearest = (element, distance)
    }
    if let nearest { return nearest.element }
    return elements.last { !$0.isInteractive && $0.visibleFrame.contains(point) }
  }

  // MARK: Moving

  /// The cells that may reach into `area`, which is given in the coordinates of frames.
  private func cells(in area: Rect) -> [Element] {
    guard let cells else { return [] }
    let dy = scroll.contentOffset - origin.y
    return cells.layout.indices(from: area.minY + dy, to: area.maxY + dy).map { index in
      shown(cell(at: index, of: cells))
    }
  }

  private func cell(at index: Int, of cells: Cells) -> Element {
    cells.element(at: index).settled(in: scroll.contentBounds, for: traits)
  }

  /// The element where it is now.
  private func shown(_ element: Element) -> Element {
    switch element.layer {
    case .content:
      return element.moved(dx: origin.x, dy: origin.y - scroll.contentOffset)
    case .pinned:
      let shift = pinnedBar.map { contentY(of: $0) - $0.naturalY } ?? 0
      return element.moved(
        dx: origin.x,
        dy: origin.y - scroll.contentOffset + shift.roundedToPixel(at: traits.scale))
    case .bar:
      let room = scroll.adjustedTopInset - scroll.collapsedInset
      guard let largeTitle, element.id == largeTitle.id, room > 0 else {
        return element.moved(dx: origin.x, dy: origin.y)
      }
      var title = largeTitle.moved(dy: room - scroll.largeTitleHeight)
      title.clip = largeTitle.clip.map { clip in
        Rect(x: clip.minX, y: clip.minY, width: clip.width, height: room)
      }
      title.hitFrame = title.visibleFrame
      return title.moved(dx: origin.x, dy: origin.y)
    }
  }

  private func contentY(of bar: PinnedBar) -> Double {
    bar.y(offset: scroll.contentOffset, topInset: scroll.adjustedTopInset)
  }
}
