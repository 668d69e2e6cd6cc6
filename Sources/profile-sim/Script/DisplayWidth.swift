/// How many cells of a terminal a character takes up: none, one or two.
enum DisplayWidth {
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if isWide(first) || first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") {
      return 2
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The text, or as much of its beginning as has room with a sign that there is more.
  static func shortened(_ text: String, to room: Int) -> String {
    guard of(text) > room else { return text }
    var rest = room - 1
    return text.prefix { character in
      rest -= of(character)
      return rest >= 0
    } + "…"
  }

  /// The blocks of East Asian characters that are drawn two cells wide.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
