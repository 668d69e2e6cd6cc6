/// What a finger meets on a screen: what it can meet is made and moved to where it is once, for all points.
struct HitTest {
  private let elements: ScreenElements
  private let bars: [Element]
  private let pinned: [Element]
  private let content: [Element]

  init(_ elements: ScreenElements) {
    self.elements = elements
    var bars: [Element] = []
    var pinned: [Element] = []
    var content: [Element] = []
    for element in elements.fixed + elements.closing {
      switch element.layer {
      case .bar: bars.append(elements.shown(element))
      case .pinned: pinned.append(elements.shown(element))
      case .content: content.append(elements.shown(element))
      }
    }
    self.bars = bars + elements.tabs.map(elements.shown)
    self.pinned = pinned
    let length = Element.minimumHitLength
    let reach = elements.window.inset(by: Insets(top: -length, bottom: -length))
    self.content = content + elements.cells(in: reach)
  }

  /// The topmost that takes taps there, or else shows something.
  func element(at point: Point) -> Element? {
    guard elements.bounds.contains(point) else { return nil }
    if let met = Self.met(at: point, among: bars) { return met }
    guard elements.window.contains(point) else { return nil }
    if let met = Self.met(at: point, among: pinned) { return met }
    if let pinnedFrame = elements.pinnedFrame, pinnedFrame.contains(point) { return nil }
    return Self.met(at: point, among: content)
  }

  /// Within a layer a frame that contains the point comes first, then the nearest hit frame, then what takes no taps.
  private static func met(at point: Point, among elements: [Element]) -> Element? {
    var containing: Int?
    var nearest: (index: Int, distance: Double)?
    var silent: Int?
    for index in elements.indices {
      let frame = elements[index].visibleFrame
      guard !frame.isEmpty else { continue }
      if !elements[index].isInteractive {
        if frame.contains(point) { silent = index }
      } else if frame.contains(point) {
        containing = index
      } else if elements[index].hitFrame.contains(point) {
        let distance = frame.distance(to: point)
        if distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
      }
    }
    return (containing ?? nearest?.index ?? silent).map { elements[$0] }
  }
}

extension ScreenElements {
  /// What a finger at this point meets: the topmost that takes taps, or else shows something there.
  ///
  /// Bars lie above the pinned bar, and that above the content; nothing is met through them.
  /// Within a layer a frame that contains the point comes first, then the nearest hit frame, then what takes no
  /// taps.
  public func element(at point: Point) -> Element? {
    HitTest(self).element(at: point)
  }

  /// The part of an element's frame that lies under nothing else and can be touched; empty when there is none.
  public func touchablePart(of element: Element) -> Rect {
    var region = bounds
    if element.layer != .bar { region = window }
    if element.layer == .content, let pinnedFrame, let pinnedBar {
      // What stands before the pinned bar ends at it, what stands after it begins there.
      let contentY = element.frame.minY - origin.y + scroll.contentOffset
      region =
        contentY < pinnedBar.naturalY
        ? region.part(above: pinnedFrame.minY) : region.part(below: pinnedFrame.maxY)
    }
    return element.visibleFrame.clamped(to: region)
  }
}
