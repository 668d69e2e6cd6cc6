/// A command line that cannot be understood: one line about it, and the usage of its command.
struct UsageError: Error, Equatable {
  let message: String
  let usage: String

  init(_ message: String, suggestion: String? = nil, usage: String) {
    self.message = message + (suggestion.map { "; did you mean \(PlainText.quoted($0))?" } ?? "")
    self.usage = usage
  }
}

extension UsageError {
  /// Sees to it that a word on the command line is one of those that the app knows.
  ///
  /// - Parameter kind: What one of the names is called, and what all are.
  static func check(
    _ word: String?, among names: [String], _ kind: (one: String, all: String),
    of command: CommandReference
  ) throws(UsageError) {
    guard let word, !names.contains(word) else { return }
    throw UsageError(
      "there is no \(kind.one) \(PlainText.quoted(word)); the \(kind.all) are "
        + names.joined(separator: ", "),
      suggestion: Suggestion.nearest(to: word, among: names), usage: command.usage)
  }
}
