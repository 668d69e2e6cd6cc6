/// Reads what stands behind `expect`.
enum ExpectationParser {
  static func parse(_ words: inout WordCursor) throws(Fault) -> Expectation {
    var isSoft = false
    var isNegated = false
    while let word = words.peek, word.text == "soft" || word.text == "not" {
      let isRepeated = word.text == "soft" ? isSoft : isNegated
      guard !isRepeated else { throw Fault("\(word.described) stands here twice", at: word) }
      if word.text == "soft" {
        isSoft = true
      } else {
        isNegated = true
      }
      _ = words.next()
    }
    let condition = try condition(&words)
    if let word = words.peek, word.text == "within" {
      throw Parser.notInThisVersion(word)
    }
    try words.requireEnd(of: "expect")
    return Expectation(condition, isSoft: isSoft, isNegated: isNegated)
  }

  private static func condition(_ words: inout WordCursor) throws(Fault) -> Condition {
    let keyword = try words.require("\"expect\" needs something to expect")
    switch keyword.text {
    case "route":
      let change = words.rest()
      guard !change.isEmpty else {
        throw words.missing("\"expect route\" needs a route change, as in push followers")
      }
      return .route(change)
    case "no":
      let word = try words.require("\"expect no\" needs \"route\" behind it")
      guard word.text == "route" else {
        throw Fault(
          "only \"route\" can follow \"expect no\"", at: word,
          suggestion: Suggestion.nearest(to: word.text, among: ["route"]))
      }
      return .noRoute
    case "ignored":
      let reason = try words.require("\"expect ignored\" needs a reason, or none")
      return .ignored(reason)
    case "output":
      return .output(try words.require("\"expect output\" needs the name of an event"))
    case "screen":
      return .screen(try words.require("\"expect screen\" needs the name of a screen"))
    case "stack":
      return .stack(try stack(&words))
    case "tab":
      return .tab(try words.require("\"expect tab\" needs the name of a tab"))
    case "modal":
      let name = try words.require("\"expect modal\" needs what is presented, or none")
      return .modal(name)
    case "text":
      let id = try words.require("\"expect text\" needs the id of an element")
      return .text(id, try words.require("\"expect text\" needs a text behind the id").text)
    case "count":
      let prefix = try words.require("\"expect count\" needs what to count, as in post")
      let word = try words.require("\"expect count\" needs a number behind \(prefix.described)")
      guard let count = Parser.count(word.text) else {
        throw Fault(
          "\(word.described) is no whole number from 0 to \(Language.largestCount)", at: word)
      }
      return .count(prefix, count)
    case "idle":
      return .idle
    default:
      if Language.laterConditions.contains(keyword.text) {
        throw Parser.notInThisVersion(keyword)
      }
      throw Fault(
        "\(keyword.described) is nothing that can be expected", at: keyword,
        suggestion: Suggestion.nearest(
          to: keyword.text, among: Language.conditions + ["soft", "not"]))
    }
  }

  private static func stack(_ words: inout WordCursor) throws(Fault) -> [Word] {
    var screens = [try words.require("\"expect stack\" needs a screen")]
    while let separator = words.next() {
      guard separator.text == ">" else {
        throw Fault(
          "\(separator.described) stands where a > is needed, with spaces around it", at: separator)
      }
      screens.append(try words.require("a screen is missing behind the last >"))
    }
    return screens
  }
}
