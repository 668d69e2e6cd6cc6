/// What follows a `#` in a line, kept so that a printed script keeps its remarks.
struct Comment: Hashable, Sendable {
  /// The text behind the `#`, leading spaces included, without spaces at its end.
  let text: String

  /// Returns nil for a text with a line end or U+0000 in it, which no comment can have.
  init?(_ text: String) {
    let barred = [Byte.lineFeed, Byte.carriageReturn, Byte.null]
    guard !text.utf8.contains(where: barred.contains) else { return nil }
    let kept = text.utf8.reversed().drop { $0 == Byte.space || $0 == Byte.tab }.count
    self.text = String(text.utf8.prefix(kept)) ?? ""
  }
}
