import Testing

@testable import profile_sim

@Suite struct RecorderViewTests {
  @Test func `shows the app, the log and the keys`() throws {
    var recording = try Recording(NotebookSimulation())
    recording.press("ob")
    recording.press("\n")
    recording.press(".e")
    #expect(
      recording.screen.text == """
        ╭─ cover ───────╮ ── Log ────────────────────────────────────────────── 0.100s ─
        │               │   0.000s open "b"
        │ ┌───────────┐ │            ✗ ignored unknownLink
        │ │  cover<>  │ │   0.000s wait 100ms
        │ └───────────┘ │   0.100s expect ignored unknownLink
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        │               │
        ╰───────────────╯
        Arrows and Tab choose, Enter taps.                                          idle
         ? help  Enter tap  b back  t type  w wait  . 100ms  e expect  u undo  q save

        """)
  }

  @Test func `marks what is chosen, without colours too`() throws {
    var recording = try Recording(NotebookSimulation())
    let before = recording.screen.text
    recording.press(.tab)
    let after = recording.screen.text
    #expect(after != before)
    #expect(after.contains("│ ╔═══════════╗ │"))
    #expect(after.contains("cover.title  heading  \"Title\""))
  }

  @Test func `says what is needed where there is too little room`() throws {
    var recording = try Recording(ProfileSimulation())
    for size in [ScreenSize(columns: 79, rows: 24), ScreenSize(columns: 300, rows: 23)] {
      let text = RecorderView.draw(recording.interface, size: size).text
      #expect(text.hasPrefix("The terminal has \(size.columns) × \(size.rows) cells.\n"))
      #expect(text.contains("record needs 80 × 24."))
    }
    let least = ScreenSize(columns: 1, rows: 1)
    #expect(RecorderView.draw(recording.interface, size: least).text == "T\n")
    // What is asked can still be answered.
    recording.press(".q")
    let small = ScreenSize(columns: 60, rows: 10)
    #expect(
      RecorderView.draw(recording.interface, size: small).text
        .contains("Save as (nothing: print it): recording.taps▏"))
  }

  @Test(arguments: [(80, 24), (81, 25), (120, 40), (200, 60), (500, 24), (80, 200)])
  func `fills every size that is large enough`(_ columns: Int, _ rows: Int) throws {
    let size = ScreenSize(columns: columns, rows: rows)
    var recording = try Recording(ProfileSimulation(), size: size)
    recording.press("w")
    let screen = RecorderView.draw(recording.interface, size: size)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("╭─ profile ─"))
    #expect(lines[0].hasSuffix("1.000s ─"))
    #expect(lines[rows - 3].hasPrefix("╰"))
    #expect(lines[rows - 1].hasPrefix(" ? help"))
    for row in screen.rows {
      #expect(row.reduce(0) { $0 + ($1.character.map { DisplayWidth.of($0) } ?? 0) } == columns)
    }
  }

  @Test func `shows the end of what is typed`() throws {
    var recording = try Recording(NotebookSimulation())
    recording.press("o" + String(repeating: "a", count: 100) + "日z")
    let line = recording.screen.text.split(separator: "\n")[22]
    #expect(line.hasPrefix("Open the link: aaa"))
    #expect(line.hasSuffix("日z▏"))
  }

  @Test func `shows all keys`() throws {
    var recording = try Recording(ProfileSimulation())
    recording.press("?")
    let text = recording.screen.text
    for row in RecorderKeys.rows { #expect(text.contains(row.meaning), "\(row.keys)") }
    recording.press("b")
    #expect(!recording.interface.isHelpShown)
    #expect(recording.script == "")
  }
}
