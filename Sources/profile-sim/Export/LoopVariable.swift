/// The variable of a loop in Swift, which stands marked in texts until the file is written.
///
/// A text in which it is marked can be compared with the one that each of its values leads to.
struct LoopVariable {
  /// Characters for private use; a script that has them gets no loops.
  static let opening: Unicode.Scalar = "\u{10FFF0}"
  static let closing: Unicode.Scalar = "\u{10FFF1}"

  let identifier: String

  var mark: String { "\(Self.opening)\(identifier)\(Self.closing)" }

  static func isMarked(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == opening || $0 == closing }
  }

  /// The line with a value in place of the variable; it stands in literals only.
  func replaced(by value: String, in line: String) -> String {
    replaced(in: line, by: String(SwiftLiteral.of(value).dropFirst().dropLast()))
  }

  /// The line as it is written: a literal that is nothing but a variable becomes that.
  static func written(_ line: String, _ identifiers: some Sequence<String>) -> String {
    guard isMarked(line) else { return line }
    var written = line
    for identifier in identifiers {
      let variable = LoopVariable(identifier: identifier)
      written = variable.replaced(in: written, mark: "\"\(variable.mark)\"", by: identifier)
      written = variable.replaced(in: written, by: "\\(\(identifier))")
    }
    // What is left marks nothing.
    for scalar in [opening, closing] {
      written = written.split(separator: Character(scalar), omittingEmptySubsequences: false)
        .joined(separator: PlainText.escape(scalar))
    }
    return written
  }

  /// - Parameter mark: If it begins with a quote, this is where a literal begins, and no quote within one.
  private func replaced(in line: String, mark: String? = nil, by text: String) -> String {
    let mark = Array((mark ?? self.mark).unicodeScalars)
    var rest = Array(line.unicodeScalars)[...]
    var result = String.UnicodeScalarView()
    while let next = rest.first {
      if rest.starts(with: mark), next != "\"" || result.last != "\\" {
        result.append(contentsOf: text.unicodeScalars)
        rest.removeFirst(mark.count)
      } else {
        result.append(next)
        rest.removeFirst()
      }
    }
    return String(result)
  }
}
