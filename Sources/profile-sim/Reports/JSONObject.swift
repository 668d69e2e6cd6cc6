/// Puts a JSON object together, its members in the order in which they are added.
struct JSONObject {
  private var members: [String] = []

  /// The object on one line.
  var text: String {
    "{" + members.joined(separator: ",") + "}"
  }

  mutating func add(_ key: String, _ value: String?) {
    add(key, json: value.map(Self.string) ?? "null")
  }

  mutating func add(_ key: String, _ value: some FixedWidthInteger) {
    add(key, json: String(value))
  }

  mutating func add(_ key: String, _ value: Bool) {
    add(key, json: value ? "true" : "false")
  }

  mutating func add(_ key: String, _ values: [String]) {
    add(key, json: "[" + values.map(Self.string).joined(separator: ",") + "]")
  }

  mutating func add(_ key: String, _ value: JSONObject) {
    add(key, json: value.text)
  }

  mutating func add(_ key: String, _ values: [JSONObject]) {
    add(key, json: "[" + values.map(\.text).joined(separator: ",") + "]")
  }

  private mutating func add(_ key: String, json: String) {
    members.append(Self.string(key) + ":" + json)
  }

  /// The text as a string of JSON.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Some readers of JSON Lines end a line at a separator, or drop a byte order mark.
      case "\u{0}"..<" ", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let code = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - code.utf8.count) + code
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
