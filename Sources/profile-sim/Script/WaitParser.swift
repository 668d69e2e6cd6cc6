/// Reads what stands behind `wait`.
enum WaitParser {
  static func parse(_ words: inout WordCursor) throws(Fault) -> Wait {
    let word = try words.require("\"wait\" needs a duration, or until and a condition")
    guard word.text == "until" else {
      let duration = try Parser.duration(word, orElse: ["until"])
      try words.requireEnd(of: "wait")
      return .duration(duration)
    }
    let question = try ExpectationParser.question(&words, of: "wait until", tail: "within")
    guard words.peek != nil else {
      if question == Question(.idle) { return .untilIdle }
      throw words.missing("\"wait until\" needs within and a duration: how long at most")
    }
    guard let within = try ExpectationParser.within(&words) else {
      try words.requireEnd(of: "wait until")
      return .untilIdle
    }
    try words.requireEnd(of: "wait until")
    return .until(question, within: within)
  }
}
