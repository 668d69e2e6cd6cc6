/// Something wrong in one line of a script: what, and under which bytes the caret goes.
struct Fault: Error, Equatable {
  let message: String
  /// Bytes of the line; empty when something is missing there.
  let span: Range<Int>
  /// A word that the author may have meant.
  let suggestion: String?

  init(_ message: String, at span: Range<Int>, suggestion: String? = nil) {
    self.message = message
    self.span = span
    self.suggestion = suggestion
  }

  init(_ message: String, at word: Word, suggestion: String? = nil) {
    self.init(message, at: word.span, suggestion: suggestion)
  }
}
