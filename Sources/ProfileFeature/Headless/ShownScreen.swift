/// A screen as it was laid out last, where it was scrolled to, and what it was laid out of.
final class ShownScreen {
  /// All that a layout depends on; what can be derived of it is only made where it is laid out.
  struct Source {
    let state: ScreenState
    /// As it is where the screen is on top.
    let navigation: NavigationState
    /// Of the tab bar, if it is shown.
    let tabBar: TabBarViewModel.State?
    /// Grows with every change of the app's traits.
    let traitsRevision: Int
    let anchor: Rect?
    let underline: Double?
  }

  let source: Source
  var elements: ScreenElements

  init(_ elements: ScreenElements, of source: Source) {
    self.elements = elements
    self.source = source
  }

  /// Whether laying out would give the same again. Comparing states costs a fraction of it, and most taps change none.
  func isMade(of source: Source) -> Bool {
    self.source.traitsRevision == source.traitsRevision
      && self.source.underline == source.underline && self.source.anchor == source.anchor
      && self.source.navigation == source.navigation && self.source.tabBar == source.tabBar
      && self.source.state == source.state
  }
}
