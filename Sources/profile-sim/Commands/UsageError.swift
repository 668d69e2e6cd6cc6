/// A command line that cannot be understood: one line about it, and the usage of its command.
struct UsageError: Error, Equatable {
  let message: String
  let usage: String

  init(_ message: String, suggestion: String? = nil, usage: String) {
    self.message = message + (suggestion.map { "; did you mean \(PlainText.quoted($0))?" } ?? "")
    self.usage = usage
  }
}
