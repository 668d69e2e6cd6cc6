import Testing

@testable import profile_sim

@Suite struct ChangePatternTests {
  private func pattern(_ text: String) throws -> ChangePattern {
    try ChangePattern(
      Lexer.lex(Array(text.utf8)).words, forms: NotebookSimulation.vocabulary.changes)
  }

  @Test func `the order in which details are said makes no difference`() throws {
    let one = try pattern("present index sheet animated title Index")
    let other = try pattern("present index title Index animated sheet")
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one.matches(other) && other.matches(one))
    #expect(try one != pattern("present index sheet title Index"))
  }

  @Test(arguments: [
    (#"push page a title "Page a""#, #"push page a title "Page a""#, true),
    (#"push page a title "Page a""#, #""push" "page" "a" title "Page a""#, true),
    ("push page a", #"push page a title "Page a""#, true),
    ("push page", #"push page a title "Page a""#, true),
    ("push page b", #"push page a title "Page a""#, false),
    (#"push page a title "Page""#, #"push page a title "Page a""#, false),
    (#"push page a title "Page a""#, "push page a", false),
    ("present index sheet", "present index sheet animated", true),
    ("present index animated sheet", "present index sheet animated", true),
    ("present index fullscreen", "present index sheet", false),
    ("present index", "present index sheet", true),
    ("pop", "pop", true),
    ("pop", "pop to root", false),
    ("pop to root", "pop to root", true),
    ("pop to root", "pop", false),
    ("dismiss index", "present index sheet", false),
  ])
  func `compares what a script says, and nothing else`(
    _ expected: String, _ actual: String, _ matches: Bool
  ) throws {
    #expect(try pattern(expected).matches(pattern(actual)) == matches)
  }

  @Test(arguments: [
    ("pusch page a", Fault(#""pusch" is no route change"#, at: 0..<5, suggestion: "push")),
    ("push", Fault(#""push" needs one of these: page"#, at: 4..<4)),
    (
      "push pgae",
      Fault(#""push" cannot lead to "pgae"; it leads to page"#, at: 5..<9, suggestion: "page")
    ),
    (
      "push page a titel x",
      Fault(#""titel" is nothing that can be said of a "push""#, at: 12..<17, suggestion: "title")
    ),
    ("push page a title", Fault(#"a value is missing behind "title""#, at: 17..<17)),
    (
      "push page a title b title c",
      Fault(#""title" is said a second time here"#, at: 20..<25)
    ),
    (
      "present index sheet fullscreen",
      Fault(#""fullscreen" is said a second time here"#, at: 20..<30)
    ),
    ("pop now", Fault(#""now" is nothing that can be said of a "pop""#, at: 4..<7)),
    ("pop to", Fault(#""pop to" needs "root" behind it"#, at: 6..<6)),
    ("pop to leaf", Fault(#""pop to" needs "root" behind it"#, at: 7..<11)),
    ("pop to rot", Fault(#""pop to" needs "root" behind it"#, at: 7..<10, suggestion: "root")),
    (
      "pop within 1s",
      Fault(#""within" is nothing that can be said of a "pop""#, at: 4..<10)
    ),
  ])
  func `says what is wrong with a description`(_ text: String, _ fault: Fault) {
    #expect(throws: fault) { try pattern(text) }
  }
}
