/// Scrolling sideways, in what has cells side by side.
extension ScreenElements {
  /// How far the cells that stand side by side can be scrolled along the line; zero where none do.
  public var maximumSidewaysDistance: Double { strip?.maximumDistance ?? 0 }

  /// The distance sideways within what can be scrolled.
  public func clampedSideways(_ distance: Double) -> Double {
    strip?.clamped(distance) ?? 0
  }

  /// The id of what a finger on the element scrolls sideways; `nil` where it scrolls the screen.
  func scroller(of element: Element) -> String? {
    guard let strip, element.scroller == strip.scroller || element.id == strip.scroller else {
      return nil
    }
    return strip.scroller
  }

  /// The elements scrolled to show one of them, sideways too: as little as possible.
  public func showing(_ element: Element) -> ScreenElements {
    let shown = scrolled(by: distance(showing: element))
    guard let strip, element.scroller == strip.scroller, let index = cells?.cellIndex(element.id)
    else { return shown }
    return shown.scrolledSideways(by: strip.distance(showing: index, from: sidewaysDistance))
  }

  /// The elements scrolled to where `old` is, by identity, sideways too.
  func keepingPlace(of old: ScreenElements) -> ScreenElements {
    let kept = scrolled(by: distance(keeping: old))
    guard let strip, let oldStrip = old.strip else { return kept }
    return kept.scrolledSideways(
      by: strip.distance(keeping: oldStrip, at: old.sidewaysDistance))
  }

  var strip: StripLayout? { cells?.layout.strip }
}
