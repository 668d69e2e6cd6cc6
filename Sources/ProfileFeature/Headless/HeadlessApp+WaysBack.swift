/// The ways back: by button, by a swipe from the edge, by pulling a sheet down.
extension HeadlessApp {
  /// Goes back by the navigation bar's button.
  public func back() {
    guard acceptsInput() else { return }
    guard !navigation.isAtRoot else {
      coordinator.inputIgnored(.atRoot)
      return
    }
    coordinator.backButtonTapped()
  }

  /// Swipes back from the edge of the screen, all the way.
  public func swipeBack() {
    asOneAction {
      swipeBack(.begin)
      if swipedScreen != nil { swipeBack(.finish) }
    }
  }

  /// Does a part of a swipe back. The system handles it by itself and reports it.
  public func swipeBack(_ phase: SwipePhase) {
    beginAction()
    guard isOnScreen() else { return }
    let screen = swipedScreen ?? coordinator.topScreenID
    switch phase {
    case .begin:
      guard swipedScreen == nil else {
        coordinator.inputIgnored(.transition)
        return
      }
      guard !navigation.isAtRoot else {
        coordinator.inputIgnored(.atRoot)
        return
      }
      swipedScreen = screen
      coordinator.report(.swipeBackDidBegin(screen))
    case .cancel:
      swipedScreen = nil
      coordinator.report(.swipeBackDidCancel(screen))
    case .finish:
      swipedScreen = nil
      coordinator.report(.swipeBackDidFinish(screen))
    }
  }

  /// Takes the finger off the screen that it has hold of, which goes back to where it was.
  func letGo() {
    if swipedScreen != nil { swipeBack(.cancel) }
  }

  /// Pulls the sheet on top down. The system handles it by itself and reports it.
  public func swipeDown() {
    beginAction()
    guard isOnScreen() else { return }
    switch navigation.topModal?.style {
    case nil: coordinator.inputIgnored(.nothingPresented)
    case .fullScreen, .alert: coordinator.inputIgnored(.notHittable)
    // What would lose something is held back, and asks.
    case .sheet where coordinator.topModalHasUnsavedChanges: coordinator.dismissTop()
    case .sheet: coordinator.report(.sheetWasPulledDown(coordinator.topRootID))
    }
  }

  /// Dismisses the modal screen on top.
  public func dismiss() {
    guard acceptsInput() else { return }
    coordinator.dismissTop()
  }
}
