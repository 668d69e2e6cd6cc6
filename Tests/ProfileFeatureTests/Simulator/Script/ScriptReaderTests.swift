import Foundation
import Testing

@testable import profile_sim

@Suite struct ScriptReaderTests {
  static let text = """
    # Followers, and back again
    name "followers and back"

    tap header.followers   # no wait
    expect ignored none
    tpa header.posts

    """

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func `reads the same from any line end, with or without a byte order mark`(
    _ lineEnd: String, _ mark: String
  ) throws {
    let plain = try ParsedScript(Self.text)
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let other = try ParsedScript(mark + lines.joined(separator: lineEnd))
    #expect(other.script == plain.script)
    #expect(other.script.lines.map(\.number) == plain.script.lines.map(\.number))
    #expect(other.diagnostics == plain.diagnostics)
    #expect(plain.faults == [#"6:1: unknown command "tpa" ?tap"#])
  }

  @Test func `reads mixed line ends and a missing last one`() throws {
    let parsed = try ParsedScript("tap a\r\ntap b\n\r\n\ntap c")
    #expect(parsed.faults == [])
    #expect(parsed.commands.map(\.line) == [1, 2, 5])
  }

  @Test(arguments: ["", "\n\n\n", "\r\n", "\u{FEFF}", "# a\n  # b", "  \t "])
  func `finds no command where there is none`(_ text: String) throws {
    let parsed = try ParsedScript(text)
    #expect(parsed.faults == [])
    #expect(parsed.commands.isEmpty)
  }

  @Test func `gives each lone CR and each misplaced byte order mark its place`() throws {
    let parsed = try ParsedScript("tap a\rtap b\n# x\r\n\u{FEFF}tap c\ntap d\r")
    #expect(
      parsed.faults == [
        "1:6: a carriage return (CR) alone ends no line; lines end in LF or CR LF",
        "3:1: a byte order mark (U+FEFF) can stand only at the start of the file",
        "4:6: a carriage return (CR) alone ends no line; lines end in LF or CR LF",
      ])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x74, 0, 0x61, 0, 0x0A, 0], "UTF-16"),
      ([0xFE, 0xFF, 0, 0x74, 0, 0x61, 0, 0x0A], "UTF-16"),
      ([0x74, 0, 0x61, 0, 0x0A, 0], "UTF-16"),
      ([0, 0x74, 0, 0x61, 0, 0x0A], "UTF-16"),
      ([0xFF, 0xFE, 0, 0, 0x74, 0, 0, 0, 0x0A, 0, 0, 0], "UTF-32"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x74], "UTF-32"),
    ] as [([UInt8], String)])
  func `names another encoding once, and reads no further`(
    _ bytes: [UInt8], _ encoding: String
  ) throws {
    let parsed = try ParsedScript(bytes: bytes)
    #expect(parsed.faults == ["1:1: the file is \(encoding); scripts are UTF-8"])
  }

  @Test func `gives a line that is too long as a fault with its number`() throws {
    let parsed = try ParsedScript(
      "tap a\ntap " + String(repeating: "b", count: 70_000) + "\nback\n")
    #expect(parsed.faults == ["2:1: the line is longer than 65536 bytes"])
    #expect(parsed.commands.map(\.line) == [1, 3])
  }

  @Test func `takes any bytes without a trap, and every fault has its place`() throws {
    var random = SeededGenerator(seed: 99)
    let words = ["tap", "expect", "wait", "route", "x9", "1.5s", "until", "\"", "\\u{", "}", "${"]
    let bytes: [UInt8] = [
      0, 9, 10, 13, 32, 34, 35, 36, 46, 92, 123, 125, 0x80, 0xC3, 0xEF, 0xF0, 0xFF,
    ]
    for _ in 0..<20_000 {
      var input: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        if Bool.random(using: &random) {
          input += Array((words.randomElement(using: &random) ?? "").utf8) + [32]
        } else {
          input.append(bytes.randomElement(using: &random) ?? 0)
        }
      }
      let parsed = try ParsedScript(bytes: input)
      let lines = input.count { $0 == 10 } + 1
      for fault in parsed.diagnostics {
        #expect((1...lines).contains(fault.line))
        #expect((1...input.count + 1).contains(fault.column))
        #expect(fault.excerpt.marker.contains("^"))
        #expect(
          !fault.description.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }
        )
      }
    }
  }

  private struct RepeatedLine: ByteSource {
    var remaining: Int
    let line = Array("tap header.followers\n".utf8)

    mutating func nextChunk() -> [UInt8] {
      guard remaining > 0 else { return [] }
      remaining -= 1
      return line
    }
  }

  @Test func `takes time that grows with the script, not with its square`() throws {
    // The time of this thread alone: other tests run beside it.
    func seconds(lines: Int) throws -> Double {
      var reader = ScriptReader(RepeatedLine(remaining: lines))
      var count = 0
      let start = threadTime()
      while let item = try reader.next() {
        count += try item.content.get().command == nil ? 0 : 1
      }
      #expect(count == lines)
      return threadTime() - start
    }
    _ = try seconds(lines: 1_000)
    let small = try seconds(lines: 20_000)
    let large = try seconds(lines: 160_000)
    // Eight times the lines; squared it would be 64 times the time.
    #expect(large < small * 30)
  }

  private func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
