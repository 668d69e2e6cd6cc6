/// A screen as it was laid out last, where it was scrolled to, and what it was laid out of.
struct ShownScreen {
  let state: ScreenState
  let bar: NavigationBar
  let placement: Placement
  var elements: ScreenElements

  /// Whether laying out would give the same again. Comparing states costs a fraction of it, and most taps change none.
  func isMade(of state: ScreenState, _ bar: NavigationBar, _ placement: Placement) -> Bool {
    self.state == state && self.bar == bar && self.placement == placement
  }
}
