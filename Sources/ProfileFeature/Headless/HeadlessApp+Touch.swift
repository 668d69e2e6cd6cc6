/// What a finger does with one element.
extension HeadlessApp {
  /// Taps the element with this id, by place or by identity, after scrolling to it if it is out of sight.
  public func tap(_ id: String) {
    guard acceptsInput() else { return }
    guard let element = touchableElement(id) else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    tap(element)
  }

  /// Taps so many times at once.
  public func tap(_ id: String, times: Int) {
    asOneAction {
      for _ in 0..<times { tap(id) }
    }
  }

  /// Taps a point of the device, and what a finger meets there.
  public func tap(at point: Point) {
    guard acceptsInput() else { return }
    guard let element = screenElements.element(at: point), element.isEnabled else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    tap(element)
  }

  private func tap(_ element: Element) {
    focus(element)
    if element.role == .textField { beginTyping(in: element) }
    let reloads = coordinator.topScreen.reloads { meet(element) }
    for case let place? in reloads.map({ $0.centred }) {
      let id = "\(PhotoSearchLayout.photo.prefix).\(place.section).\(place.item)"
      let elements = screenElements
      if let distance = elements.distance(centring: id) {
        scroll(to: elements.scrolled(by: distance))
      }
    }
  }

  private func meet(_ element: Element) {
    if element.layer == .bar, let tab = TabBarElement(rawValue: element.id)?.tab {
      coordinator.tabBar.tabTapped(tab)
    } else if element.id == BarElement.back.rawValue {
      coordinator.backButtonTapped()
    } else if element.id == SheetElement.grabber.rawValue {
      coordinator.grabberTapped()
    } else if !coordinator.topScreen.tap(element) {
      coordinator.inputIgnored(.notHittable)
    }
  }

  /// Pulls the grid down to refresh it.
  public func pull(_ id: String) {
    guard acceptsInput() else { return }
    guard let element = screenElements.element(id), coordinator.topScreen.pull(element) else {
      coordinator.inputIgnored(.notHittable)
      return
    }
  }

  /// The element with this id if it is enabled and a finger can reach it, if need be after scrolling to it.
  func touchableElement(_ id: String) -> Element? {
    let elements = screenElements
    guard let position = elements.position(of: id) else { return nil }
    let element = elements[position]
    guard element.isEnabled else { return nil }
    if !elements.touchablePart(of: element).isEmpty { return element }
    guard scrollsToTappedElements else { return nil }
    let scrolled = elements.showing(element)
    let moved = scrolled[position]
    guard !scrolled.touchablePart(of: moved).isEmpty else { return nil }
    scroll(to: scrolled)
    return moved
  }
}
