/// Colours on a terminal, nothing elsewhere.
struct TextStyle {
  enum Role: String {
    case faint = "2"
    case bold = "1"
    case event = "36"
    case route = "32"
    case ignored = "33"
    case good = "1;32"
    case bad = "1;31"
  }

  let isColored: Bool

  /// - Parameter noColor: The environment's `NO_COLOR`; any text in it turns colours off.
  /// - Parameter terminal: The environment's `TERM`.
  init(isTerminal: Bool, noColor: String?, terminal: String?) {
    self.isColored = isTerminal && (noColor ?? "").isEmpty && terminal != "dumb"
  }

  func paint(_ text: String, _ role: Role) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
