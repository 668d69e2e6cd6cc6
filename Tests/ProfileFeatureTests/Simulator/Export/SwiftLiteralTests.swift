import Testing

@testable import profile_sim

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("", #""""#), ("a b", #""a b""#), (#"a"b\c"#, #""a\"b\\c""#), ("\\(app)", #""\\(app)""#),
    ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{7F}", #""\u{0}\u{7F}""#), ("名é👍", #""名é👍""#),
    ("e\u{301}", #""e\u{301}""#), ("\u{202E}\u{FEFF}\u{200D}", #""\u{202E}\u{FEFF}\u{200D}""#),
    ("\u{A0}\u{2028}", #""\u{A0}\u{2028}""#), ("\u{E000}", #""\u{E000}""#),
    ("`^$#'/*", #""`^$#'/*""#),
    ("\u{1F3FD}", #""\u{1F3FD}""#), ("\u{1160}\u{115F}", #""\u{1160}\u{115F}""#),
  ])
  func `writes a text so that it can be read`(_ text: String, _ literal: String) {
    #expect(SwiftLiteral.of(text) == literal)
  }

  @Test(arguments: 0..<500 as Range<UInt64>)
  func `what is written is read as the same text`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = RandomScript.text(using: &random) + RandomScript.text(using: &random)
    // The marks of variables are kept as they are; they are of no script that has loops.
    try #require(!LoopVariable.isMarked(text))
    let literal = SwiftLiteral.of(text)
    #expect(
      SwiftLexer.value(of: literal)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test(arguments: [
    ("a\"b", #""a\"b""#), ("e\u{301}", #""e\u{301}""#), ("\"\u{301}", #"("\"" + "\u{301}")"#),
    ("a\\\u{B40}b", #"("a\\" + "\u{B40}" + "b")"#), ("\u{600}\"", #"("\u{600}" + "\"")"#),
    ("\r\n", #""\r\n""#), ("", #""""#),
  ])
  func `in expectations no quote is one character with others`(_ text: String, _ literal: String) {
    #expect(SwiftLiteral.inExpectation(text) == literal)
  }

  @Test func `every character of ASCII comes back`() {
    let text = String(String.UnicodeScalarView((0..<128).map { Unicode.Scalar($0) }))
    #expect(SwiftLexer.value(of: SwiftLiteral.of(text)) == text)
  }

  @Test(arguments: [
    (0, ".seconds(0)"), (1, ".nanoseconds(1)"), (250_000, ".microseconds(250)"),
    (1_500_000_000, ".milliseconds(1500)"), (60_000_000_000, ".seconds(60)"),
    (86_400_000_000_000, ".seconds(86_400)"), (12_345_678, ".nanoseconds(12_345_678)"),
  ])
  func `writes a duration in the largest unit that fits`(_ nanoseconds: Int64, _ literal: String) {
    #expect(SwiftLiteral.of(VirtualDuration(nanoseconds: nanoseconds)) == literal)
  }

  @Test(arguments: [
    (1, "1"), (9999, "9999"), (10_000, "10_000"), (100_000, "100_000"), (1_000_000, "1_000_000"),
  ])
  func `groups the digits of a large number`(_ number: Int, _ literal: String) {
    #expect(SwiftLiteral.grouped(number) == literal)
  }

  @Test func `a text of several lines stays as it is, with as many number signs as it needs`() {
    #expect(SwiftLiteral.lines(of: "a\n b\n") == ["#\"\"\"", "a", " b", "", "\"\"\"#"])
    #expect(
      SwiftLiteral.lines(of: "\"\"\"#\n\\#(x)") == ["##\"\"\"", "\"\"\"#", "\\#(x)", "\"\"\"##"])
    #expect(SwiftLiteral.lines(of: "a") == [#""a""#])
    // What cannot be seen is written by its number, and so are the ends of lines then.
    #expect(SwiftLiteral.lines(of: "a\r\nb\u{200B}") == [#""a\r\nb\u{200B}""#])
  }
}
