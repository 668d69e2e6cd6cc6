/// Turns the words of one line after another into commands.
///
/// It knows the language and nothing of what is simulated: whether an element, a screen or a route
/// of that name can exist is asked afterwards. A fault in a line does not touch the lines behind it.
struct Parser {
  /// Where each set-up command was given first.
  private var setUpLines: [String: Int] = [:]
  private var firstActionLine: Int?
  /// Blocks that belong to commands of later versions, so that their ends are no faults as well.
  private var openLaterBlocks = 0

  mutating func parse(_ line: Lexer.Line, number: Int) throws(Fault) -> ScriptLine {
    guard let keyword = line.words.first, !isEndOfLaterBlock(line.words) else {
      return ScriptLine(comment: line.comment, number: number)
    }
    let command: Command
    do throws(Fault) {
      command = try Self.command(line.words)
    } catch {
      noteLaterBlock(line.words)
      throw error
    }
    try checkOrder(of: command, at: keyword, number: number)
    return ScriptLine(command, comment: line.comment, number: number)
  }

  private mutating func noteLaterBlock(_ words: [Word]) {
    if let first = words.first, Language.laterCommands.contains(first.text),
      words.last?.text == "{"
    {
      openLaterBlocks += 1
    }
  }

  private mutating func isEndOfLaterBlock(_ words: [Word]) -> Bool {
    guard openLaterBlocks > 0, words.first?.text == "}" else { return false }
    if words.last?.text != "{" {
      openLaterBlocks -= 1
    }
    return true
  }

  private mutating func checkOrder(
    of command: Command, at keyword: Word, number: Int
  ) throws(Fault) {
    guard case .setUp(let setUp) = command else {
      firstActionLine = firstActionLine ?? number
      return
    }
    if let line = firstActionLine {
      throw Fault(
        "\(keyword.described) is set-up and must stand before the first action (line \(line))",
        at: keyword)
    }
    if let line = setUpLines[setUp.keyword] {
      throw Fault(
        "\(keyword.described) is given a second time (first in line \(line))", at: keyword)
    }
    setUpLines[setUp.keyword] = number
  }

  private static func command(_ words: [Word]) throws(Fault) -> Command {
    var words = WordCursor(words)
    let keyword = try words.require("a command is missing")
    switch keyword.text {
    case "name", "tags", "profile", "seed", "start":
      return .setUp(try setUp(keyword.text, &words))
    case "tap":
      return .act(try tap(&words))
    case "back":
      try words.requireEnd(of: "back")
      return .act(.back)
    case "swipe":
      return .act(try swipe(&words))
    case "dismiss":
      try words.requireEnd(of: "dismiss")
      return .act(.dismiss)
    case "type":
      let id = try words.require("\"type\" needs the id of a text field")
      let text = try words.require("\"type\" needs a text behind \(id.described)")
      try words.requireEnd(of: "type")
      return .act(.type(id, text.text))
    case "clear":
      let id = try words.require("\"clear\" needs the id of a text field")
      try words.requireEnd(of: "clear")
      return .act(.clear(id))
    case "open":
      let link = try words.require("\"open\" needs a link, as in profile://followers")
      try words.requireEnd(of: "open")
      return .act(.open(link))
    case "relaunch":
      try words.requireEnd(of: "relaunch")
      return .act(.relaunch)
    case "wait":
      return .wait(try wait(&words))
    case "expect":
      return .expect(try ExpectationParser.parse(&words))
    default:
      throw unknown(keyword)
    }
  }

  private static func unknown(_ keyword: Word) -> Fault {
    if Language.laterCommands.contains(keyword.text) {
      return notInThisVersion(keyword)
    }
    if keyword.text == "{" || keyword.text == "}" {
      return Fault("\(keyword.described) belongs to no block", at: keyword)
    }
    return Fault(
      "unknown command \(keyword.described)", at: keyword,
      suggestion: Suggestion.nearest(to: keyword.text, among: Language.commands))
  }

  static func notInThisVersion(_ word: Word) -> Fault {
    Fault("this version of profile-sim does not know \(word.described) yet", at: word)
  }

