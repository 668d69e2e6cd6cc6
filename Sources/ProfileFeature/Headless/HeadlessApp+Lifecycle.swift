/// Leaving the app and coming back to it.
extension HeadlessApp {
  /// Whether another app is on screen.
  ///
  /// Time goes on and replies arrive; what is done to the app then is ignored as `notHittable`.
  public var isInBackground: Bool { savedNavigation != nil }

  /// Leaves the app for another one. Where it is now is saved: a relaunch from the background starts there.
  ///
  ///     app.background()
  ///     app.tap("header.followers")  // ignored: notHittable
  ///     app.foreground()
  public func background() {
    noteAction()
    guard !isInBackground else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    letGo()
    putDown()
    savedNavigation = navigation
  }

  /// Comes back to the app, which is as it has become meanwhile.
  public func foreground() {
    noteAction()
    guard isInBackground else {
      coordinator.inputIgnored(.alreadyShown)
      return
    }
    savedNavigation = nil
  }
}
