/// A simple drawing for a symbol, in a square of 24 × 24.
struct Glyph: Sendable {
  /// Path data as SVG has it.
  let path: String
  /// Whether the path is the edge of a surface, and no line.
  let isFilled: Bool
  /// The nearest character, for a terminal.
  let character: Character

  /// The drawing for a symbol, or nil when there is none and its name has to do.
  static func named(_ name: String) -> Glyph? {
    all[name]
  }

  private static let all: [String: Glyph] = [
    "bookmark": line("M6 3H18V21L12 16L6 21Z", "⚑"),
    "chevron.backward": line("M15 4L7 12L15 20", "‹"),
    "checkmark.circle.fill": line(circle(12, 12, 10) + "M7 12.5L10.5 16L17 8.5", "✓"),
    "clock.arrow.circlepath": line(
      "M4.5 8A8.5 8.5 0 1 1 3.5 12M4.5 3V8H9.5M12 7V12L15.5 14", "↺"),
    "gear": line(
      circle(12, 12, 3) + circle(12, 12, 6.5)
        + "M12 2V5.5M12 18.5V22M2 12H5.5M18.5 12H22M5 5L7.4 7.4M16.6 16.6L19 19M19 5L16.6 7.4"
        + "M7.4 16.6L5 19", "⚙"),
    "heart": line(heart, "♡"),
    "heart.fill": surface(heart, "♥"),
    "house": line("M3 11.5L12 4L21 11.5M5.5 10V20H18.5V10", "⌂"),
    "line.horizontal.3": line("M4 6H20M4 12H20M4 18H20", "≡"),
    "link": line(
      "M10 14L14 10M11 7L13 5A4.2 4.2 0 0 1 19 11L17 13M13 17L11 19A4.2 4.2 0 0 1 5 13L7 11", "∞"),
    "magnifyingglass": line(circle(10, 10, 6.5) + "M15 15L21 21", "⌕"),
    "paperplane": line("M3 11L21 3L14 21L11 13ZM11 13L21 3", "➤"),
    "person": line(circle(12, 8, 4) + shoulders, "☺"),
    "person.crop.circle.fill": surface(
      circle(12, 9, 4.2) + "M4.2 19.5C5 15.5 8 14.4 12 14.4C16 14.4 19 15.5 19.8 19.5"
        + "C17.8 21.4 15 22.5 12 22.5C9 22.5 6.2 21.4 4.2 19.5Z", "☻"),
    "person.crop.rectangle": line(
      "M3 4H21V20H3Z" + circle(12, 10, 2.8) + "M7 20C7 16.5 9 15.5 12 15.5C15 15.5 17 16.5 17 20",
      "▣"),
    "plus": line("M12 4V20M4 12H20", "+"),
    "plus.app": line("M3.5 3.5H20.5V20.5H3.5ZM12 8V16M8 12H16", "⊞"),
    "progress.indicator": line("M12 3A9 9 0 1 1 4.2 7.5", "◌"),
    "rectangle.split.3x3": line("M3 3H21V21H3ZM9 3V21M15 3V21M3 9H21M3 15H21", "▦"),
    "square.and.arrow.up": line("M12 15V3M8 7L12 3L16 7M8 10H5V21H19V10H16", "↥"),
  ]

  private static let heart =
    "M12 20.5C5 15 2.5 12 2.5 8.6C2.5 5.8 4.6 4 7 4C9 4 11 5.2 12 7C13 5.2 15 4 17 4"
    + "C19.4 4 21.5 5.8 21.5 8.6C21.5 12 19 15 12 20.5Z"

  private static let shoulders = "M4.5 21C4.5 16.5 7.5 14.8 12 14.8C16.5 14.8 19.5 16.5 19.5 21"

  private static func line(_ path: String, _ character: Character) -> Glyph {
    Glyph(path: path, isFilled: false, character: character)
  }

  private static func surface(_ path: String, _ character: Character) -> Glyph {
    Glyph(path: path, isFilled: true, character: character)
  }

  /// Two half circles, since a path has no whole ones.
  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    func text(_ number: Double) -> String { SVGNumber.text(number) }
    let r = text(radius)
    return "M\(text(x - radius)) \(text(y))A\(r) \(r) 0 1 1 \(text(x + radius)) \(text(y))"
      + "A\(r) \(r) 0 1 1 \(text(x - radius)) \(text(y))Z"
  }
}
