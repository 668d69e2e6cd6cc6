/// How a person gets to see the rest of a screen.
extension HeadlessApp {
  /// Scrolls what the element belongs to, as far as it goes: photos that stand side by side, or else the screen.
  ///
  /// - Parameter distance: in points; positive shows what is further down, or further along the line.
  public func scroll(_ id: String, by distance: Double) {
    guard acceptsInput() else { return }
    let elements = screenElements
    guard let element = elements.element(id), element.layer != .bar else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    guard let scroller = elements.scroller(of: element) else {
      let scroll = elements.scroll
      self.scroll(to: elements.scrolled(by: scroll.clamped(scroll.distance + distance)))
      return
    }
    // A finger has to lie on it.
    guard touchableElement(scroller) != nil else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    let moved = screenElements
    scroll(to: moved.scrolledSideways(by: moved.clampedSideways(moved.sidewaysDistance + distance)))
  }

  /// Scrolls no further than it takes to see the element.
  public func scroll(to id: String) {
    guard acceptsInput() else { return }
    let elements = screenElements
    guard let element = elements.element(id) else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    scroll(to: elements.showing(element))
  }

  /// Scrolls the list on top to its end.
  public func scrollToEnd() {
    guard acceptsInput() else { return }
    let elements = screenElements
    guard coordinator.topScreen.reachEnd() else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    _ = show(elements.scrolled(by: elements.scroll.maximumDistance))
  }

  /// Scrolls the screen on top; where its end comes into view, the screen hears of it.
  func scroll(to elements: ScreenElements) {
    if show(elements) { _ = coordinator.topScreen.reachEnd() }
  }

  /// Shows the screen on top, which has been looked at before, scrolled to another place.
  ///
  /// - Returns: whether the end of the content has come into view.
  private func show(_ elements: ScreenElements) -> Bool {
    guard let shown = shownScreens[coordinator.topScreenID] else { return false }
    let showedEnd = shown.elements.showsEnd
    shown.elements = elements
    return !showedEnd && elements.showsEnd
  }
}
