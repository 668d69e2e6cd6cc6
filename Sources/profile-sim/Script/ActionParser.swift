/// Reads what stands behind the words for what a person does.
enum ActionParser {
  static func parse(_ keyword: String, _ words: inout WordCursor) throws(Fault) -> Action {
    let action: Action
    switch keyword {
    case "tap": action = try tap(&words)
    case "double-tap": action = .doubleTap(try element(keyword, &words))
    case "long-press": action = .longPress(try element(keyword, &words))
    case "type":
      let id = try words.require("\"type\" needs the id of a text field")
      let text = try words.require("\"type\" needs a text behind \(id.described)")
      action = .type(id, text.text)
    case "press":
      action = .press(
        try words.require(
          Action.Key.self, "\"press\" needs a key: return or escape",
          { "\($0) is no key to press; these are return and escape" }))
    case "clear":
      action = .clear(try words.require("\"clear\" needs the id of a text field"))
    case "scroll": action = try scroll(&words)
    case "pull": action = .pull(try element(keyword, &words))
    case "drag": action = try drag(&words)
    case "back": action = .back
    case "swipe": return try swipe(&words)
    case "dismiss": action = .dismiss
    case "open":
      action = .open(try words.require("\"open\" needs a link, as in profile://followers"))
    case "relaunch": action = .relaunch
    case "background": action = .background
    case "foreground": action = .foreground
    default:
      let moves = Action.ReaderMove.allCases.map(\.rawValue).joined(separator: ", ")
      action = .reader(
        try words.require(
          Action.ReaderMove.self, "\"reader\" needs one of these: \(moves)",
          { "\($0) is nothing that a screen reader is told; that is one of \(moves)" }))
    }
    try words.requireEnd(of: keyword)
    return action
  }

  private static func element(_ keyword: String, _ words: inout WordCursor) throws(Fault) -> Word {
    try words.require("\"\(keyword)\" needs the id of an element")
  }

  private static func tap(_ words: inout WordCursor) throws(Fault) -> Action {
    let id = try element("tap", &words)
    // An element could be called so; behind its id nothing can stand but xN.
    if id.text == "at", let place = words.peek,
      place.text.utf8.contains(UInt8(ascii: ",")) || place.text.utf8.first != UInt8(ascii: "x")
    {
      _ = words.next()
      return try tap(at: place)
    }
    guard let word = words.peek, word.text.utf8.first == UInt8(ascii: "x") else {
      return .tap(id, times: 1)
    }
    guard let count = Parser.count(word.text.dropFirst()), count > 0 else {
      throw Fault(
        "\(word.described) is no number of taps; write x1 to x\(Language.largestCount)", at: word)
    }
    _ = words.next()
    return .tap(id, times: count)
  }

  private static func tap(at place: Word) throws(Fault) -> Action {
    let pieces = place.text.split(separator: ",", omittingEmptySubsequences: false)
    guard pieces.count == 2, let x = Points(parsing: pieces[0]), let y = Points(parsing: pieces[1])
    else {
      throw Fault(
        "\(place.described) is no point; points are written X,Y without a blank, as in 100,200.5",
        at: place)
    }
    return .tapAt(x: x, y: y)
  }

  private static func scroll(_ words: inout WordCursor) throws(Fault) -> Action {
    let first = try words.require("\"scroll\" needs ID by DY, or to ID")
    if first.text == "to", words.count < 2 {
      return .scrollTo(try words.require("\"scroll to\" needs the id of an element"))
    }
    let word = try words.require("\"scroll\" needs by and a distance behind \(first.described)")
    guard word.text == "by" else {
      throw Fault(
        "\(word.described) stands where \"by\" is needed", at: word,
        suggestion: Suggestion.nearest(to: word.text, among: ["by"]))
    }
    let distance = try words.require("\"by\" needs a distance in points, as in 120 or -40")
    guard let points = Points(parsing: distance.text) else {
      throw Fault(
        "\(distance.described) is no distance; distances are written 120, -40 or 0.5, at most a million",
        at: distance)
    }
    return .scroll(first, by: points)
  }

  private static func drag(_ words: inout WordCursor) throws(Fault) -> Action {
    let id = try element("drag", &words)
    let word = try words.require("\"drag\" needs to ID, or cancel, behind \(id.described)")
    switch word.text {
    case "cancel": return .cancelDrag(id)
    case "to":
      return .drag(id, to: try words.require("\"to\" needs the id of an element"))
    default:
      throw Fault(
        "\(word.described) stands where \"to\" or \"cancel\" is needed", at: word,
        suggestion: Suggestion.nearest(to: word.text, among: ["to", "cancel"]))
    }
  }

  private static func swipe(_ words: inout WordCursor) throws(Fault) -> Action {
    let direction = try words.require("\"swipe\" needs a direction: back or down")
    switch direction.text {
    case "down":
      try words.requireEnd(of: "swipe down")
      return .swipeDown
    case "back":
      guard words.peek != nil else { return .swipeBack(nil) }
      let phases = Action.SwipePhase.allCases.map(\.rawValue).joined(separator: ", ")
      let phase = try words.require(
        Action.SwipePhase.self, "", { "\($0) is no part of a swipe; the parts are \(phases)" })
      try words.requireEnd(of: "swipe back")
      return .swipeBack(phase)
    default:
      throw Fault(
        "\(direction.described) is no direction of a swipe; these are back and down", at: direction,
        suggestion: Suggestion.nearest(to: direction.text, among: ["back", "down"]))
    }
  }
}
