/// A fault with its place, ready to be printed.
struct Diagnostic: Equatable {
  let file: String
  /// Counted from 1.
  let line: Int
  /// Counted from 1 in characters as an editor counts them: a tab, an emoji and a letter with
  /// its accents are one each.
  let column: Int
  let message: String
  let suggestion: String?
  let excerpt: SourceExcerpt

  init(_ fault: Fault, in line: SourceLine, of file: String) {
    self.file = file
    self.line = line.number
    self.column =
      String(decoding: line.bytes.prefix(fault.span.lowerBound), as: UTF8.self).count + 1
    self.message = fault.message
    self.suggestion = fault.suggestion
    self.excerpt = SourceExcerpt(of: line.bytes, marking: fault.span)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Three lines: the place and the message, the line of the script, and a caret under the token.
  var description: String {
    let hint = suggestion.map { " did you mean \(PlainText.quoted($0))?" } ?? ""
    return """
      \(file):\(line):\(column): error: \(message)
        \(excerpt.text)
        \(excerpt.marker)\(hint)

      """
  }
}
