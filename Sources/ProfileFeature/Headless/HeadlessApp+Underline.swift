import Signals

/// The underlines of filter bars, which move on the clock.
extension HeadlessApp {
  /// Where the underline of a screen is now, if it has moved; with reduced motion it is where it belongs.
  func underline(of screen: ScreenID) -> Double? {
    // Mostly none has moved, and to look up a screen takes longer than to see that.
    underlines.isEmpty || traits.reducesMotion
      ? nil : underlines[screen]?.position(at: clock.now)
  }

  /// Begins to move the underline, from wherever it is, unless motion is to be reduced.
  func filterChanged(to filter: PostFilter) {
    let id = coordinator.topScreenID
    // A screen that nobody looked at shows no motion.
    guard case .profile(let shown)? = shownScreens[id]?.state else { return }
    let from = underlines[id]?.position(at: clock.now) ?? Double(shown.filter.rawValue)
    let to = Double(filter.rawValue)
    underlines[id] =
      traits.reducesMotion || from == to ? nil : UnderlineMotion(from: from, to: to, clock: clock)
  }
}
