/// Turns the words of one line after another into commands.
///
/// It knows the language and nothing of what is simulated: whether an element, a screen or a route
/// of that name can exist is asked afterwards. A fault in a line does not touch the lines behind it.
struct Parser {
  /// Which set-up was given, here and in the scripts that were included.
  var order = SetUpOrder()
  private(set) var blocks = BlockNesting()

  mutating func parse(_ line: Lexer.Line, number: Int) throws(Fault) -> ScriptLine {
    guard let keyword = line.words.first else {
      return ScriptLine(comment: line.comment, number: number)
    }
    let command: Command
    do throws(Fault) {
      command = try Self.command(line.words)
    } catch {
      blocks.noteFault(in: line.words, number: number)
      throw error
    }
    return try admit(command, at: keyword, comment: line.comment, number: number)
  }

  /// Takes account of a command that comes next; it may not stand there.
  mutating func admit(
    _ command: Command, at keyword: Word, comment: Comment?, number: Int
  ) throws(Fault) -> ScriptLine {
    try blocks.note(command, at: keyword, number: number)
    try order.note(command, at: keyword, number: number)
    return ScriptLine(command, comment: comment, number: number)
  }

  /// Takes account of a line that has no words as it cannot be read.
  mutating func noteUnreadable(_ line: SourceLine) {
    let ends = line.bytes.drop(while: Byte.isBlank)
    let last = line.bytes.last { !Byte.isBlank($0) }
    if last == Byte.openBrace, ends.first != Byte.closeBrace {
      blocks.noteUnknownBlock(number: line.number)
    }
  }

  static func command(_ words: [Word]) throws(Fault) -> Command {
    guard let keyword = words.first else { throw Fault("a command is missing", at: 0..<0) }
    if keyword.isBrace { return try BlockParser.end(words) }
    guard keyword.parts == nil else {
      throw Fault("a variable cannot be a command, only what stands behind one", at: keyword)
    }
    guard let kind = Language.kinds[keyword.text] else { throw unknown(keyword) }
    if kind == .block { return .block(try BlockParser.header(words)) }
    if let brace = words.first(where: \.isBrace) {
      throw Fault(
        "\(PlainText.quoted(brace.text)) belongs to no block; as a text it stands in quotes",
        at: brace)
    }
    var cursor = WordCursor(words)
    cursor.skip(1)
    switch kind {
    case .binding: return try binding(&cursor)
    case .inclusion:
      let path = try cursor.require("\"include\" needs the path of a script")
      guard !path.text.isEmpty else { throw Fault("the path is empty", at: path) }
      try cursor.requireEnd(of: "include")
      return .include(path)
    case .setUp, .circumstance, .action, .exhaustive, .wait, .expectation, .block:
      let hasVariables = words.contains { $0.parts != nil }
      return hasVariables ? .template(words) : try command(kind, keyword.text, &cursor)
    }
  }

  /// A command of words without variables.
  private static func command(
    _ kind: Language.Kind, _ name: String, _ words: inout WordCursor
  ) throws(Fault) -> Command {
    switch kind {
    case .action: .act(try ActionParser.parse(name, &words))
    case .expectation: .expect(try ExpectationParser.parse(&words))
    case .wait: .wait(try WaitParser.parse(&words))
    case .circumstance: .circumstance(try CircumstanceParser.parse(name, &words))
    case .exhaustive: .exhaustive(try CircumstanceParser.isOn(name, &words))
    case .setUp: .setUp(try SetUpParser.parse(name, &words))
    // These are read before variables count.
    case .binding, .inclusion, .block: throw Fault("a command is missing", at: 0..<0)
    }
  }

  private static func unknown(_ keyword: Word) -> Fault {
    if keyword.text == "else" {
      return Fault("\"else\" stands between braces: } else {", at: keyword)
    }
    return Fault(
      "unknown command \(keyword.described)", at: keyword,
      suggestion: Suggestion.nearest(to: keyword.text, among: Language.commands))
  }

  private static func binding(_ words: inout WordCursor) throws(Fault) -> Command {
    let name = try variable(&words, of: "let")
    let sign = try words.require("\"let\" needs a = behind \(name.described)")
    guard sign.text == "=" else {
      throw Fault(
        "\(sign.described) stands where a = is needed, with spaces around it", at: sign)
    }
    let value = try words.require("\"let\" needs a value behind the =")
    if let more = words.peek {
      throw Fault(
        "\(more.described) is too much here: a value with blanks in it stands in quotes", at: more)
    }
    return .bind(name.text, value)
  }

  /// The name of a variable to be given a value.
  static func variable(_ words: inout WordCursor, of command: String) throws(Fault) -> Word {
    let name = try words.require("\"\(command)\" needs the name of a variable")
    guard name.parts == nil, VariableName.isValid(name.text) else {
      throw Fault(
        "\(name.described) cannot be the name of a variable; names begin with a letter (a to z, A to Z) or _, and go on with letters, digits, _ and -",
        at: name)
    }
    return name
  }

  /// A whole number in decimal digits alone; `Int` would take a sign as well.
  static func number<Number: FixedWidthInteger>(_ text: some StringProtocol) -> Number? {
    text.utf8.allSatisfy(Byte.isDigit) ? Number(text) : nil
  }

  /// A number of things, of which no script has more than ``Language/largestCount``.
  static func count(_ text: some StringProtocol) -> Int? {
    let number: Int? = number(text)
    return number.flatMap { $0 <= Language.largestCount ? $0 : nil }
  }

  static func count(
    _ words: inout WordCursor, from least: Int = 0, _ message: @autoclosure () -> String
  ) throws(Fault) -> Int {
    let word = try words.require(message())
    guard let count = count(word.text), count >= least else {
      throw Fault(
        "\(word.described) is no whole number from \(least) to \(Language.largestCount)", at: word)
    }
    return count
  }

  static func duration(_ word: Word, orElse words: [String] = []) throws(Fault) -> VirtualDuration {
    do {
      return try VirtualDuration(parsing: word.text)
    } catch {
      throw Fault(
        "\(word.described) \(error.reason)", at: word,
        suggestion: Suggestion.nearest(to: word.text, among: words))
    }
  }
}
