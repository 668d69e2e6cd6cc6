/// Reads a script line by line; what it holds does not grow with the script.
struct ScriptReader<Source: ByteSource> {
  /// A line as it was understood, or why it was not; with its text for messages.
  struct Item {
    let source: SourceLine
    let content: Result<ScriptLine, Fault>
  }

  private var lines: LineReader<Source>
  private(set) var parser = Parser()
  private var isFinished = false
  private var lastLine: SourceLine?
  private var recent = RecentLines()
  /// The lines of the blocks that nothing closes, the innermost last, once the end was reached.
  private var unclosed: [Int] = []

  /// - Parameter order: Which set-up came before this script.
  init(_ source: Source, order: SetUpOrder = SetUpOrder()) {
    self.lines = LineReader(source)
    self.parser.order = order
  }

  /// Goes on as if the lines of another script had stood here.
  mutating func go(onFrom order: SetUpOrder) {
    parser.order = order
  }

  mutating func next() throws(InputFailure) -> Item? {
    guard !isFinished, let line = try lines.next() else { return unclosedBlock() }
    lastLine = line
    if line.number == 1, let encoding = Self.otherEncoding(line.bytes) {
      isFinished = true
      let message = "the file is \(encoding); scripts are UTF-8"
      return Item(source: line, content: .failure(Fault(message, at: 0..<0)))
    }
    if line.isTooLong {
      let message = "the line is longer than \(LineReader<Source>.longestLine) bytes"
      return Item(source: line, content: .failure(Fault(message, at: 0..<0)))
    }
    return Item(source: line, content: Result { () throws(Fault) in try understood(line) })
  }

  private mutating func understood(_ line: SourceLine) throws(Fault) -> ScriptLine {
    if let known = recent[line.bytes] {
      return try parser.admit(
        known.command, at: known.keyword, comment: known.comment, number: line.number)
    }
    let words: Lexer.Line
    do throws(Fault) {
      words = try Lexer.lex(line.bytes)
    } catch {
      parser.noteUnreadable(line)
      throw error
    }
    let parsed = try parser.parse(words, number: line.number)
    if let command = parsed.command, let keyword = words.words.first {
      recent.note(line.bytes, command, keyword: keyword, comment: words.comment)
    }
    return parsed
  }

  /// A fault at the end of the script for each block that is still open there.
  private mutating func unclosedBlock() -> Item? {
    guard let lastLine else { return nil }
    if !isFinished {
      isFinished = true
      unclosed = parser.blocks.openLines.reversed()
    }
    guard let line = unclosed.popLast() else { return nil }
    let end = lastLine.bytes.count
    let message = "a } is missing at the end: the block that begins in line \(line) is never closed"
    return Item(source: lastLine, content: .failure(Fault(message, at: end..<end)))
  }

  /// The encodings that make two or four bytes of each letter, told by their byte order mark or by
  /// the zeros among the first letters.
  private static func otherEncoding(_ bytes: [UInt8]) -> String? {
    let zeros = bytes.prefix(4).map { $0 == 0 }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || zeros == [true, true, false, false] {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || zeros.prefix(2).count(where: \.self) == 1
    {
      return "UTF-16"
    }
    return nil
  }
}
