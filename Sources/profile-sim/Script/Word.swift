/// A word of a script and where it stood in its line.
///
/// Two words are equal when they say the same: neither the place nor the quotes count, as quoting
/// never changes what a script means. The quotes are remembered so that printing keeps them.
struct Word: Sendable {
  /// A part of a word that has variables in it.
  enum Part: Hashable, Sendable {
    case text(String)
    /// The name of a variable, written `${NAME}`.
    case variable(String)
  }

  /// What it says; of a word with variables, how it is written.
  let text: String
  let isQuoted: Bool
  /// The bytes that the word takes up in its line, quotes included.
  let span: Range<Int>
  /// The parts of a word with variables; nil for one without, which is nearly every word.
  let parts: [Part]?

  init(_ text: String, isQuoted: Bool = false, span: Range<Int> = 0..<0) {
    self.text = text
    self.isQuoted = isQuoted
    self.span = span
    self.parts = nil
  }

  /// - Parameter parts: At least one variable is among them.
  init(parts: [Part], isQuoted: Bool = false, span: Range<Int> = 0..<0) {
    let pieces = parts.map { part in
      switch part {
      case .text(let text): text
      case .variable(let name): "${\(name)}"
      }
    }
    self.text = pieces.joined()
    self.isQuoted = isQuoted
    self.span = span
    self.parts = parts
  }

  /// Whether this is a brace that opens or closes a block; in quotes it is a text like any other.
  var isBrace: Bool {
    !isQuoted && parts == nil && (text == "{" || text == "}")
  }

  func isBrace(_ brace: String) -> Bool {
    isBrace && text == brace
  }
}

extension Word: Hashable {
  static func == (left: Word, right: Word) -> Bool {
    left.text == right.text && left.parts == right.parts
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}
