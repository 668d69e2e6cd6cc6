import Testing

@testable import profile_sim

/// Lines that come again are not read again; nobody must notice.
@Suite struct RecentLinesTests {
  private func note(_ text: String, in recent: inout RecentLines) throws {
    let words = try Lexer.lex(Array(text.utf8)).words
    let keyword = try #require(words.first)
    recent.note(Array(text.utf8), try Parser.command(words), keyword: keyword)
  }

  @Test func `knows a line that came, and no other`() throws {
    var recent = RecentLines()
    #expect(recent[Array("tap a".utf8)] == nil)
    try note("tap a", in: &recent)
    let known = try #require(recent[Array("tap a".utf8)])
    #expect(known.keyword.text == "tap" && known.keyword.span == 0..<3)
    #expect(known.command == .act(.tap(Word("a"), times: 1)))
    #expect(recent[Array("tap b".utf8)] == nil)
    #expect(recent[Array("tap a ".utf8)] == nil)
  }

  @Test func `forgets a line for another in its place, and takes none for another`() throws {
    var recent = RecentLines()
    for number in 0..<1_000 {
      try note("tap post.\(number)", in: &recent)
      #expect(recent[Array("tap post.\(number)".utf8)] != nil)
    }
    let known = (0..<1_000).filter { recent[Array("tap post.\($0)".utf8)] != nil }
    #expect((2...64).contains(known.count), "\(known.count) are known")
    for number in known {
      #expect(
        recent[Array("tap post.\(number)".utf8)]?.command
          == .act(.tap(Word("post.\(number)"), times: 1)))
    }
  }

  @Test func `a fault is told with its place each time`() {
    let run = ToolRun.replay("tap  cover.titel\n\ntap  cover.titel")
    #expect(run.code == .faultyScript)
    #expect(run.errors.contains("1:6: error") && run.errors.contains("3:6: error"), "\(run.errors)")
  }

  @Test(arguments: 1...20)
  func `a script that repeats its lines is read as if each came first`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let actions = (0..<12).map { _ in
      ScriptPrinter.print(.act(RandomAction.action(using: &random)))
    }
    let lines = (0..<200).map { _ in actions.randomElement(using: &random) ?? "" }
    let parsed = try ParsedScript(lines.joined(separator: "\n"))
    #expect(parsed.faults == [])
    let alone = try lines.map { try ParsedScript($0).script.lines.first?.command }
    #expect(parsed.script.lines.map(\.command) == alone)
    #expect(parsed.script.lines.map(\.number) == Array(1...200))
  }

  @Test func `what a line means still depends on where it stands`() throws {
    let text = """
      seed 1
      seed 1
      repeat 2 {
      tap a  # once
      }
      tap a  # once
      }
      repeat 2 {
      seed 1
      """
    let parsed = try ParsedScript(text)
    #expect(
      parsed.faults == [
        #"2:1: "seed" is given a second time (first in line 1)"#,
        #"7:1: "}" belongs to no block"#,
        #"9:1: "seed" is set-up and must stand before the first action (line 3)"#,
        "9:7: a } is missing at the end: the block that begins in line 8 is never closed",
      ])
    #expect(parsed.script.lines.compactMap(\.comment?.text) == [" once", " once"])
  }
}
