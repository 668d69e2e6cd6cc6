import Testing

@testable import profile_sim

@Suite struct ScreenUpdateTests {
  private static let size = ScreenSize(columns: 12, rows: 4)
  private static let pieces = [
    "a", "word", "日本", "e\u{301}", "👩‍👩‍👧‍👦", " ", "─┐", "\u{1B}[2J", "♡x", "\u{200F}", "本",
  ]
  private static let styles: [CellStyle] = [
    .plain, .bold, .faint, .reversed, CellStyle(isBold: true, color: .green),
  ]

  private func randomScreen(_ generator: inout SeededGenerator) -> ScreenBuffer {
    var screen = ScreenBuffer(Self.size)
    for _ in 0..<Int.random(in: 0...8, using: &generator) {
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
      let style = Self.styles[Int.random(in: 0..<Self.styles.count, using: &generator)]
      screen.write(
        piece, column: Int.random(in: 0..<12, using: &generator),
        row: Int.random(in: 0..<4, using: &generator), style: style)
    }
    return screen
  }

  @Test func `brings a terminal from each screen to the next`() {
    var generator = SeededGenerator(seed: 1)
    var terminal = TinyTerminal(Self.size)
    var shown: ScreenBuffer?
    for _ in 0..<2_000 {
      let next = randomScreen(&generator)
      let isKnown = terminal.write(ScreenUpdate.text(from: shown, to: next))
      #expect(isKnown)
      #expect(terminal.rows == next.rows)
      shown = next
    }
  }

  @Test func `writes only what is not there`() {
    var old = ScreenBuffer(Self.size)
    old.write("the same", column: 0, row: 1, style: .bold)
    #expect(ScreenUpdate.text(from: old, to: old) == "")
    var new = old
    new.write("S", column: 4, row: 1, style: .bold)
    #expect(ScreenUpdate.text(from: old, to: new) == "\u{1B}[2;5H\u{1B}[0;1mS\u{1B}[0m")
  }

  @Test func `writes everything when the size has changed`() {
    var old = ScreenBuffer(ScreenSize(columns: 3, rows: 2))
    old.write("abc", column: 0, row: 0)
    var new = ScreenBuffer(ScreenSize(columns: 4, rows: 2))
    new.write("abc", column: 0, row: 0)
    #expect(ScreenUpdate.text(from: old, to: new) == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1Habc")
  }
}
