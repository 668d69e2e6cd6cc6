/// Text as it stands in XML, between tags or in an attribute.
enum XMLText {
  /// As it stands in an attribute, in which a reader makes a blank of a line end that is not escaped.
  static func attribute(_ text: String) -> String {
    escaped(text).replacing("\n", with: "&#10;")
  }

  /// Every string becomes well-formed; what XML has no way to write becomes a visible sign.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "\n"
      case "\t", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<" ": result += PlainText.visible(String(scalar))
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
