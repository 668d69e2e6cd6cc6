import Testing

@testable import profile_sim

@Suite struct BlockParserTests {
  private static let idle = Question(.idle)

  @Test(arguments: [
    ("repeat 3 {", BlockHeader.times(3)),
    ("repeat 0 {", .times(0)),
    ("repeat until idle max 5 {", .until(idle, max: 5)),
    (
      "repeat until not visible a max 1 {",
      .until(Question(.element(.visible, Word("a")), isNegated: true), max: 1)
    ),
    (
      "repeat until route push max max 2 {",
      .until(Question(.route([Word("push"), Word("max")])), max: 2)
    ),
    ("repeat until stack a > b max 2 {", .until(Question(.stack([Word("a"), Word("b")])), max: 2)),
    ("if idle {", .onlyIf(idle)),
    ("if not modal none {", .onlyIf(Question(.modal(Word("none")), isNegated: true))),
    (#"if text a "{" {"#, .onlyIf(Question(.text(Word("a"), "{")))),
    ("each x in a {", .each("x", [Word("a")])),
    (#"each x in a "b c" in {"#, .each("x", [Word("a"), Word("b c"), Word("in")])),
    (
      "each x in ${y} a${y} {",
      .each("x", [Word(parts: [.variable("y")]), Word(parts: [.text("a"), .variable("y")])])
    ),
    (
      "repeat ${n} {", .template([Word("repeat"), Word(parts: [.variable("n")])])
    ),
  ])
  func `reads how blocks begin`(_ text: String, _ header: BlockHeader) throws {
    let parsed = try ParsedScript("\(text)  # why\n  back\n}\n")
    #expect(parsed.faults == [])
    let lines = [
      ScriptLine(.block(header), comment: Comment(" why")), ScriptLine(.act(.back)),
      ScriptLine(.end),
    ]
    #expect(parsed.script == Script(lines: lines))
    #expect(try ParsedScript(ScriptPrinter.print(parsed.script)).script == parsed.script)
  }

  @Test(arguments: [
    ("repeat {", #"1:7: "repeat" needs how often, or until and a condition"#),
    ("repeat often {", #"1:8: "often" is no whole number from 0 to 1000000"#),
    ("repeat 1000001 {", #"1:8: "1000001" is no whole number from 0 to 1000000"#),
    ("repeat 3 times {", #"1:10: "times" is too much here: "repeat" ends before it"#),
    ("repeat until {", #"1:13: "repeat until" needs something to expect"#),
    ("repeat until idle {", #"1:18: "repeat until" needs max N: how often at most"#),
    (
      "repeat until idle amx 3 {",
      #"1:19: "amx" stands where "max" is needed: how often at most ?max"#
    ),
    ("repeat until idle max {", #"1:22: "max" needs a number"#),
    ("repeat until idle max 0 {", #"1:23: "0" is no whole number from 1 to 1000000"#),
    ("repeat until idle max 3 4 {", #"1:25: "4" is too much here: "repeat until" ends before it"#),
    ("if {", #"1:3: "if" needs something to expect"#),
    ("if soft idle {", #"1:4: "soft" is nothing that can be expected"#),
    ("if idel {", #"1:4: "idel" is nothing that can be expected ?idle"#),
    ("if idle within 1s {", #"1:9: "within" is too much here: "if" ends before it"#),
    ("each {", #"1:5: "each" needs the name of a variable"#),
    ("each 1 in a {", #"1:6: "1" cannot be the name of a variable; "# + ParserTests.names),
    ("each x {", #"1:7: "each" needs in and values behind "x""#),
    ("each x of a {", #"1:8: "of" stands where "in" is needed"#),
    ("each x in {", #"1:10: "each" needs one value or more"#),
    ("repeat { {", "1:8: a brace stands alone, or ends its line"),
  ])
  func `says what is wrong with the beginning of a block, and only that`(
    _ text: String, _ fault: String
  ) throws {
    #expect(try ParsedScript("\(text)\nback\n}\n").faults == [fault])
  }

  @Test(arguments: [
    ("repeat 3\nback\n}", [#"1:9: "repeat" needs a { at the end of its line"#]),
    (
      "repeat 3\n{\nback\n}",
      [
        #"1:9: "repeat" needs a { at the end of its line"#,
        "2:1: a { stands at the end of the line that it belongs to",
      ]
    ),
    (
      "repeat 3 { back }",
      [
        "1:10: a { ends its line; the commands of the block stand on lines of their own",
        "1:18: a } is missing at the end: the block that begins in line 1 is never closed",
      ]
    ),
    ("}", [#"1:1: "}" belongs to no block"#]),
    ("back\n} else {\n}", [#"2:1: "}" belongs to no block"#, #"3:1: "}" belongs to no block"#]),
    (
      "repeat 3 {\n} else {\n}",
      [#"2:1: this "else" belongs to no "if": the block began in line 1"#]
    ),
    (
      "if idle {\n} else {\n} else {\n}",
      [#"3:1: this "else" belongs to no "if": the block began in line 1"#]
    ),
    ("if idle {\n} else\n}", [#"2:7: "else" needs a { at the end of its line"#]),
    (
      "if idle {\n} else if idle {\n}",
      [#"2:8: "if" stands where a { is needed; an "if" has a block of its own"#]
    ),
    (
      "if idle {\n} esle {\n}", [#"2:3: "esle" is too much here: only "else" can follow a } ?else"#]
    ),
    ("if idle {\n} back", [#"2:3: "back" is too much here: only "else" can follow a }"#]),
    ("else {\n}", [#"1:1: "else" stands between braces: } else {"#]),
    (
      "if idle {\nback\n",
      ["2:5: a } is missing at the end: the block that begins in line 1 is never closed"]
    ),
    (
      "if idle {\n  repeat 2 {\n",
      [
        "2:13: a } is missing at the end: the block that begins in line 2 is never closed",
        "2:13: a } is missing at the end: the block that begins in line 1 is never closed",
      ]
    ),
    ("if text a \"x {\nback\n}", ["1:11: this quote is never closed"]),
    ("repaet 3 {\nback\n}", [#"1:1: unknown command "repaet" ?repeat"#]),
  ])
  func `says where braces are missing or too many`(_ text: String, _ faults: [String]) throws {
    #expect(try ParsedScript(text).faults == faults)
  }

  @Test func `nests blocks as deep as it promises, and no deeper`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "repeat 1 {\n", count: depth) + "back\n"
        + String(repeating: "}\n", count: depth)
    }
    #expect(try ParsedScript(nested(64)).faults == [])
    #expect(
      try ParsedScript(nested(66)).faults == [
        "65:1: blocks can stand in one another 64 deep and no deeper",
        "66:1: blocks can stand in one another 64 deep and no deeper",
      ])
    let million = String(repeating: "repeat 1 {\n", count: 20_000)
    #expect(try ParsedScript(million).faults.count == 20_000)
  }

  @Test func `takes set-up in a block for set-up that comes too late`() throws {
    #expect(
      try ParsedScript("if idle {\n  name x\n}\n").faults
        == [#"2:3: "name" is set-up and must stand before the first action (line 1)"#])
  }

  @Test func `lets circumstances and variables stand before set-up`() throws {
    let script =
      "let x = own\ndevice iPad\ninclude a.taps\nexhaustive on\nlatency ${x} 1s\nprofile ${x}"
    #expect(try ParsedScript(script).faults == [])
    #expect(
      try ParsedScript("release posts\nname x").faults
        == [#"2:1: "name" is set-up and must stand before the first action (line 1)"#])
  }
}
