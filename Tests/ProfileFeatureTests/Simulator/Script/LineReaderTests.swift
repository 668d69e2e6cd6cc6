import Testing

@testable import profile_sim

@Suite struct LineReaderTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let lines: [String]
    var testDescription: String { PlainText.quoted(text) }

    init(_ text: String, _ lines: [String]) {
      self.text = text
      self.lines = lines
    }
  }

  static let cases = [
    Case("", []),
    Case("a", ["a"]),
    Case("a\n", ["a"]),
    Case("a\nb", ["a", "b"]),
    Case("a\r\nb\r\n", ["a", "b"]),
    Case("a\r\nb\nc\r\n", ["a", "b", "c"]),
    Case("a\rb", ["a\rb"]),
    Case("a\r", ["a\r"]),
    Case("a\r\r\n", ["a\r"]),
    Case("\n\n\n", ["", "", ""]),
    Case("\r\n\r\n", ["", ""]),
    Case("\u{FEFF}a\n", ["a"]),
    Case("\u{FEFF}", [""]),
    Case("\u{FEFF}\r\n\u{FEFF}b", ["", "\u{FEFF}b"]),
    Case("\u{FEFF}\u{FEFF}a", ["\u{FEFF}a"]),
  ]

  private func lines(_ chunks: [[UInt8]]) throws -> [SourceLine] {
    var reader = LineReader(BytesInMemory(chunks: chunks))
    var lines: [SourceLine] = []
    while let line = try reader.next() {
      lines.append(line)
    }
    return lines
  }

  @Test(arguments: cases)
  func `ends lines at LF and CR LF, however the bytes are cut`(_ example: Case) throws {
    let bytes = Array(example.text.utf8)
    let expected = example.lines.enumerated().map { index, text in
      SourceLine(number: index + 1, bytes: Array(text.utf8), isTooLong: false)
    }
    #expect(try lines([bytes]) == expected)
    #expect(try lines(bytes.map { [$0] }) == expected)
    for cut in 0...bytes.count {
      #expect(try lines([Array(bytes[..<cut]), Array(bytes[cut...])]) == expected)
    }
  }

  @Test(arguments: ["", "\u{FEFF}"], ["\n", "\r\n"])
  func `takes the longest line, and marks the one that is a byte longer`(
    _ mark: String, _ end: String
  ) throws {
    let longest = LineReader<BytesInMemory>.longestLine
    let line = String(repeating: "x", count: longest)
    let fitting = try lines([Array((mark + line + end + "b").utf8)])
    #expect(fitting.map(\.isTooLong) == [false, false])
    #expect(fitting.map(\.bytes.count) == [longest, 1])
    let tooLong = try lines([Array((mark + line + "x" + end + "b").utf8)])
    #expect(tooLong.map(\.isTooLong) == [true, false])
    #expect(tooLong.map(\.number) == [1, 2])
  }

  @Test func `holds a bounded part of a line without end`() throws {
    let piece = [UInt8](repeating: 0x78, count: 100_000)
    var reader = LineReader(BytesInMemory(chunks: Array(repeating: piece, count: 50)))
    let line = try #require(try reader.next())
    #expect(line.isTooLong)
    #expect(line.bytes.count < 66_000)
    #expect(try reader.next() == nil)
  }
}
