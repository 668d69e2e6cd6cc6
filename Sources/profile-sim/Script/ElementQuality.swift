/// What can be asked about an element besides what it says; the raw value is the word of scripts.
enum ElementQuality: String, CaseIterable, Sendable {
  /// It can be seen: on screen, and scrolled into sight.
  case visible
  /// It cannot be seen, or is not on screen at all.
  case hidden
  case enabled, disabled, selected
  /// A photo that is enlarged.
  case large
}
