/// What a finger meets.
extension ScreenElements {
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

  /// What a finger at this point meets: the topmost that takes taps, or else shows something there.
  ///
  /// Bars lie above the pinned bar, and that above the content; nothing is met through them.
  /// Within a layer a frame that contains the point comes first, then the nearest hit frame, then what takes no
  /// taps.
  public func element(at point: Point) -> Element? {
    guard bounds.contains(point) else { return nil }
    let shownFixed = (fixed + closing).map(shown)
    let bars = shownFixed.filter { $0.layer == .bar } + tabs.map(shown)
    if let met = Self.met(at: point, among: bars) { return met }
    guard window.contains(point) else { return nil }
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
}
