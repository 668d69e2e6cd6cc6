/// A word of a script and where it stood in its line.
///
/// Two words are equal when they say the same: neither the place nor the quotes count, as quoting
/// never changes what a script means. The quotes are remembered so that printing keeps them.
struct Word: Sendable {
  let text: String
  let isQuoted: Bool
  /// The bytes that the word takes up in its line, quotes included.
  let span: Range<Int>

  init(_ text: String, isQuoted: Bool = false, span: Range<Int> = 0..<0) {
    self.text = text
    self.isQuoted = isQuoted
    self.span = span
  }
}

extension Word: Hashable {
  static func == (left: Word, right: Word) -> Bool {
    left.text == right.text
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
