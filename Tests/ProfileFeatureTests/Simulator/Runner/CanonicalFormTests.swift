import Testing

@testable import profile_sim

@Suite struct CanonicalFormTests {
  /// The script in canonical form.
  private func format(_ text: String) throws -> String {
    let form = CanonicalForm(changes: NotebookSimulation.vocabulary.changes)
    var reader = ScriptReader(BytesInMemory(text))
    var indentation = Indentation()
    var result = ""
    while let item = try reader.next() {
      let line = try item.content.get()
      let depth = indentation.depth(of: line)
      result += form.text(of: line, depth: depth, source: item.source)
    }
    return result
  }

  @Test(arguments: [
    ("", ""), ("\n\n", "\n\n"), (" \t", "\n"), ("#", "#\n"), ("  # a  ", "# a\n"),
    ("back", "back\n"), ("\u{FEFF}back\r\n\r\n", "back\n\n"),
    ("\"tap\" \"#a\" x03 # b", "tap \"#a\" x3  # b\n"),
    ("name a", "name \"a\"\n"), ("tags \"a\" \"b c\"", "tags a \"b c\"\n"),
    ("profile \"full\"", "profile full\n"), ("profile file a", "profile file \"a\"\n"),
    ("start \"note://a\"", "start note://a\n"), ("seed 007", "seed 7\n"),
    ("wait 60000ms", "wait 1min\n"), ("wait 0.25s", "wait 250ms\n"),
    ("expect not soft text \"a\" b", "expect soft not text a \"b\"\n"),
    ("expect stack \"cover\" \">\" page", "expect stack cover > page\n"),
    ("expect count \"tab\" 03", "expect count tab 3\n"),
    ("expect route \"push\" page \"a\" title b", "expect route push page a title \"b\"\n"),
    ("expect route push page title title x", "expect route push page title title \"x\"\n"),
    ("expect route push page a title 12", "expect route push page a title 12\n"),
    ("expect route push page a title \"\"", "expect route push page a title \"\"\n"),
    ("expect route present index title \"sheet\"", "expect route present index title \"sheet\"\n"),
    ("expect route \"pop\" \"to\" root", "expect route pop to root\n"),
    ("device \"Pocket\" \"landscape\"", "device Pocket landscape\n"),
    ("latency \"ink\" 1000ms", "latency ink 1s\n"),
    ("drag \"tab.0\" to \"tab.1\"", "drag tab.0 to tab.1\n"),
    ("scroll \"tab.0\" by 1.500", "scroll tab.0 by 1.5\n"),
    ("expect label \"tab.0\" a within 60s", "expect label tab.0 \"a\" within 1min\n"),
    ("wait until \"not\" visible \"tab.0\" within 1s", "wait until not visible tab.0 within 1s\n"),
    ("let x = \"a\"", "let x = a\n"), ("include a.taps", "include \"a.taps\"\n"),
    ("\"tap\"  \"${x}\"  a${y}", "tap \"${x}\" a${y}\n"),
    (
      "if \"visible\" \"tab.0\" {\nback\n} else {\n\nrepeat 03 {\n#x\n}\n}",
      "if visible tab.0 {\n  back\n} else {\n\n  repeat 3 {\n    # x\n  }\n}\n".replacing(
        "# x", with: "#x")
    ),
    ("each x in \"a\" \"b c\" {\n}", "each x in a \"b c\" {\n}\n"),
  ])
  func `has quotes where they are needed, and nothing too many`(
    _ text: String, _ canonical: String
  ) throws {
    #expect(try format(text) == canonical)
    #expect(try format(canonical) == canonical)
  }

  @Test func `says the same as every script, and is its own canonical form`() throws {
    var random = SeededGenerator(seed: 81)
    for round in 0..<1_500 {
      let script = RandomScript.script(using: &random)
      let written = untidy(ScriptPrinter.print(script), using: &random)
      let formatted = try format(written)
      let parsed = try ParsedScript(formatted)
      guard parsed.faults.isEmpty, parsed.script == script else {
        Issue.record("round \(round): \(parsed.faults)\n\(written)\n\(formatted)")
        return
      }
      let again = try format(formatted)
      #expect(again == formatted)
      #expect(formatted.isEmpty || formatted.utf8.last == Byte.lineFeed)
      #expect(!formatted.utf8.contains(Byte.carriageReturn))
    }
  }

  /// The same script with other blanks, other line ends and perhaps a byte order mark.
  private func untidy(_ text: String, using random: inout SeededGenerator) -> String {
    let end = Bool.random(using: &random) ? "\n" : "\r\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let ragged = lines.map { line in
      let indent = Bool.random(using: &random) ? "\t  " : ""
      return indent + line + (Bool.random(using: &random) ? " \t" : "")
    }
    let mark = !ragged.isEmpty && Bool.random(using: &random) ? "\u{FEFF}" : ""
    let isEnded = ragged.last?.isEmpty != false || Bool.random(using: &random)
    return mark + ragged.joined(separator: end) + (isEnded && !ragged.isEmpty ? end : "")
  }

  @Test func `keeps a line that escapes would make too long`() throws {
    let line = "tags  \"" + String(repeating: "\u{A0}", count: 30_000) + "\""
    #expect(try format(line) == line + "\n")
    #expect(try ParsedScript(try format(line)).faults == [])
  }
}
