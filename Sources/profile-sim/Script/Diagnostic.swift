/// A fault with its place, ready to be printed.
struct Diagnostic: Equatable {
  let file: String
  /// The script that is to be run; another one than `file` if that is included.
  let script: String
  /// Where the file is included, the innermost place first.
  let includedAt: [String]
  /// Counted from 1.
  let line: Int
  /// Counted from 1 in characters as an editor counts them: a tab, an emoji and a letter with
  /// its accents are one each.
  let column: Int
  let message: String
  let suggestion: String?
  let excerpt: SourceExcerpt

  /// - Parameter script: The script that is to be run, if `file` is only included.
  init(
    _ fault: Fault, in line: SourceLine, of file: String, script: String? = nil,
    includedAt: [String] = []
  ) {
    self.file = file
    self.script = script ?? file
    self.includedAt = includedAt
    self.line = line.number
    self.column =
      String(decoding: line.bytes.prefix(fault.span.lowerBound), as: UTF8.self).count + 1
    self.message = fault.message
    self.suggestion = fault.suggestion
    self.excerpt = SourceExcerpt(of: line.bytes, marking: fault.span)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The place and the message, the line of the script, a caret under the token, and where it is included.
  var description: String {
    let hint = suggestion.map { " did you mean \(PlainText.quoted($0))?" } ?? ""
    return """
      \(PlainText.visible(file)):\(line):\(column): error: \(message)
        \(excerpt.text)
        \(excerpt.marker)\(hint)

      """ + includedAt.map { "  included at \($0)\n" }.joined()
  }
}
