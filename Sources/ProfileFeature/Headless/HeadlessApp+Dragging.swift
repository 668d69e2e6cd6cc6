/// What a finger does besides tapping.
extension HeadlessApp {
  /// Taps twice at once.
  public func doubleTap(_ id: String) {
    tap(id, times: 2)
  }

  /// Holds a finger on the element until it can be moved; the finger stays on it.
  ///
  /// Whatever a person does next, unless it is to drag, lets go of it.
  public func longPress(_ id: String) {
    guard acceptsInput() else { return }
    lift(id)
  }

  /// Drags the element to another, or on if a finger has hold of it already, and drops it there.
  ///
  ///     app.drag("photo.0.4", to: "photo.0.0")
  ///
  /// Dropped on what has no room for it, it is where it was.
  public func drag(_ id: String, to target: String) {
    guard acceptsInput(lettingGo: false), takeHold(of: id) else { return }
    guard let element = screenElements.element(target) else {
      putDown()
      coordinator.inputIgnored(.notHittable)
      return
    }
    // A finger at the edge scrolls to what it wants to reach.
    if element.layer == .content {
      let elements = screenElements
      scroll(to: elements.scrolled(by: elements.distance(showing: element)))
    }
    coordinator.topScreen.drop(on: element)
    heldScreen = nil
  }

  /// Drags the element, and lets go of it without dropping it anywhere: it is where it was.
  public func cancelDrag(_ id: String) {
    guard acceptsInput(lettingGo: false), takeHold(of: id) else { return }
    putDown()
  }

  /// Lets go of what a finger has hold of.
  func putDown() {
    let screen = heldScreen
    heldScreen = nil
    screen?.letGo()
  }

  /// Whether a finger has hold of the element, now if it has not before.
  private func takeHold(of id: String) -> Bool {
    if let lifted, let element = screenElements.element(id), element.alternateID == lifted {
      return true
    }
    putDown()
    return lift(id)
  }

  /// The identity of the element that a finger has hold of.
  private var lifted: String? {
    guard heldScreen != nil, case .photoSearch(let viewModel) = coordinator.topScreen,
      let id = viewModel.currentState.lifted
    else { return nil }
    return "\(PhotoSearchLayout.photo.name)#\(id)"
  }

  @discardableResult
  private func lift(_ id: String) -> Bool {
    let screen = coordinator.topScreen
    guard let element = touchableElement(id), screen.lift(element) else {
      coordinator.inputIgnored(.notHittable)
      return false
    }
    heldScreen = screen
    return true
  }
}
