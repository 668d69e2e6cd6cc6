import Testing

@testable import profile_sim

@Suite struct DiagnosticTests {
  @Test func `shows the place, the line, and a caret under the token`() throws {
    let parsed = try ParsedScript("back\n  tpa header.posts  # first\n")
    #expect(
      parsed.diagnostics.map(\.description) == [
        """
        t.taps:2:3: error: unknown command "tpa"
            tpa header.posts  # first
            ^~~ did you mean "tap"?

        """
      ])
  }

  @Test(arguments: [
    ("wait\t5", 6, "wait\t5", "    \t^"),
    ("\t\tbcak", 3, "\t\tbcak", "\t\t^~~~"),
    ("wait 名", 6, "wait 名", "     ^~"),
    ("tap 名前 b", 8, "tap 名前 b", "         ^"),
    ("tap 👩‍👩‍👧 b", 7, "tap 👩‍👩‍👧 b", "       ^"),
    ("tap e\u{301}e\u{301} b", 8, "tap e\u{301}e\u{301} b", "       ^"),
    ("tap \"a\u{1B}[31m\"", 7, "tap \"a␛[31m\"", "      ^"),
    ("tap a\rb", 6, "tap a␍b", "     ^"),
    ("tap \"\u{202E}\" b", 9, "tap \"\u{FFFD}\" b", "        ^"),
  ])
  func `counts characters as an editor does, and cells as a terminal does`(
    _ text: String, _ column: Int, _ shown: String, _ marker: String
  ) throws {
    let fault = try #require(try ParsedScript(text).diagnostics.first)
    #expect(fault.column == column)
    #expect(fault.excerpt.text == shown)
    #expect(fault.excerpt.marker == marker)
  }

  @Test func `shows the part of a long line that matters`() throws {
    let long = String(repeating: "a", count: 200)
    let parsed = try ParsedScript("tap \(long) b\(long)")
    let fault = try #require(parsed.diagnostics.first)
    #expect(fault.column == 206)
    #expect(
      fault.excerpt.text
        == "…" + String(repeating: "a", count: 59) + " b" + String(repeating: "a", count: 59) + "…")
    #expect(
      fault.excerpt.marker
        == String(repeating: " ", count: 61) + "^" + String(repeating: "~", count: 59))
    #expect(fault.message.count < 140)
  }

  @Test func `shows bytes that are no text as such`() throws {
    let parsed = try ParsedScript(bytes: [0x74, 0x61, 0x70, 0x20, 0xE9, 0x0A])
    let fault = try #require(parsed.diagnostics.first)
    #expect(fault.excerpt == SourceExcerpt(of: Array("tap \u{FFFD}".utf8), marking: 4..<7))
    #expect(fault.excerpt.marker == "    ^")
  }
}
