import Testing

@testable import profile_sim

@Suite struct SwiftTestBlocksTests {
  private func lines(_ script: String, canLoop: Bool = true) throws -> [String] {
    var writer = SwiftTestWriter(
      forms: Vocabulary.profile.changes, startCircumstances: 0, canLoop: canLoop)
    try writer.write(ScriptTree(ScriptFile(name: "t.taps", chunks: [Array(script.utf8)])))
    return writer.written
  }

  @Test func `loops and branches stay`() throws {
    #expect(
      try lines(
        """
        repeat 12000 {  # often
          let a = post.1
          tap ${a}

        }
        repeat until visible post.3 max 20 {
          back
        }
        if not idle {

          back
        } else {  # otherwise
          if idle {
          }
        }
        """) == [
          "for _ in 0..<12_000 {  // often", #"  app.tap("post.1")"#, "}",
          #"for _ in 0..<20 where !app.isVisible("post.3") {"#, "  app.back()", "}",
          #"#expect(app.isVisible("post.3"))"#,
          "if !app.isIdle {", "  app.back()", "} else {", "  // otherwise", "  if app.isIdle {",
          "  }", "}",
        ])
  }

  @Test func `a block for each value is a loop if that does the same`() throws {
    #expect(
      try lines(
        "each a-b in x \"y\\\"\" {\ntap ${a-b}\nlet c = p${a-b}\nexpect text ${c} \"${a-b} ${c}\"\n}"
      )
        == [
          #"for aB in ["x", "y\""] {"#, "  app.tap(aB)",
          #"  #expect(app.element("p\(aB)")?.text == "\(aB) p\(aB)")"#, "}",
        ])
    #expect(try lines("each n in 1 2 {\nback\n}") == ["for _ in 0..<2 {", "  app.back()", "}"])
  }

  @Test(arguments: [
    // What a variable says is a number, a case, or another command.
    (
      "each n in 1 2 {\ntap post.0 x${n}\n}",
      ["// n: 1", #"app.tap("post.0")"#, "// n: 2", #"app.tap("post.0", times: 2)"#]
    ),
    (
      "each t in feed profile {\nexpect tab ${t}\n}",
      [
        "// t: feed", "#expect(app.navigation.selectedTab == .feed)", "// t: profile",
        "#expect(app.navigation.selectedTab == .profile)",
      ]
    ),
    (
      "each m in none edit {\nexpect modal ${m}\n}",
      [
        "// m: none", "#expect(app.navigation.modalName == nil)", "// m: edit",
        #"#expect(app.navigation.modalName == "edit")"#,
      ]
    ),
    (
      "each q in visible enabled {\nexpect ${q} a\n}",
      [
        "// q: visible", #"#expect(app.isVisible("a"))"#, "// q: enabled",
        #"#expect(app.element("a")?.isEnabled == true)"#,
      ]
    ),
    (
      "each e in a a(b) {\nexpect output ${e}\n}",
      [
        "// e: a", #"#expect(app.recorder.lastAction.outputs.map(\.name).contains("a"))"#,
        "// e: a(b)",
        #"#expect(app.recorder.lastAction.outputs.map(\.description).contains("a(b)"))"#,
      ]
    ),
    ("each a in x {\ntap ${a}\n}", ["// a: x", #"app.tap("x")"#]),
  ])
  func `otherwise each turn is written out`(_ script: String, _ written: [String]) throws {
    #expect(try lines(script) == written)
  }

  @Test func `loops stand in one another`() throws {
    #expect(
      try lines("each a in x y {\neach a in ${a}1 ${a}2 {\ntap ${a}\n}\ntap ${a}\n}") == [
        #"for a in ["x", "y"] {"#, #"  for a2 in ["\(a)1", "\(a)2"] {"#, "    app.tap(a2)", "  }",
        "  app.tap(a)", "}",
      ])
    #expect(
      try lines("each t in feed search {\neach id in x y {\ntap ${id}\n}\nexpect tab ${t}\n}") == [
        "// t: feed", #"for id in ["x", "y"] {"#, "  app.tap(id)", "}",
        "#expect(app.navigation.selectedTab == .feed)",
        "// t: search", #"for id in ["x", "y"] {"#, "  app.tap(id)", "}",
        "#expect(app.navigation.selectedTab == .search)",
      ])
  }

  @Test func `a quote before a variable is a part of the text`() throws {
    #expect(
      try lines("each a in x y {\ntype f \"\\\"${a}\"\ntype f \"\\\\${a}\\\"\"\n}") == [
        #"for a in ["x", "y"] {"#, #"  app.type("f", "\"\(a)")"#, #"  app.type("f", "\\\(a)\"")"#,
        "}",
      ])
  }

  @Test func `a script that has the characters that mark variables gets no loops`() throws {
    let script = "each a in x y {\ntap ${a}\n}\ntype f \"\\u{10FFF0}a\\u{10FFF1}\"\n"
    var writer = SwiftTestWriter(
      forms: Vocabulary.profile.changes, startCircumstances: 0, canLoop: true)
    try writer.write(ScriptTree(ScriptFile(name: "t.taps", chunks: [Array(script.utf8)])))
    #expect(!writer.canLoop)
    #expect(
      writer.written == [
        "// a: x", #"app.tap("x")"#, "// a: y", #"app.tap("y")"#,
        #"app.type("f", "\u{10FFF0}a\u{10FFF1}")"#,
      ])
  }

  @Test func `variables that are made in a block are gone after it`() throws {
    #expect(
      try lines("let a = x\nif idle {\nlet a = y\ntap ${a}\n} else {\ntap ${a}\n}\ntap ${a}") == [
        "if app.isIdle {", #"  app.tap("y")"#, "} else {", #"  app.tap("x")"#, "}",
        #"app.tap("x")"#,
      ])
  }
}
