/// Reads what stands behind `expect`, and conditions elsewhere.
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
    let condition = try condition(&words, of: "expect", tail: "within", orElse: ["soft", "not"])
    let within = try within(&words)
    try words.requireEnd(of: "expect")
    return Expectation(condition, isSoft: isSoft, isNegated: isNegated, within: within)
  }

  /// Reads a condition, with `not` before it or without.
  ///
  /// - Parameter tail: What can follow the condition, with one word more; a route change ends before it.
  static func question(
    _ words: inout WordCursor, of command: String, tail: String? = nil
  ) throws(Fault) -> Question {
    var isNegated = false
    while let word = words.peek, word.text == "not" {
      guard !isNegated else { throw Fault("\(word.described) stands here twice", at: word) }
      isNegated = true
      _ = words.next()
    }
    let condition = try condition(&words, of: command, tail: tail, orElse: ["not"])
    return Question(condition, isNegated: isNegated)
  }

  /// Reads `within` and a duration, if that comes next.
  static func within(_ words: inout WordCursor) throws(Fault) -> VirtualDuration? {
    guard words.peek?.text == "within" else { return nil }
    _ = words.next()
    let word = try words.require("\"within\" needs a duration, as in 250ms")
    return try Parser.duration(word)
  }

  private static func condition(
    _ words: inout WordCursor, of command: String, tail: String?, orElse others: [String]
  ) throws(Fault) -> Condition {
    let keyword = try words.require("\"\(command)\" needs something to expect")
    if let quality = ElementQuality(rawValue: keyword.text) {
      return .element(
        quality, try words.require("\"\(keyword.text)\" needs the id of an element"))
    }
    func need(_ what: String) -> String { "\"expect \(keyword.text)\" needs \(what)" }
    switch keyword.text {
    case "route":
      let change = words.rest(before: tail)
      guard !change.isEmpty else {
        throw words.missing(need("a route change, as in push followers"))
      }
      return .route(change)
    case "no":
      let word = try words.require(need("\"route\" behind it"))
      guard word.text == "route" else {
        throw Fault(
          "only \"route\" can follow \"expect no\"", at: word,
          suggestion: Suggestion.nearest(to: word.text, among: ["route"]))
      }
      return .noRoute
    case "ignored": return .ignored(try words.require(need("a reason, or none")))
    case "output": return .output(try words.require(need("the name of an event")))
    case "screen": return .screen(try words.require(need("the name of a screen")))
    case "stack": return .stack(try stack(&words))
    case "tab": return .tab(try words.require(need("the name of a tab")))
    case "modal": return .modal(try words.require(need("what is presented, or none")))
    case "text":
      let id = try words.require(need("the id of an element"))
      return .text(id, try words.require(need("a text behind the id")).text)
    case "label":
      let id = try words.require(need("the id of an element"))
      return .label(id, try words.require(need("a text behind the id")).text)
    case "count":
      let prefix = try words.require(need("what to count, as in post"))
      return .count(
        prefix, try Parser.count(&words, need("a number behind \(prefix.described)")))
    case "refreshing": return .refreshing
    case "idle": return .idle
    case "alive":
      let screen = try words.require(need("the name of a screen"))
      return .alive(screen, try Parser.count(&words, need("a number behind \(screen.described)")))
    case "focus": return .focus(try words.require(need("the id of an element, or none")))
    case "announced": return .announced(try words.require(need("a text")).text)
    default:
      throw Fault(
        "\(keyword.described) is nothing that can be expected", at: keyword,
        suggestion: Suggestion.nearest(to: keyword.text, among: Language.conditions + others))
    }
  }

  private static func stack(_ words: inout WordCursor) throws(Fault) -> [Word] {
    var screens = [try words.require("\"expect stack\" needs a screen")]
    while let separator = words.peek {
      guard separator.text == ">" else {
        // What can follow a condition.
        if separator.text == "within" || separator.text == "max" { break }
        throw Fault(
          "\(separator.described) stands where a > is needed, with spaces around it", at: separator)
      }
      _ = words.next()
      screens.append(try words.require("a screen is missing behind the last >"))
    }
    return screens
  }
}