  private static func setUp(
    _ keyword: String, _ words: inout WordCursor
  ) throws(Fault) -> SetUpCommand {
    let command: SetUpCommand
    switch keyword {
    case "name":
      command = .name(try words.require("\"name\" needs a text").text)
    case "tags":
      let tags = words.rest()
      guard !tags.isEmpty else { throw words.missing("\"tags\" needs one tag or more") }
      command = .tags(tags)
    case "seed":
      let word = try words.require("\"seed\" needs a number")
      guard let seed: UInt64 = number(word.text) else {
        throw Fault("\(word.described) is no whole number from 0 to \(UInt64.max)", at: word)
      }
      command = .seed(seed)
    case "start":
      command = .start(try words.require("\"start\" needs a link, as in profile://followers"))
    default:
      let word = try words.require("\"profile\" needs the name of a sample, or file \"PATH\"")
      // A sample called "file" could not be told apart, so there is none.
      if word.text == "file" {
        let path = try words.require("\"profile file\" needs a path")
        guard !path.text.isEmpty else { throw Fault("the path is empty", at: path) }
        command = .profileFile(path)
      } else {
        command = .profile(word)
      }
    }
    try words.requireEnd(of: keyword)
    return command
  }

  private static func tap(_ words: inout WordCursor) throws(Fault) -> Action {
    let id = try words.require("\"tap\" needs the id of an element")
    if id.text == "at", let place = words.peek, place.text.utf8.contains(UInt8(ascii: ",")) {
      throw Fault("this version of profile-sim does not know \"tap at\" yet", at: id)
    }
    var times = 1
    if let word = words.peek, word.text.utf8.first == UInt8(ascii: "x") {
      guard let count = count(word.text.dropFirst()), count > 0 else {
        throw Fault(
          "\(word.described) is no number of taps; write x1 to x\(Language.largestCount)", at: word)
      }
      _ = words.next()
      times = count
    }
    try words.requireEnd(of: "tap")
    return .tap(id, times: times)
  }

  private static func swipe(_ words: inout WordCursor) throws(Fault) -> Action {
    let direction = try words.require("\"swipe\" needs a direction: back or down")
    switch direction.text {
    case "down":
      try words.requireEnd(of: "swipe down")
      return .swipeDown
    case "back":
      guard let word = words.next() else { return .swipeBack(nil) }
      guard let phase = Action.SwipePhase(rawValue: word.text) else {
        let phases = Action.SwipePhase.allCases.map(\.rawValue)
        throw Fault(
          "\(word.described) is no part of a swipe; the parts are \(phases.joined(separator: ", "))",
          at: word, suggestion: Suggestion.nearest(to: word.text, among: phases))
      }
      try words.requireEnd(of: "swipe back")
      return .swipeBack(phase)
    default:
      throw Fault(
        "\(direction.described) is no direction of a swipe; these are back and down", at: direction,
        suggestion: Suggestion.nearest(to: direction.text, among: ["back", "down"]))
    }
  }

  private static func wait(_ words: inout WordCursor) throws(Fault) -> Wait {
    let word = try words.require("\"wait\" needs a duration, or until idle")
    if word.text == "until" {
      let condition = try words.require("\"wait until\" needs a condition: idle")
      guard condition.text == "idle" else {
        throw Fault(
          "this version of profile-sim waits only for \"idle\", not for \(condition.described)",
          at: condition,
          suggestion: Suggestion.nearest(to: condition.text, among: ["idle"]))
      }
      try words.requireEnd(of: "wait until idle")
      return .untilIdle
    }
    let duration: VirtualDuration
    do {
      duration = try VirtualDuration(parsing: word.text)
    } catch {
      throw Fault(
        "\(word.described) \(error.reason)", at: word,
        suggestion: Suggestion.nearest(to: word.text, among: ["until"]))
    }
    try words.requireEnd(of: "wait")
    return .duration(duration)
  }

  /// A whole number in decimal digits alone; `Int` would take a sign as well.
  static func number<Number: FixedWidthInteger>(_ text: some StringProtocol) -> Number? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Number(text)
  }

  /// A number of things, of which no script has more than ``Language/largestCount``.
  static func count(_ text: some StringProtocol) -> Int? {
    let number: Int? = number(text)
    return number.flatMap { $0 <= Language.largestCount ? $0 : nil }
  }
}
