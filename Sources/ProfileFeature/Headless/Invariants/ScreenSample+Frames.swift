/// Where elements are, in every preset.
extension ScreenSample {
  /// What an error of arithmetic may amount to.
  static let tolerance = 0.001

  var smallHitFrame: String? {
    let length = Element.minimumHitLength - ScreenSample.tolerance
    for element in shown where element.canBeTouched {
      let frame = element.hitFrame
      guard frame.width >= length, frame.height >= length else {
        return "the hit frame of \(element.id) is smaller"
      }
      guard frame.grownByTolerance.contains(element.visibleFrame) else {
        return "the hit frame of \(element.id) is not around its frame"
      }
      if element.layer == .bar, !elements.bounds.grownByTolerance.contains(frame) {
        return "the hit frame of \(element.id) leaves the screen"
      }
    }
    return nil
  }

  var unreachableElement: String? {
    // Most can be met without scrolling.
    let hitTest = HitTest(elements)
    for element in shown where element.canBeTouched || element.scroller != nil {
      let scrolled = elements.showing(element)
      guard let moved = scrolled.element(element.id) else {
        return "\(element.id) cannot be found again"
      }
      let part = scrolled.touchablePart(of: moved)
      guard !part.isEmpty else { return "\(element.id) cannot be scrolled to where it can be met" }
      let isInPlace = scrolled.isScrolled(as: elements)
      let met = (isInPlace ? hitTest : HitTest(scrolled)).element(at: part.center)
      // A bar may lie over what is as wide as the screen.
      guard met?.id == element.id || met?.layer == .bar else {
        return "\(met?.id ?? "nothing") is met in the place of \(element.id)"
      }
    }
    return nil
  }

  var elementOutsideParent: String? {
    let scroll = elements.scroll
    let bounds = elements.bounds.grownByTolerance
    let tabBar = elements.tabBarFrame.grownByTolerance
    let bar = elements.barFrame.grownByTolerance
    let pinned = elements.pinnedFrame?.grownByTolerance ?? .zero
    let content = scroll.contentBounds
      .moved(dx: elements.origin.x, dy: elements.origin.y - scroll.contentOffset).grownByTolerance
    let grid = elements.element(ProfileElement.grid.rawValue)?.frame.grownByTolerance
    for element in shown {
      let frame = element.visibleFrame
      let parent =
        switch element.layer {
        // A grabber lies over the upper edge of a sheet, which need not have a bar.
        case .bar where element.isOverlay: bounds
        case .bar: element.isTab ? tabBar : bar
        case .pinned: pinned
        case .content: content
        }
      guard parent.contains(frame) else { return "\(element.id) reaches out of what it stands in" }
      if element.role == .cell, let grid, !grid.contains(frame) {
        return "\(element.id) reaches out of the grid"
      }
    }
    return nil
  }
}

extension Rect {
  var grownByTolerance: Rect { grown(by: ScreenSample.tolerance) }

  func grown(by length: Double) -> Rect {
    inset(by: Insets(top: -length, left: -length, bottom: -length, right: -length))
  }
}
