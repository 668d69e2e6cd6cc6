@testable import profile_sim

/// Makes scripts with every command of the language and strings of every kind.
enum RandomScript {
  typealias Random = SeededGenerator

  static func script(using random: inout Random) -> Script {
    var lines: [ScriptLine] = []
    for keyword in Language.setUp.shuffled(using: &random) where Bool.random(using: &random) {
      lines.append(line(.setUp(setUp(keyword, using: &random)), using: &random))
    }
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      switch Int.random(in: 0...9, using: &random) {
      case 0: lines.append(line(nil, using: &random))
      case 1...4: lines.append(line(.act(action(using: &random)), using: &random))
      case 5: lines.append(line(.wait(wait(using: &random)), using: &random))
      default: lines.append(line(.expect(expectation(using: &random)), using: &random))
      }
    }
    return Script(lines: lines)
  }

  private static func line(_ command: Command?, using random: inout Random) -> ScriptLine {
    let text = text(using: &random).filter { $0 != "\r\n" && $0 != "\n" && $0 != "\r" }
    let comment = Int.random(in: 0...3, using: &random) == 0 ? Comment(text) : nil
    return ScriptLine(command, comment: comment)
  }

  private static func setUp(_ keyword: String, using random: inout Random) -> SetUpCommand {
    switch keyword {
    case "name": return .name(text(using: &random))
    case "tags": return .tags(words(using: &random))
    case "seed": return .seed(random.next() >> UInt64.random(in: 0...63, using: &random))
    case "start": return .start(word(using: &random))
    default:
      let word = word(using: &random)
      return Bool.random(using: &random) && !word.text.isEmpty || word.text == "file"
        ? .profileFile(word) : .profile(word)
    }
  }

  private static func action(using random: inout Random) -> Action {
    switch Int.random(in: 0...10, using: &random) {
    case 0: return .back
    case 1: return .swipeBack(Action.SwipePhase.allCases.randomElement(using: &random))
    case 2: return .swipeBack(nil)
    case 3: return .swipeDown
    case 4: return .dismiss
    case 5: return .type(word(using: &random), text(using: &random))
    case 6: return .clear(word(using: &random))
    case 7: return .open(word(using: &random))
    case 8: return .relaunch
    default:
      let isOnce = Bool.random(using: &random)
      return .tap(
        word(using: &random),
        times: isOnce ? 1 : Int.random(in: 1...Language.largestCount, using: &random))
    }
  }

  private static func wait(using random: inout Random) -> Wait {
    guard Bool.random(using: &random) else { return .untilIdle }
    let units: [Int64] = [1, 1_000, 1_000_000, 1_000_000_000, 60_000_000_000]
    let unit = units.randomElement(using: &random) ?? 1
    let largest = min(5_000, VirtualDuration.longest.nanoseconds / unit)
    return .duration(
      VirtualDuration(nanoseconds: Int64.random(in: 0...largest, using: &random) * unit))
  }

  private static func expectation(using random: inout Random) -> Expectation {
    Expectation(
      condition(using: &random), isSoft: Bool.random(using: &random),
      isNegated: Bool.random(using: &random))
  }

  private static func condition(using random: inout Random) -> Condition {
    switch Int.random(in: 0...10, using: &random) {
    case 0: .route(words(using: &random))
    case 1: .noRoute
    case 2: .ignored(word(using: &random))
    case 3: .output(word(using: &random))
    case 4: .screen(word(using: &random))
    case 5: .stack(words(using: &random))
    case 6: .modal(word(using: &random))
    case 7: .text(word(using: &random), text(using: &random))
    case 8: .count(word(using: &random), Int.random(in: 0...Language.largestCount, using: &random))
    case 9: .tab(word(using: &random))
    default: .idle
    }
  }

  private static func words(using random: inout Random) -> [Word] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in word(using: &random) }
  }

  private static func word(using random: inout Random) -> Word {
    let known = ["tap", "none", "file", "until", "x3", "not", "soft", "route", ">", "title", "#"]
    let text =
      Bool.random(using: &random)
      ? text(using: &random) : known.randomElement(using: &random) ?? ""
    return Word(text, isQuoted: Bool.random(using: &random))
  }

  /// Short strings of characters that mean something to the lexer, and of any others.
  static func text(using random: inout Random) -> String {
    let special = Array(
      " \t\n\r\"\\#${}>.,x0aé名😀\u{0}\u{7F}\u{1B}\u{A0}\u{FEFF}\u{200D}\u{202E}“"
        .unicodeScalars)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      switch Int.random(in: 0...3, using: &random) {
      case 0: scalars.append(special.randomElement(using: &random) ?? " ")
      case 1:
        scalars.append(
          Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "\u{FFFD}")
      default: scalars.append(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random)))
      }
    }
    return String(scalars)
  }
}
