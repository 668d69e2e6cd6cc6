import Signals

/// The app as a screen reader has it.
extension HeadlessApp {
  /// What a screen reader has in focus: at first the heading of a screen, or the first thing on it.
  ///
  /// It stays with what it is on when something loads, and is back at what led away when one comes back.
  public var readerFocus: Element? {
    let elements = screenElements
    return screenReader.position(in: elements, on: coordinator.topScreenID).map { elements[$0] }
  }

  /// What a screen reader has said of its own accord since the last thing that a person did, such as that another
  /// screen is there, or that something failed.
  public var announcements: [SpokenAnnouncement] { screenReader.announcements }

  /// Does what a person does by a screen reader.
  ///
  ///     app.reader(.next)
  ///     app.readerFocus?.speech(in: app.words)  // "Settings, button"
  ///
  /// What comes into focus is scrolled into sight. Beyond the ends there is nothing to go to.
  public func reader(_ action: ReaderAction) {
    guard acceptsInput() else { return }
    switch action {
    case .next: moveFocus { $0.stop(from: $1 + 1) }
    case .previous: moveFocus { $0.stop(upTo: $1 - 1) }
    case .activate:
      guard let focus = readerFocus else {
        coordinator.inputIgnored(.notHittable)
        return
      }
      tap(focus.id)
    case .escape: escape()
    }
  }

  private func moveFocus(_ place: (ScreenElements, Int) -> Int?) {
    let elements = screenElements
    let screen = coordinator.topScreenID
    guard let position = screenReader.position(in: elements, on: screen),
      let next = place(elements, position)
    else {
      coordinator.inputIgnored(.nothingToShow)
      return
    }
    let element = elements[next]
    screenReader.focus(element, at: next, on: screen)
    scroll(to: elements.showing(element))
  }

  private func escape() {
    if !navigation.isAtRoot {
      coordinator.backButtonTapped()
    } else if navigation.topModal == nil {
      coordinator.inputIgnored(.atRoot)
    } else if !coordinator.topScreen.escape() {
      coordinator.dismissTop()
    }
  }

  /// Puts what was just found on the screen and tapped into focus, so that a screen reader is there again after what it
  /// leads to.
  func focus(_ element: Element) {
    let screen = coordinator.topScreenID
    guard element.isRead, let elements = shownScreens[screen]?.elements,
      let position = elements.position(of: element.id)
    else { return }
    screenReader.focus(element, at: position, on: screen)
  }

  /// Listens to the screen on top, and says so when it is another one.
  func listenToTopScreen() {
    let screen = coordinator.topScreenID
    guard screen != screenReader.screen else { return }
    screenReader.listen(to: screen)
    announce([.screen(navigation.top)])
    stateBinding = coordinator.topScreen.states.sink(with: self) { owner, state in
      owner.announce(owner.screenReader.announcements(of: state))
    }
  }

  private func announce(_ announcements: [Announcement]) {
    for announcement in announcements {
      screenReader.announcements.append(
        SpokenAnnouncement(time: clock.now, text: announcement.text(in: words)))
    }
  }
}
