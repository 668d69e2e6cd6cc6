/// Typing.
extension HeadlessApp {
  /// The text field that keys go to, if there is one.
  public var focusedElement: Element? {
    guard let keyboardFocus, keyboardFocus.screen == coordinator.topScreenID,
      let element = element(keyboardFocus.id), element.isEnabled
    else { return nil }
    return element
  }

  /// Types behind what a text field has, key by key; the first key goes to the field by making it the focused one.
  public func type(_ id: String, _ text: String) {
    asOneAction {
      for key in text {
        guard enter((element(id)?.value ?? "") + String(key), into: id) else { return }
      }
    }
  }

  /// Empties a text field.
  public func clear(_ id: String) {
    _ = enter("", into: id)
  }

  /// Presses a key.
  ///
  /// Return goes to the focused text field. Escape does one thing: it lets go of what is dragged, or clears or leaves
  /// the focused text field, or ends choosing, or dismisses a sheet.
  public func press(_ key: Key) {
    switch key {
    case .return:
      guard acceptsInput() else { return }
      if !pressReturn() { coordinator.inputIgnored(.notHittable) }
    case .escape:
      guard acceptsInput(lettingGo: false) else { return }
      if !pressEscape() { coordinator.inputIgnored(.notHittable) }
    }
  }

  private func enter(_ text: String, into id: String) -> Bool {
    guard acceptsInput() else { return false }
    guard let element = touchableElement(id), coordinator.topScreen.enter(text, into: element)
    else {
      coordinator.inputIgnored(.notHittable)
      return false
    }
    beginTyping(in: element)
    return true
  }

  private func pressReturn() -> Bool {
    guard let field = focusedElement,
      let effect = coordinator.topScreen.pressReturn(in: field)
    else { return false }
    switch effect {
    case .submitted, .ended: keyboardFocus = nil
    case .newLine: return coordinator.topScreen.enter((field.value ?? "") + "\n", into: field)
    }
    return true
  }

  private func pressEscape() -> Bool {
    if heldScreen != nil {
      putDown()
      return true
    }
    let screen = coordinator.topScreen
    if let field = focusedElement {
      if screen.isCleared(byEscapeIn: field) { return screen.enter("", into: field) }
      keyboardFocus = nil
      return true
    }
    if screen.cancel() { return true }
    guard navigation.topModal?.style == .sheet else { return false }
    coordinator.dismissTop()
    return true
  }

  /// Keys go to the element from now on, as long as its screen is on top.
  func beginTyping(in element: Element) {
    keyboardFocus = KeyboardFocus(screen: coordinator.topScreenID, id: element.id)
  }
}
