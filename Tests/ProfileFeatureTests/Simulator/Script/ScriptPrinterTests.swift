import Testing

@testable import profile_sim

@Suite struct ScriptPrinterTests {
  @Test func `prints in canonical form`() throws {
    let parsed = try ParsedScript(
      """
        name   followers
      tags "nav"  smoke#1
      profile file a.json

      wait   1500ms#x
      \ttap "header.posts" x1    #  twice?
      tap "#a" x02
      type  edit.name Anna
      open profile://edit
      expect not   soft text a b
      expect route push followers title "Followers"
      #done\u{20}\u{20}
      """.replacing("1500ms#x", with: "1500ms"))
    #expect(parsed.faults == [])
    #expect(
      ScriptPrinter.print(parsed.script) == """
        name "followers"
        tags "nav" smoke#1
        profile file "a.json"

        wait 1.5s
        tap "header.posts"  #  twice?
        tap "#a" x2
        type edit.name "Anna"
        open "profile://edit"
        expect soft not text a "b"
        expect route push followers title "Followers"
        #done

        """)
  }

  @Test(arguments: [
    ("", #""""#), ("a", "a"), ("a b", #""a b""#), ("#", ##""#""##), ("a#b", "a#b"),
    ("\"", #""\"""#), ("\\", #""\\""#), ("\t\n\r", #""\t\n\u{D}""#), ("\u{0}", #""\u{0}""#),
    ("${", #""\u{24}{""#), ("$", "$"), ("{", #""{""#), ("}", #""}""#), ("{}", "{}"),
    ("\u{FEFF}", #""\u{FEFF}""#), ("\u{A0}", #""\u{A0}""#), ("\u{202E}", #""\u{202E}""#),
    ("“", #""“""#), ("名", "名"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("-", "-"), ("--", "--"),
  ])
  func `quotes what cannot stand bare`(_ text: String, _ printed: String) {
    #expect(ScriptPrinter.print([Word(text)]) == printed)
  }

  @Test func `prints every script so that it parses back to the same`() throws {
    var random = SeededGenerator(seed: 20_260)
    for round in 0..<1_500 {
      var script = RandomScript.script(using: &random)
      let printed = ScriptPrinter.print(script)
      let parsed = try ParsedScript(printed)
      guard parsed.faults.isEmpty, parsed.script == script else {
        Issue.record("round \(round): \(parsed.faults)\n\(printed)")
        return
      }
      #expect(ScriptPrinter.print(parsed.script) == printed)
      script.lines.append(ScriptLine(.act(.back)))
      #expect(script != parsed.script)
    }
  }

  @Test func `prints every string so that it reads back byte for byte`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let text = RandomScript.text(using: &random)
      for quoted in [true, false] {
        let printed = ScriptPrinter.print([Word(text, isQuoted: quoted)])
        let words = try Lexer.lex(Array(printed.utf8)).words
        #expect(words.map { Array($0.text.utf8) } == [Array(text.utf8)], "\(printed)")
      }
    }
  }
}
