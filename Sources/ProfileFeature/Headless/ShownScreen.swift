/// A screen as it was laid out last, where it was scrolled to, and what it was laid out of.
final class ShownScreen {
  /// All that a layout depends on besides the state of its screen; what can be derived of it is only made where it is laid out.
  struct Surroundings: Equatable {
    /// Grows with every change of the app's traits.
    let traitsRevision: Int
    let underline: Double?
    let anchor: Rect?
    /// As it is where the screen is on top.
    let navigation: NavigationState
    /// Of the tab bar, if it is shown.
    let tabBar: TabBarViewModel.State?
  }

  /// What the screen showed when it was laid out.
  let state: ScreenState
  /// How often that had changed, as of the last look that found the layout right.
  private var stateRevision: Int
  private let surroundings: Surroundings
  /// Read and set as a whole, so that no access can meet another.
  @exclusivity(unchecked) var elements: ScreenElements

  init(_ elements: ScreenElements, of screen: Screen, in surroundings: Surroundings) {
    self.elements = elements
    state = screen.state
    stateRevision = screen.stateRevision
    self.surroundings = surroundings
  }

  /// Whether laying out would give the same again.
  ///
  /// Most taps change no state, so that numbers suffice; and to compare states costs a fraction of laying out.
  func isMade(of screen: Screen, in surroundings: Surroundings) -> Bool {
    guard self.surroundings == surroundings else { return false }
    let revision = screen.stateRevision
    guard revision != stateRevision else { return true }
    guard screen.state == state else { return false }
    stateRevision = revision
    return true
  }
}
