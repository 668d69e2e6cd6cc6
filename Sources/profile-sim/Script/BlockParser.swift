/// Reads the lines with which blocks begin and end.
enum BlockParser {
  /// - Parameter words: Of a line that begins with `repeat`, `if` or `each`.
  static func header(_ words: [Word]) throws(Fault) -> BlockHeader {
    let keyword = words[0].text
    guard let last = words.last, last.isBrace("{"), words.count > 1 else {
      let inside = words.first(where: \.isBrace)
      throw inside.map {
        Fault("a { ends its line; the commands of the block stand on lines of their own", at: $0)
      } ?? WordCursor(words).missing("\"\(keyword)\" needs a { at the end of its line")
    }
    let inner = Array(words.dropLast())
    if let brace = inner.first(where: \.isBrace) {
      throw Fault("a brace stands alone, or ends its line", at: brace)
    }
    if keyword == "each" { return try each(inner) }
    return inner.contains { $0.parts != nil } ? .template(inner) : try plainHeader(inner)
  }

  /// A header whose words have no variables, without the brace at its end.
  static func plainHeader(_ words: [Word]) throws(Fault) -> BlockHeader {
    var cursor = WordCursor(words)
    let keyword = try cursor.require("a command is missing")
    if keyword.text == "if" {
      let question = try ExpectationParser.question(&cursor, of: "if")
      try cursor.requireEnd(of: "if")
      return .onlyIf(question)
    }
    guard cursor.peek?.text == "until" else {
      let count = try Parser.count(
        &cursor, "\"repeat\" needs how often, or until and a condition")
      try cursor.requireEnd(of: "repeat")
      return .times(count)
    }
    cursor.skip(1)
    let question = try ExpectationParser.question(&cursor, of: "repeat until", tail: "max")
    let word = try cursor.require("\"repeat until\" needs max N: how often at most")
    guard word.text == "max" else {
      throw Fault(
        "\(word.described) stands where \"max\" is needed: how often at most", at: word,
        suggestion: Suggestion.nearest(to: word.text, among: ["max"]))
    }
    let most = try Parser.count(&cursor, from: 1, "\"max\" needs a number")
    try cursor.requireEnd(of: "repeat until")
    return .until(question, max: most)
  }

  private static func each(_ words: [Word]) throws(Fault) -> BlockHeader {
    var cursor = WordCursor(words)
    cursor.skip(1)
    let name = try Parser.variable(&cursor, of: "each")
    let word = try cursor.require("\"each\" needs in and values behind \(name.described)")
    guard word.text == "in" else {
      throw Fault(
        "\(word.described) stands where \"in\" is needed", at: word,
        suggestion: Suggestion.nearest(to: word.text, among: ["in"]))
    }
    let values = cursor.rest()
    guard !values.isEmpty else { throw cursor.missing("\"each\" needs one value or more") }
    return .each(name.text, values)
  }

  /// - Parameter words: Of a line that begins with a brace.
  static func end(_ words: [Word]) throws(Fault) -> Command {
    guard words[0].isBrace("}") else {
      throw Fault(
        words.count == 1
          ? "a { stands at the end of the line that it belongs to"
          : "a line cannot begin with {", at: words[0])
    }
    guard words.count > 1 else { return .end }
    guard words[1].text == "else" else {
      throw Fault(
        "\(words[1].described) is too much here: only \"else\" can follow a }", at: words[1],
        suggestion: Suggestion.nearest(to: words[1].text, among: ["else"]))
    }
    guard words.count > 2 else {
      throw WordCursor(words).missing("\"else\" needs a { at the end of its line")
    }
    guard words[2].isBrace("{") else {
      throw Fault(
        "\(words[2].described) stands where a { is needed; an \"if\" has a block of its own",
        at: words[2])
    }
    guard words.count == 3 else {
      throw Fault(
        "a { ends its line; the commands of the block stand on lines of their own", at: words[2])
    }
    return .otherwise
  }
}
