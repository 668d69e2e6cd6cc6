/// Names in Swift for what scripts call as they like.
enum SwiftName {
  /// Words that mean something of their own even in backticks, or would be mistaken for it.
  private static let barred: Set = [
    "init", "deinit", "subscript", "self", "Self", "Type", "Protocol", "super",
  ]

  /// The name of a suite: `FollowersAndBackTests` for `followers-and-back.taps`.
  static func suite(of file: String) -> String {
    let words = stem(of: file).unicodeScalars.split { !isLetterOrDigit($0) }.map(String.init)
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isName = joined.first?.isLetter ?? false
    return (isName ? joined : "Script" + joined) + "Tests"
  }

  /// What a script without a name is called: `followers and back`.
  static func title(of file: String) -> String {
    stem(of: file).split(separator: "-").joined(separator: " ")
  }

  /// A name in backticks, which may have spaces in it; nil for what Swift takes for no name.
  static func raw(_ text: String) -> String? {
    let isReadable = text.unicodeScalars.allSatisfy { scalar in
      SwiftLiteral.isPlain(scalar) && scalar != "`" && scalar != "\\"
    }
    guard isReadable, !barred.contains(text), text.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    return "`\(text)`"
  }

  /// The name of a member, in backticks where it needs them; nil for what Swift takes for no name.
  static func member(_ text: String) -> String? {
    let isPlain = text.unicodeScalars.allSatisfy(isLetterOrDigit) && text.first?.isLetter ?? false
    guard let raw = raw(text) else { return nil }
    return isPlain && !keywords.contains(text) ? text : raw
  }

  /// The variable of a loop: `firstRow` for `first-row`, and another one than those that are taken.
  static func variable(_ name: String, besides taken: [String]) -> String {
    let words = name.split(separator: "-")
    let joined =
      words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isTaken =
      keywords.contains(joined) || barred.contains(joined) || joined == "_" || joined == "app"
    let base = isTaken ? joined + "Value" : joined
    var (candidate, number) = (base, 1)
    while taken.contains(candidate) {
      number += 1
      candidate = base + String(number)
    }
    return candidate
  }

  private static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    guard name.hasSuffix(ScriptFile.nameSuffix) else { return name }
    return String(name.dropLast(ScriptFile.nameSuffix.count))
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  private static let keywords: Set = [
    "Any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
