/// Where elements are, in every preset.
extension ScreenElements {
  /// What an error of arithmetic may amount to.
  static let tolerance = 0.001

  var smallHitFrame: String? {
    let length = Element.minimumHitLength - ScreenElements.tolerance
    for element in sample where element.canBeTouched {
      let frame = element.hitFrame
      guard frame.width >= length, frame.height >= length else {
        return "the hit frame of \(element.id) is smaller"
      }
      guard frame.grownByTolerance.contains(element.visibleFrame) else {
        return "the hit frame of \(element.id) is not around its frame"
      }
      if element.layer == .bar, !bounds.grownByTolerance.contains(frame) {
        return "the hit frame of \(element.id) leaves the screen"
      }
    }
    return nil
  }

  var unreachableElement: String? {
    for element in sample where element.canBeTouched || element.scroller != nil {
      let scrolled = showing(element)
      guard let moved = scrolled.element(element.id) else {
        return "\(element.id) cannot be found again"
      }
      let part = scrolled.touchablePart(of: moved)
      guard !part.isEmpty else { return "\(element.id) cannot be scrolled to where it can be met" }
      let met = scrolled.element(at: part.center)
      // A bar may lie over what is as wide as the screen.
      guard met?.id == element.id || met?.layer == .bar else {
        return "\(met?.id ?? "nothing") is met in the place of \(element.id)"
      }
    }
    return nil
  }

  var elementOutsideParent: String? {
    let content = scroll.contentBounds
      .moved(dx: origin.x, dy: origin.y - scroll.contentOffset).grownByTolerance
    let grid = element(ProfileElement.grid.rawValue)?.frame.grownByTolerance
    for element in sample {
      let frame = element.visibleFrame
      let parent =
        switch element.layer {
        // A grabber lies over the upper edge of a sheet, which need not have a bar.
        case .bar where element.isOverlay: bounds.grownByTolerance
        case .bar: (element.isTab ? tabBarFrame : barFrame).grownByTolerance
        case .pinned: pinnedFrame?.grownByTolerance ?? .zero
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
  var grownByTolerance: Rect { grown(by: ScreenElements.tolerance) }

  func grown(by length: Double) -> Rect {
    inset(by: Insets(top: -length, left: -length, bottom: -length, right: -length))
  }
}
