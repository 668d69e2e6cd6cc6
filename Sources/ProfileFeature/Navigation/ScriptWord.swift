/// A string as a script writes it: bare where that is understood, otherwise in double quotes.
struct ScriptWord: CustomStringConvertible {
  let description: String

  init(_ string: String) {
    description = ScriptWord.isBare(string) ? string : ScriptWord.quoted(string)
  }

  /// The string in double quotes, with escapes for what would end or break it.
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  private static func isBare(_ string: String) -> Bool {
    !string.isEmpty
      && string.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"):
          true
        default:
          false
        }
      }
  }
}
