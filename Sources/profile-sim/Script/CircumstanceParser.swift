/// Reads what stands behind the words for circumstances.
enum CircumstanceParser {
  private enum Switch: String, CaseIterable {
    case on, off
  }

  static func parse(
    _ keyword: String, _ words: inout WordCursor
  ) throws(Fault) -> Circumstance {
    let circumstance: Circumstance
    switch keyword {
    case "device": circumstance = try device(&words)
    case "rotate": circumstance = .rotate
    case "text-size":
      circumstance = .textSize(
        try words.require("\"text-size\" needs a size, from xSmall over large to AX5"))
    case "layout":
      circumstance = .layout(try words.require("\"layout\" needs the name of a layout"))
    case "appearance":
      circumstance = .appearance(
        try words.require(
          Circumstance.Appearance.self, "\"appearance\" needs light or dark",
          { "\($0) is no appearance; these are light and dark" }))
    case "language":
      circumstance = .language(try words.require("\"language\" needs the name of a language"))
    case "reduce-motion": return .reduceMotion(try isOn("reduce-motion", &words))
    case "latency":
      let service = try words.require("\"latency\" needs the name of a service")
      let duration = try words.require(
        "\"latency\" needs a duration behind \(service.described), as in 250ms")
      circumstance = .latency(service, try Parser.duration(duration))
    case "fail": circumstance = try fail(&words)
    case "hold": circumstance = .hold(try words.require("\"hold\" needs the name of a service"))
    case "release":
      let service = try words.require("\"release\" needs the name of a service")
      let number =
        words.peek == nil ? nil : try Parser.count(&words, from: 1, "\"release\" needs a number")
      circumstance = .release(service, number: number)
    case "offline": circumstance = .offline
    default: circumstance = .online
    }
    try words.requireEnd(of: keyword)
    return circumstance
  }

  /// Reads `on` or `off`, with nothing behind it.
  static func isOn(_ keyword: String, _ words: inout WordCursor) throws(Fault) -> Bool {
    let word = try words.require(
      Switch.self, "\"\(keyword)\" needs on or off", { "\($0) is neither on nor off" })
    try words.requireEnd(of: keyword)
    return word == .on
  }

  private static func device(_ words: inout WordCursor) throws(Fault) -> Circumstance {
    let name = try words.require("\"device\" needs the name of a device, as in \"iPhone 15\"")
    guard words.peek != nil else { return .device(name, nil) }
    let orientation = try words.require(
      Circumstance.Orientation.self, "",
      { "\($0) is no way to hold a device; these are portrait and landscape" })
    return .device(name, orientation)
  }

  private static func fail(_ words: inout WordCursor) throws(Fault) -> Circumstance {
    let service = try words.require("\"fail\" needs the name of a service")
    guard words.peek != nil else { return .fail(service, times: nil) }
    let count = try Parser.count(&words, "\"fail\" needs a number")
    let word = try words.require("\"times\" is missing behind the number")
    guard word.text == "times" else {
      throw Fault(
        "\(word.described) stands where \"times\" is needed", at: word,
        suggestion: Suggestion.nearest(to: word.text, among: ["times"]))
    }
    return .fail(service, times: count)
  }
}
