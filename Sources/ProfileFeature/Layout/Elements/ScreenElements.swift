/// The elements of a screen in reading order, each where it is now: those that stand there once, with the cells
/// between them, then the tabs.
///
/// Cells are made when they are asked for, and everything is moved when it is asked for, so that a screen of a
/// hundred thousand costs no more than one of ten, and scrolling costs nothing.
public struct ScreenElements: RandomAccessCollection {
  /// What does not change as the screen is scrolled: an object, so that elements are cheap to hand on.
  private final class Content {
    let fixed: [Element]
    let largeTitle: Element?
    let cells: Cells?
    let closing: [Element]
    let pinnedBar: PinnedBar?
    let tabs: [Element]
    let traits: Traits
    let origin: Point

    init(
      fixed: [Element], largeTitle: Element?, cells: Cells?, closing: [Element],
      pinnedBar: PinnedBar?, tabs: [Element], traits: Traits, origin: Point
    ) {
      self.fixed = fixed
      self.largeTitle = largeTitle
      self.cells = cells
      self.closing = closing
      self.pinnedBar = pinnedBar
      self.tabs = tabs
      self.traits = traits
      self.origin = origin
    }
  }

  /// How far the screen is scrolled, and what its bar has come to.
  public private(set) var scroll: ScrollGeometry
  /// How far cells that stand side by side are scrolled along the line; zero where none do.
  public private(set) var sidewaysDistance = 0.0
  private let content: Content

  /// - Parameters:
  ///   - fixed: settled elements, in the coordinates of the content or, for those of the bar, of the container.
  ///   - largeTitle: what stands for the title while there is room for it.
  ///   - closing: settled elements that are read after the cells.
  ///   - tabs: settled elements of the tab bar, in the coordinates of the container.
  init(
    _ fixed: [Element], largeTitle: Element?, cells: Cells?, closing: [Element],
    pinnedBar: PinnedBar?, tabs: [Element], scroll: ScrollGeometry, traits: Traits, origin: Point
  ) {
    self.scroll = scroll
    content = Content(
      fixed: fixed, largeTitle: largeTitle, cells: cells, closing: closing, pinnedBar: pinnedBar,
      tabs: tabs, traits: traits, origin: origin)
  }

  public var traits: Traits { content.traits }

  /// Where the container stands in what frames and points are counted in.
  public var origin: Point { content.origin }

  var fixed: [Element] { content.fixed }

  var cells: Cells? { content.cells }

  /// What is read after the cells.
  var closing: [Element] { content.closing }

  var pinnedBar: PinnedBar? { content.pinnedBar }

  var tabs: [Element] { content.tabs }

  /// The same elements with the content scrolled so far from where it rests, to the nearest pixel.
  ///
  /// Nothing is laid out again for it.
  public func scrolled(by distance: Double) -> ScreenElements {
    var elements = self
    elements.scroll.distance = distance.roundedToPixel(at: traits.scale)
    return elements
  }

  /// The same elements with those that stand side by side scrolled so far along the line, to the nearest pixel.
  public func scrolledSideways(by distance: Double) -> ScreenElements {
    var elements = self
    elements.sidewaysDistance = distance.roundedToPixel(at: traits.scale)
    return elements
  }

  /// Whether everything stands where it does in `other`, which are the same elements.
  func isScrolled(as other: ScreenElements) -> Bool {
    scroll.distance == other.scroll.distance && sidewaysDistance == other.sidewaysDistance
  }

  // MARK: All of them

  public var startIndex: Int { 0 }

  public var endIndex: Int { fixed.count + cellCount + closing.count + tabs.count }

  private var cellCount: Int { cells?.count ?? 0 }

  public subscript(position: Int) -> Element {
    if position < fixed.count { return shown(fixed[position]) }
    let place = position - fixed.count
    if let cells, place < cells.count { return shown(settled(cells.element(at: place))) }
    guard position < endIndex else {
      preconditionFailure("There is no element at this position")
    }
    let rest = place - cellCount
    return shown(rest < closing.count ? closing[rest] : tabs[rest - closing.count])
  }

  /// The element with this id, given by place or by identity, or `nil`.
  public func element(_ id: String) -> Element? {
    position(of: id).map { self[$0] }
  }

  /// How many cells `PREFIX.0`, `PREFIX.1`, … there are.
  public func count(ofPrefix prefix: String) -> Int {
    cells?.count(ofPrefix: prefix) ?? 0
  }

  // MARK: Where things are

  /// The container of the screen.
  public var bounds: Rect { Rect(origin: origin, size: traits.size) }

  /// The navigation bar, with what is above it.
  public var barFrame: Rect {
    Rect(origin: origin, size: Size(width: traits.size.width, height: scroll.adjustedTopInset))
  }

  /// The tab bar, with what is below it; empty where there is none.
  public var tabBarFrame: Rect {
    guard !tabs.isEmpty else {
      return Rect(origin: Point(x: bounds.minX, y: bounds.maxY), size: .zero)
    }
    return bounds.part(below: bounds.maxY - scroll.adjustedBottomInset)
  }

  /// What can be seen of the content: all between the bars.
  public var window: Rect {
    bounds.part(below: origin.y + scroll.adjustedTopInset).part(above: tabBarFrame.minY)
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
    let window = window
    func isVisible(_ element: Element) -> Bool {
      !element.visibleFrame.isEmpty
        && element.visibleFrame.overlaps(element.layer == .bar ? bounds : window)
    }
    return fixed.map(shown).filter(isVisible) + cells(in: window).filter(isVisible)
      + closing.map(shown).filter(isVisible) + tabs.map(shown)
  }

  // MARK: Moving

  /// The cells that may reach into `area`, which is given in the coordinates of frames.
  func cells(in area: Rect) -> [Element] {
    guard let cells else { return [] }
    let dy = scroll.contentOffset - origin.y
    return self.cells(at: cells.layout.indices(from: area.minY + dy, to: area.maxY + dy))
  }

  /// The cells at these indices, each with its button.
  func cells(at indices: some Sequence<Int>) -> [Element] {
    guard let cells else { return [] }
    return indices.flatMap { cells.elements(inCell: $0) }.map { shown(settled($0)) }
  }

  private func settled(_ element: Element) -> Element {
    element.settled(in: scroll.contentBounds, for: traits)
  }

  /// The element where it is now.
  func shown(_ element: consuming Element) -> Element {
    switch element.layer {
    case .content:
      if element.scroller != nil { element = movedSideways(element) }
      return element.moved(dx: origin.x, dy: origin.y - scroll.contentOffset)
    case .pinned:
      let shift = pinnedBar.map { contentY(of: $0) - $0.naturalY } ?? 0
      return element.moved(
        dx: origin.x,
        dy: origin.y - scroll.contentOffset + shift.roundedToPixel(at: traits.scale))
    case .bar:
      let room = scroll.adjustedTopInset - scroll.collapsedInset
      guard let largeTitle = content.largeTitle, element.id == largeTitle.id, room > 0 else {
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

  private func movedSideways(_ element: Element) -> Element {
    guard sidewaysDistance != 0 else { return element }
    switch traits.direction {
    case .leftToRight: return element.movedUnderClip(dx: -sidewaysDistance, for: traits)
    case .rightToLeft: return element.movedUnderClip(dx: sidewaysDistance, for: traits)
    }
  }

  private func contentY(of bar: PinnedBar) -> Double {
    bar.y(offset: scroll.contentOffset, topInset: scroll.adjustedTopInset)
  }
}
