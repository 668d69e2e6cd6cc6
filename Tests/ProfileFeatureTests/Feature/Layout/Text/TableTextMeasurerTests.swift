import Testing

@testable import ProfileFeature

@Suite struct TableTextMeasurerTests {
  private let measurer = TableTextMeasurer()
  private let font = Font(size: 10)

  private func width(_ text: String, _ weight: Font.Weight = .regular) -> Double {
    measurer.width(of: text, font: Font(size: 10, weight: weight))
  }

  private func lines(_ text: String, width: Double, limit: Int? = nil) -> [String] {
    measurer.measure(text, font: font, width: width, lineLimit: limit).lines
  }

  // MARK: Widths

  @Test(arguments: [
    ("", 0.0), ("a b", 14.2), ("a ", 5.4), ("i", 2.4), ("m", 8.7), ("im", 11.1), ("0", 6.2),
    ("1,000", 27.6),
    // Accents take no room, whichever way they are written.
    ("e", 5.7), ("é", 5.7), ("e\u{301}", 5.7), ("x\u{301}", 5.3), ("Å", 6.7), ("ı", 2.4),
    ("\u{301}", 0), ("\u{200D}", 0), ("\u{200F}", 0),
    // Wide East Asian characters, and half-width ones.
    ("名", 10), ("ひ", 10), ("한", 10), ("。", 10), ("Ａ", 10), ("ｱ", 5),
    // An emoji is one, of however many scalars.
    ("😀", 12.5), ("👍🏽", 12.5), ("👩‍👩‍👧‍👦", 12.5),
    ("🇸🇪", 12.5), ("❤️", 12.5), ("1️⃣", 12.5), ("⭐", 12.5),
    ("☂", 6),
    // Right-to-left letters, with marks over and under them.
    ("א", 5.6), ("אָ", 5.6), ("م", 5.2), ("مُ", 5.2),
    ("Ж", 6), ("ж", 6), ("ß", 6), ("—", 10), ("…", 8.4), ("ก็", 6),
  ])
  func `knows how wide it is`(text: String, expected: Double) {
    #expect(abs(width(text) - expected) < 1e-9, "\(width(text))")
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `every kind of line end ends a line, and has no width`(end: String) {
    #expect(lines("a\(end)b", width: .infinity) == ["a", "b"])
    #expect(width(end) == 0)
  }

  @Test func `a width grows with size and weight`() {
    #expect(measurer.width(of: "word", font: Font(size: 20)) == 2 * width("word"))
    #expect(width("word") < width("word", .semibold))
    #expect(width("word", .semibold) < width("word", .bold))
  }

  @Test func `every printable character of ASCII takes room, and no other does`() {
    for value in UInt8(0)...127 {
      let character = Character(Unicode.Scalar(value))
      let isPrintable = value >= 0x20 && value < 0x7F
      #expect((GlyphWidths.width(of: character) > 0) == isPrintable, "\(value)")
    }
  }

  // MARK: Lines

  @Test(
    arguments: [
      ("", 100.0, []),
      ("one", 100, ["one"]),
      ("one two three", 40, ["one two", "three"]),
      ("one  two", 30, ["one", "two"]),
      ("one two ", 1_000, ["one two"]),
      ("  one", 1_000, ["  one"]),
      ("one\ntwo", 1_000, ["one", "two"]),
      ("one\r\ntwo\n", 1_000, ["one", "two", ""]),
      ("a\n\nb", 1_000, ["a", "", "b"]),
      ("well-known", 31, ["well-", "known"]),
      // A word without a break gets lines of its own.
      ("mmmmm", 20, ["mm", "mm", "m"]),
      ("i mmmmm i", 20, ["i", "mm", "mm", "m i"]),
      ("mmm", 1, ["m", "m", "m"]),
      ("名前名前", 25, ["名前", "名前"]),
      ("a名b", 16, ["a名", "b"]),
      ("e\u{301}e\u{301}e\u{301}", 12, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 20, ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
    ] as [(String, Double, [String])])
  func `breaks lines`(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test func `fits into exactly the room that was measured for it`() {
    for size in stride(from: 9.0, through: 60, by: 1) {
      for weight in Font.Weight.allCases {
        let font = Font(size: size, weight: weight)
        for text in ["Anna Lindqvist", "10.5K", "名前 name", "i"] {
          let width = measurer.width(of: text, font: font)
          #expect(
            measurer.measure(text, font: font, width: width, lineLimit: nil).lines == [text])
        }
      }
    }
  }

  @Test func `is as wide as its widest line and as high as all of them`() {
    let measured = measurer.measure("i\nmm\ni", font: font, width: .infinity, lineLimit: nil)
    #expect(measured.size == Size(width: 17.4, height: 36))
    #expect(!measured.isTruncated)
    #expect(measurer.measure("", font: font, width: 10, lineLimit: 1).size == .zero)
  }

  @Test func `cuts at the line limit, and says so`() {
    let text = "one two three four"
    let cut = measurer.measure(text, font: font, width: 40, lineLimit: 2)
    #expect(cut.lines == ["one two", "three…"])
    #expect(cut.isTruncated)
    #expect(cut.size.height == 24)
    #expect(lines("mmmmmm", width: 30, limit: 1) == ["mm…"])
    #expect(lines("one\ntwo", width: 100, limit: 1) == ["one…"])
    #expect(lines("mm", width: 2, limit: 1) == ["…"], "an ellipsis at least")
    let whole = measurer.measure(text, font: font, width: 40, lineLimit: 3)
    #expect(!whole.isTruncated)
    #expect(whole.lines.count == 2 || whole.lines.count == 3)
  }

  @Test func `loses nothing and leaves no line too wide, whatever the text`() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["a", "mm", " ", "  ", "-", "名", "é", "😀", "اللغة", "word", "\u{301}", "i", ","]
    for _ in 0..<500 {
      let count = Int.random(in: 0...30, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let room = Double.random(in: 13...200, using: &random)
      let measured = measurer.measure(text, font: font, width: room, lineLimit: nil)
      #expect(
        measured.lines.joined().filter { $0 != " " } == text.filter { $0 != " " },
        "\(text) in \(room)")
      for line in measured.lines {
        #expect(measurer.width(of: line, font: font) <= room + 0.001, "\(line) in \(room)")
      }
      #expect(measured == measurer.measure(text, font: font, width: room, lineLimit: nil))
    }
  }
}
