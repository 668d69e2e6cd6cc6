import Testing

@testable import profile_sim

@Suite struct LexerTests {
  @Test(arguments: [
    ("", []),
    ("   \t ", []),
    ("tap header.posts", ["tap", "header.posts"]),
    ("  tap\t\theader.posts  ", ["tap", "header.posts"]),
    ("tap post#p7 # the seventh", ["tap", "post#p7"]),
    ("#tap", []),
    (##"text "a # b" #c"##, ["text", "a # b"]),
    (#"a "" b"#, ["a", "", "b"]),
    (#""\" \\ \n \t \u{1F600}\u{41}""#, ["\" \\ \n \t 😀A"]),
    ("\"a\tb\"", ["a\tb"]),
    ("-- -o --format", ["--", "-o", "--format"]),
    ("名前 naïve 👩‍👩‍👧", ["名前", "naïve", "👩‍👩‍👧"]),
    ("\"a\u{FEFF}b\u{A0}c\"", ["a\u{FEFF}b\u{A0}c"]),
    ("$ $x a$b", ["$", "$x", "a$b"]),
  ])
  func `cuts a line into words`(_ text: String, _ words: [String]) throws {
    let line = try Lexer.lex(Array(text.utf8))
    #expect(line.words.map { Array($0.text.utf8) } == words.map { Array($0.utf8) })
  }

  @Test func `remembers where words stood, and which were quoted`() throws {
    let line = try Lexer.lex(Array(#" é "b\"" c"#.utf8))
    #expect(line.words.map(\.span) == [1..<3, 4..<9, 10..<11])
    #expect(line.words.map(\.isQuoted) == [false, true, false])
  }

  @Test(arguments: [
    ("# x  ", " x"), ("a #", ""), ("a  #\tb # c\t", "\tb # c"), ("#\u{1}é", "\u{1}é"),
  ])
  func `keeps comments, without the spaces at their end`(_ text: String, _ comment: String) throws {
    #expect(try Lexer.lex(Array(text.utf8)).comment?.text == comment)
  }

  @Test(
    arguments: [
      ("${a}", [.variable("a")]),
      ("a${b}c", [.text("a"), .variable("b"), .text("c")]),
      ("${a}${_b-2}", [.variable("a"), .variable("_b-2")]),
      ("$${a}$", [.text("$"), .variable("a"), .text("$")]),
      ("${a}}", [.variable("a"), .text("}")]),
      (#""x ${a} \"y\"""#, [.text("x "), .variable("a"), .text(" \"y\"")]),
      (#""${a}\u{24}{b}""#, [.variable("a"), .text("${b}")]),
    ] as [(String, [Word.Part])])
  func `finds the variables in a word`(_ text: String, _ parts: [Word.Part]) throws {
    let words = try Lexer.lex(Array(text.utf8)).words
    #expect(words.map(\.parts) == [parts])
    #expect(words.map(\.span) == [0..<text.utf8.count])
  }

  @Test(arguments: ["$", "$a", "a$", #""\u{24}{a}""#, #""$\u{7B}a}""#, "{a}", "a}"])
  func `takes what is no variable for text`(_ text: String) throws {
    #expect(try Lexer.lex(Array(text.utf8)).words.map(\.parts) == [nil])
  }

  @Test func `refuses a comment of two lines`() {
    #expect(Comment("a\nb") == nil)
    #expect(Comment("a\rb") == nil)
  }

  struct Faulty: CustomTestStringConvertible {
    let bytes: [UInt8]
    let span: Range<Int>
    let message: String
    var testDescription: String { message }

    init(_ text: String, _ span: Range<Int>, _ message: String) {
      self.init(Array(text.utf8), span, message)
    }

    init(_ bytes: [UInt8], _ span: Range<Int>, _ message: String) {
      self.bytes = bytes
      self.span = span
      self.message = message
    }
  }

  static let escapes = #"the escapes are \" \\ \n \t \u{…}"#
  static let variable =
    #"a variable is written ${NAME}; for the characters ${ themselves write "\u{24}{""#
  static let hexadecimal =
    #"\u needs one to six hexadecimal digits in braces, as in \u{1F600}"#

  @Test(arguments: [
    Faulty(#"tap "Edit"#, 4..<5, "this quote is never closed"),
    Faulty(#"tap "a\""#, 4..<5, "this quote is never closed"),
    Faulty(#"tap "a\"#, 4..<5, "this quote is never closed"),
    Faulty(#""a"b"#, 3..<4, "a space is missing behind the closing quote"),
    Faulty(#""a"# + "\"#", 3..<4, "a space is missing behind the closing quote"),
    Faulty(#"a"b""#, 1..<2, "a quote inside a word; put quotes around the whole word"),
    Faulty(#"a\b"#, 1..<2, "a backslash stands only in quotes"),
    Faulty(#""a\qb""#, 2..<4, #"unknown escape \q; "# + escapes),
    Faulty(#""\é""#, 1..<4, #"unknown escape \é; "# + escapes),
    Faulty(#""\u41""#, 1..<3, hexadecimal),
    Faulty(#""\u{}""#, 1..<4, hexadecimal),
    Faulty(#""\u{1234567}""#, 1..<11, hexadecimal),
    Faulty(#""\u{12g}""#, 1..<6, hexadecimal),
    Faulty(#""\u{12"#, 1..<6, hexadecimal),
    Faulty(#""\u{D800}""#, 1..<9, #"\u{D800} is no Unicode character"#),
    Faulty(#""\u{110000}""#, 1..<11, #"\u{110000} is no Unicode character"#),
    Faulty("a\rb", 1..<2, "a carriage return (CR) alone ends no line; lines end in LF or CR LF"),
    Faulty("# a\r", 3..<4, "a carriage return (CR) alone ends no line; lines end in LF or CR LF"),
    Faulty([0x61, 0xE9, 0x61], 1..<2, "not UTF-8: the byte 0xE9 cannot stand here"),
    Faulty([0x23, 0xFF, 0x0D], 1..<2, "not UTF-8: the byte 0xFF cannot stand here"),
    Faulty("a\u{0}", 1..<2, "a control character (U+0000); is the file really UTF-8?"),
    Faulty("a\u{1B}[", 1..<2, #"a control character (U+001B); in quotes write \u{1B}"#),
    Faulty("\"\u{7F}\"", 1..<2, #"a control character (U+007F); in quotes write \u{7F}"#),
    Faulty(
      "tap\u{A0}x", 3..<5,
      #"a space that is no plain space outside quotes; in quotes it can be written \u{A0}"#),
    Faulty(
      "é\u{200B}", 2..<5,
      #"an invisible character outside quotes; in quotes it can be written \u{200B}"#),
    Faulty(
      "\u{FEFF}tap", 0..<3, "a byte order mark (U+FEFF) can stand only at the start of the file"),
    Faulty(
      "tap “Edit”", 4..<7, "a typographic quote; strings stand in straight quotes (\")"),
    Faulty("tap a${", 5..<7, variable),
    Faulty("tap a${}", 5..<7, variable),
    Faulty("tap a${2b}", 5..<9, variable),
    Faulty("tap a${b c}", 5..<8, variable),
    Faulty("tap a${é}", 5..<7, variable),
    Faulty(#"tap "${b""#, 5..<8, variable),
  ])
  func `says what is wrong, and where`(_ example: Faulty) {
    #expect(throws: Fault(example.message, at: example.span)) {
      try Lexer.lex(example.bytes)
    }
  }
}
