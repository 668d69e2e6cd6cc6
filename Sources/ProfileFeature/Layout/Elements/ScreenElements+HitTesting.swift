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
    HitTest(self).element(at: point)
  }
}
