/// A screen as it was laid out last, where it was scrolled to, and what it was laid out of.
final class ShownScreen {
  let state: ScreenState
  private let bar: NavigationBar
  private let tabBar: TabBarViewModel.State?
  private let placement: Placement
  private let underline: Double?
  var elements: ScreenElements

  init(
    _ elements: ScreenElements, of state: ScreenState, _ bar: NavigationBar,
    _ tabBar: TabBarViewModel.State?, _ placement: Placement, underline: Double?
  ) {
    self.elements = elements
    self.state = state
    self.bar = bar
    self.tabBar = tabBar
    self.placement = placement
    self.underline = underline
  }

  /// Whether laying out would give the same again. Comparing states costs a fraction of it, and most taps change none.
  func isMade(
    of state: ScreenState, _ bar: NavigationBar, _ tabBar: TabBarViewModel.State?,
    _ placement: Placement, underline: Double?
  ) -> Bool {
    self.state == state && self.bar == bar && self.tabBar == tabBar && self.placement == placement
      && self.underline == underline
  }
}
