@testable import profile_sim

/// Makes scripts with every command of the language and strings of every kind.
enum RandomScript {
  typealias Random = SeededGenerator

  static func script(using random: inout Random) -> Script {
    var lines: [ScriptLine] = []
    for keyword in Language.setUp.shuffled(using: &random) where Bool.random(using: &random) {
      lines.append(line(.setUp(setUp(keyword, using: &random)), using: &random))
    }
    lines += block(depth: 0, using: &random)
    return Script(lines: lines)
  }

  private static func block(depth: Int, using random: inout Random) -> [ScriptLine] {
    var lines: [ScriptLine] = []
    for _ in 0..<Int.random(in: 0...(depth == 0 ? 12 : 3), using: &random) {
      switch Int.random(in: 0...13, using: &random) {
      case 0: lines.append(line(nil, using: &random))
      case 1...4: lines.append(line(.act(RandomAction.action(using: &random)), using: &random))
      case 5: lines.append(line(.wait(wait(using: &random)), using: &random))
      case 6: lines.append(line(.circumstance(circumstance(using: &random)), using: &random))
      case 7: lines.append(line(other(using: &random), using: &random))
      case 8 where depth < 4:
        let header = header(using: &random)
        lines.append(line(.block(header), using: &random))
        lines += block(depth: depth + 1, using: &random)
        if isIf(header), Bool.random(using: &random) {
          lines.append(line(.otherwise, using: &random))
          lines += block(depth: depth + 1, using: &random)
        }
        lines.append(line(.end, using: &random))
      default: lines.append(line(.expect(expectation(using: &random)), using: &random))
      }
    }
    return lines
  }

  private static func isIf(_ header: BlockHeader) -> Bool {
    switch header {
    case .onlyIf: true
    case .template(let words): words.first?.text == "if"
    case .times, .until, .each: false
    }
  }

  private static func line(_ command: Command?, using random: inout Random) -> ScriptLine {
    let text = text(using: &random).filter { $0 != "\r\n" && $0 != "\n" && $0 != "\r" }
    let comment = Int.random(in: 0...3, using: &random) == 0 ? Comment(text) : nil
    return ScriptLine(command, comment: comment)
  }

  private static func other(using random: inout Random) -> Command {
    switch Int.random(in: 0...3, using: &random) {
    case 0: return .exhaustive(Bool.random(using: &random))
    case 1:
      return .bind(
        name(using: &random),
        Bool.random(using: &random) ? word(using: &random) : variable(using: &random))
    case 2:
      let path = word(using: &random)
      return .include(path.text.isEmpty ? Word("a b.taps") : path)
    default:
      let keyword = Language.commands.filter { command in
        !Language.blocks.contains(command) && !["let", "include"].contains(command)
          && !Language.setUp.contains(command)
      }.randomElement(using: &random)
      return .template(
        [Word(keyword ?? "tap"), variable(using: &random)] + words(using: &random))
    }
  }

  private static func header(using random: inout Random) -> BlockHeader {
    switch Int.random(in: 0...4, using: &random) {
    case 0: .times(Int.random(in: 0...Language.largestCount, using: &random))
    case 1:
      .until(
        question(using: &random), max: Int.random(in: 1...Language.largestCount, using: &random))
    case 2: .onlyIf(question(using: &random))
    case 3: .each(name(using: &random), words(using: &random) + [variable(using: &random)])
    default:
      .template(
        [Word(["repeat", "if"].randomElement(using: &random) ?? "if"), variable(using: &random)]
          + words(using: &random))
    }
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

  private static func circumstance(using random: inout Random) -> Circumstance {
    let word = word(using: &random)
    switch Int.random(in: 0...12, using: &random) {
    case 0: return .device(word, Circumstance.Orientation.allCases.randomElement(using: &random))
    case 1: return .device(word, nil)
    case 2: return .rotate
    case 3: return .textSize(word)
    case 4: return .layout(word)
    case 5: return .appearance(Bool.random(using: &random) ? .light : .dark)
    case 6: return .language(word)
    case 7: return .reduceMotion(Bool.random(using: &random))
    case 8: return .latency(word, duration(using: &random))
    case 9:
      let isAlways = Bool.random(using: &random)
      return .fail(word, times: isAlways ? nil : Int.random(in: 0...9, using: &random))
    case 10: return .hold(word)
    case 11:
      let isAll = Bool.random(using: &random)
      return .release(word, number: isAll ? nil : Int.random(in: 1...9, using: &random))
    default: return Bool.random(using: &random) ? .offline : .online
    }
  }

  private static func wait(using random: inout Random) -> Wait {
    switch Int.random(in: 0...2, using: &random) {
    case 0: .untilIdle
    case 1: .until(question(using: &random), within: duration(using: &random))
    default: .duration(duration(using: &random))
    }
  }

  private static func duration(using random: inout Random) -> VirtualDuration {
    let units: [Int64] = [1, 1_000, 1_000_000, 1_000_000_000, 60_000_000_000]
    let unit = units.randomElement(using: &random) ?? 1
    let largest = min(5_000, VirtualDuration.longest.nanoseconds / unit)
    return VirtualDuration(nanoseconds: Int64.random(in: 0...largest, using: &random) * unit)
  }

  private static func question(using random: inout Random) -> Question {
    Question(condition(using: &random), isNegated: Bool.random(using: &random))
  }

  private static func expectation(using random: inout Random) -> Expectation {
    Expectation(
      question(using: &random), isSoft: Bool.random(using: &random),
      within: Bool.random(using: &random) ? nil : duration(using: &random))
  }

  private static func condition(using random: inout Random) -> Condition {
    let number = Int.random(in: 0...Language.largestCount, using: &random)
    switch Int.random(in: 0...16, using: &random) {
    case 0: return .route(words(using: &random))
    case 1: return .noRoute
    case 2: return .ignored(word(using: &random))
    case 3: return .output(word(using: &random))
    case 4: return .screen(word(using: &random))
    case 5: return .stack(words(using: &random))
    case 6: return .modal(word(using: &random))
    case 7: return .text(word(using: &random), text(using: &random))
    case 8: return .count(word(using: &random), number)
    case 9: return .tab(word(using: &random))
    case 10: return .label(word(using: &random), text(using: &random))
    case 11:
      let quality = ElementQuality.allCases.randomElement(using: &random) ?? .visible
      return .element(quality, word(using: &random))
    case 12: return .refreshing
    case 13: return .alive(word(using: &random), number)
    case 14: return .focus(word(using: &random))
    case 15: return .announced(text(using: &random))
    default: return .idle
    }
  }

  private static func words(using random: inout Random) -> [Word] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in word(using: &random) }
  }

  static func word(using random: inout Random) -> Word {
    let known = ["tap", "none", "file", "until", "x3", "not", "soft", "route", ">", "title", "#"]
    let text =
      Bool.random(using: &random)
      ? text(using: &random) : known.randomElement(using: &random) ?? ""
    return Word(text, isQuoted: Bool.random(using: &random))
  }

  private static func name(using random: inout Random) -> String {
    ["a", "B", "_", "a-1", "name"].randomElement(using: &random) ?? "a"
  }

  /// A word with at least one variable.
  private static func variable(using random: inout Random) -> Word {
    var parts: [Word.Part] = []
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let text = text(using: &random)
      if !text.isEmpty { parts.append(.text(text)) }
      parts.append(.variable(name(using: &random)))
    }
    return Word(parts: parts, isQuoted: Bool.random(using: &random))
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
