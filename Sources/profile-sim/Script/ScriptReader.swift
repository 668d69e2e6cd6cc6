/// Reads a script line by line; what it holds does not grow with the script.
struct ScriptReader<Source: ByteSource> {
  /// A line as it was understood, or why it was not; with its text for messages.
  struct Item {
    let source: SourceLine
    let content: Result<ScriptLine, Fault>
  }

  private var lines: LineReader<Source>
  private var parser = Parser()
  private var isFinished = false

  init(_ source: Source) {
    self.lines = LineReader(source)
  }

  mutating func next() throws(InputFailure) -> Item? {
    guard !isFinished, let line = try lines.next() else { return nil }
    if line.number == 1, let encoding = Self.otherEncoding(line.bytes) {
      isFinished = true
      let message = "the file is \(encoding); scripts are UTF-8"
      return Item(source: line, content: .failure(Fault(message, at: 0..<0)))
    }
    if line.isTooLong {
      let message = "the line is longer than \(LineReader<Source>.longestLine) bytes"
      return Item(source: line, content: .failure(Fault(message, at: 0..<0)))
    }
    do throws(Fault) {
      let words = try Lexer.lex(line.bytes)
      return Item(
        source: line, content: .success(try parser.parse(words, number: line.number)))
    } catch {
      return Item(source: line, content: .failure(error))
    }
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
