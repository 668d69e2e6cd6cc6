/// Why something that was asked for did not happen; the raw value is the word of scripts.
public enum IgnoredReason: String, Error, Hashable, Sendable, CaseIterable {
  /// A transition was under way.
  case transition
  /// The destination is on top already.
  case alreadyShown
  /// There is nothing to go back to.
  case atRoot
  /// No modal screen is presented.
  case nothingPresented
  /// The link leads nowhere.
  case unknownLink
  /// There is no such post or profile.
  case notFound
  /// The element is covered, disabled, not on screen, or takes no taps.
  case notHittable
  /// The screen that this is about is gone.
  case stale
  /// There is no item to scroll to.
  case nothingToShow
}
