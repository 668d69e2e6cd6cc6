import Testing

@testable import profile_sim

@Suite struct ScreenBufferTests {
  private var screen = ScreenBuffer(ScreenSize(columns: 6, rows: 1))

  @Test mutating func `cuts a text at its end`() {
    #expect(screen.write("seven letters", column: 2, row: 0) == 6)
    #expect(screen.text == "  seve\n")
    #expect(screen.write("x", column: 9, row: 0) == 9)
    #expect(screen.write("y", column: 0, row: 1) == 0)
    #expect(screen.text == "  seve\n")
  }

  @Test mutating func `writes no half of a wide character`() {
    #expect(screen.write("ab日本語", column: 0, row: 0, before: 5) == 4)
    #expect(screen.text == "ab日\n")
    screen.write("x", column: 3, row: 0)
    #expect(screen.text == "ab x\n")
    screen.write("日", column: 0, row: 0)
    screen.write("y", column: 0, row: 0)
    #expect(screen.text == "y  x\n")
  }

  @Test mutating func `lets nothing act on the terminal`() {
    screen.write("\u{1B}[2J\n", column: 0, row: 0)
    #expect(screen.text == "␛[2J␊\n")
  }

  @Test mutating func `shows the same without colours`() {
    screen.write("x", column: 0, row: 0, style: CellStyle(isBold: true, color: .red))
    let text = screen.text
    screen.removeColors()
    #expect(screen.text == text)
    #expect(screen.rows[0][0].style == .bold)
  }
}
