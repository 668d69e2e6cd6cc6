/// Reads lines of Swift as far as tests need it, by rules of its own: literals, comments and brackets.
enum SwiftLexer {
  /// The text that a literal on one line stands for; nil if it is none, or if something is interpolated.
  static func value(of literal: String) -> String? {
    var scalars = Array(literal.unicodeScalars)[...]
    guard let text = takeLiteral(from: &scalars), scalars.isEmpty else { return nil }
    return text
  }

  /// Why the line cannot be Swift; nil if nothing speaks against it.
  ///
  /// - Parameter open: The brackets that are open before it, and after it.
  static func fault(in line: String, open: inout [Unicode.Scalar]) -> String? {
    var rest = Array(line.unicodeScalars)[...]
    while let next = rest.first {
      switch next {
      case "\"":
        guard takeLiteral(from: &rest, isInterpolated: true) != nil else { return "literal" }
        continue
      case "/" where rest.dropFirst().first == "/":
        return nil
      case "(", "[", "{":
        open.append(next)
      case ")", "]", "}":
        let opening: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "}": "{"]
        guard open.popLast() == opening[next] else { return "bracket" }
      case "`":
        guard let end = rest.dropFirst().firstIndex(of: "`") else { return "backtick" }
        rest = rest[end...]
      default:
        guard next.isASCII else { return "character \(next.value)" }
      }
      rest.removeFirst()
    }
    return nil
  }

  private static func takeLiteral(
    from rest: inout ArraySlice<Unicode.Scalar>, isInterpolated: Bool = false
  ) -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      switch next {
      case "\"": return String(text)
      case "\n", "\r", "\u{0}": return nil
      case "\\":
        switch rest.popFirst() {
        case "\\": text.append("\\")
        case "\"": text.append("\"")
        case "n": text.append("\n")
        case "r": text.append("\r")
        case "t": text.append("\t")
        case "u":
          guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
            let value = UInt32(String(String.UnicodeScalarView(rest[..<end])), radix: 16),
            let scalar = Unicode.Scalar(value)
          else { return nil }
          text.append(scalar)
          rest = rest[(end + 1)...]
        case "(" where isInterpolated:
          guard let end = rest.firstIndex(of: ")") else { return nil }
          rest = rest[(end + 1)...]
        default: return nil
        }
      default: text.append(next)
      }
    }
    return nil
  }
}
