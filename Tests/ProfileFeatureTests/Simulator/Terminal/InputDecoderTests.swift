import Testing

@testable import profile_sim

@Suite struct InputDecoderTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let inputs: [TerminalInput]
    var testDescription: String { PlainText.visible(text) }

    init(_ text: String, _ inputs: TerminalInput...) {
      self.text = text
      self.inputs = inputs
    }
  }

  static let cases = [
    Case("a", .text("a")),
    Case("é日👩", .text("é"), .text("日"), .text("👩")),
    Case("\r\n\t", .key(.enter), .key(.enter), .key(.tab)),
    Case("\u{7F}\u{8}", .key(.backspace), .key(.backspace)),
    Case(
      "\u{3}\u{1A}\u{C}\u{15}", .key(.interrupt), .key(.suspend), .key(.redraw), .key(.deleteLine)),
    Case("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .key(.up), .key(.down), .key(.right), .key(.left)),
    Case("\u{1B}OA\u{1B}OD\u{1B}OM", .key(.up), .key(.left), .key(.enter)),
    Case("\u{1B}[1;5A\u{1B}[Z", .key(.up), .key(.backTab)),
    Case("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", .key(.home), .key(.end), .key(.home), .key(.end)),
    Case("\u{1B}[3~\u{1B}[5~\u{1B}[6~", .key(.delete), .key(.pageUp), .key(.pageDown)),
    Case("\u{1B}[<0;5;7M\u{1B}[<0;5;7m", .mouse(.press, column: 4, row: 6)),
    Case("\u{1B}[<4;300;1M", .mouse(.press, column: 299, row: 0)),
    Case(
      "\u{1B}[<64;1;2M\u{1B}[<65;1;2M", .mouse(.wheelUp, column: 0, row: 1),
      .mouse(.wheelDown, column: 0, row: 1)),
    Case("\u{1B}[<2;5;7M\u{1B}[<32;5;7M\u{1B}[<0;0;7M\u{1B}[<0;5M"),
    Case("\u{1B}[M !!", .mouse(.press, column: 0, row: 0)),
    Case("\u{1B}[200~q \u{1B}[A\r\nb\u{1B}[201~c", .paste("q \u{1B}[A\nb"), .text("c")),
    Case("\u{1B}[200~\u{1B}[201~", .paste("")),
    // What is not known is left out, with all its letters.
    Case("\u{1B}[?1;2c\u{1B}[15~\u{1B}OPq", .text("q")),
    Case("\u{1B}bq", .text("q")),
    Case("\u{1B}[12\u{1B}[Aq", .key(.up), .text("q")),
    Case("\u{1B}\u{1B}[A", .key(.escape), .key(.up)),
    Case("\u{1B}[\(String(repeating: "1;", count: 500))Aq", .key(.up), .text("q")),
  ]

  @Test(arguments: cases)
  func `understands what a terminal sends`(_ example: Case) {
    var decoder = InputDecoder()
    #expect(decoder.decode(example.text.utf8) == example.inputs)
    #expect(decoder.patience == nil)
  }

  @Test(arguments: cases)
  func `understands it wherever it is cut`(_ example: Case) {
    let bytes = Array(example.text.utf8)
    for cut in bytes.indices {
      var decoder = InputDecoder()
      #expect(
        decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == example.inputs, "\(cut)")
    }
  }

  @Test func `takes an escape for the key when nothing follows`() {
    var decoder = InputDecoder()
    #expect(decoder.timeOut() == nil)
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.patience == 50)
    #expect(decoder.timeOut() == .key(.escape))
    #expect(decoder.patience == nil)
    #expect(decoder.decode("[A".utf8) == [.text("["), .text("A")])
  }

  @Test func `waits for the rest of a sequence, however slow the line is`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[".utf8) == [])
    #expect(decoder.patience == nil)
    #expect(decoder.decode("A".utf8) == [.key(.up)])
  }

  @Test func `ends a paste whose end got lost`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~some".utf8) == [])
    #expect(decoder.patience == 2_000)
    #expect(decoder.timeOut() == .paste("some"))
    #expect(decoder.decode("q".utf8) == [.text("q")])
  }

  @Test func `keeps the beginning of a paste that is too long`() {
    var decoder = InputDecoder()
    let text = "b" + String(repeating: "a", count: 70_000)
    let inputs = decoder.decode("\u{1B}[200~\(text)\u{1B}[201~q".utf8)
    #expect(inputs == [.paste(String(text.prefix(65_536))), .text("q")])
  }

  @Test func `leaves out bytes that are no UTF-8`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x80, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0xC2, 0x85]) == [.text("(")])
    #expect(decoder.decode([0xE6, 0x97, 0x1B, 0x5B, 0x41, 0x61]) == [.key(.up), .text("a")])
  }

  @Test func `reads random bytes the same in any pieces`() {
    var generator = SeededGenerator(seed: 3)
    let alphabet = Array("\u{1B}\u{1B}[[<O0;12~MmAZ".utf8) + [0x03, 0x80, 0xC3, 0xA9, 0xE2, 0x20]
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      var whole = InputDecoder()
      var pieces = InputDecoder()
      #expect(whole.decode(bytes) == bytes.flatMap { pieces.decode([$0]) })
    }
  }
}
