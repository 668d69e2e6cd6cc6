import Testing

@testable import profile_sim

@Suite struct RecorderInterfaceTests {
  private var recording: Recording<ProfileSimulation>

  init() throws {
    recording = try Recording(ProfileSimulation())
  }

  @Test mutating func `taps what is chosen`() {
    recording.press("\n")
    #expect(recording.interface.message == "Nothing is chosen; arrows and Tab choose.")
    recording.choose("header.followers")
    recording.press("w\n")
    #expect(recording.script == "wait until idle\ntap header.followers\n")
    recording.press("w")
    #expect(recording.recorder.app.stack == ["profile", "followers"])
    // What was chosen is gone.
    #expect(recording.interface.sight.focus == nil)
  }

  @Test mutating func `moves to what lies in a direction`() {
    recording.choose("header.posts")
    for (key, id) in [
      (TerminalKey.right, "header.followers"), (.right, "header.following"),
      (.left, "header.followers"), (.down, "header.edit"), (.up, "header.followers"),
    ] {
      recording.press(key)
      #expect(recording.interface.sight.focus == id)
    }
    recording.press(.home)
    recording.press(.up)
    #expect(recording.interface.sight.focus == recording.interface.targets.first?.id)
    recording.press(.backTab)
    #expect(recording.interface.sight.focus == recording.interface.targets.last?.id)
    recording.press(.escape)
    #expect(recording.interface.sight.focus == nil)
  }

  @Test mutating func `taps what a click meets`() throws {
    recording.press("w")
    let rows = recording.screen.text.split(separator: "\n").map(String.init)
    let row = try #require(rows.firstIndex { $0.contains("1,000") })
    let column = try #require(
      rows[row].firstRange(of: "1,000")?.lowerBound.utf16Offset(in: rows[row]))
    recording.handle([.mouse(.press, column: column, row: row)])
    #expect(recording.script == "wait until idle\ntap header.followers\n")
    recording.press("w")
    // On the frame, in the log, below it and outside, nothing is tapped.
    for (column, row) in [(0, 3), (60, 3), (10, 23), (200, 200)] {
      recording.handle([.mouse(.press, column: column, row: row)])
    }
    #expect(recording.recorder.steps.count == 3)
  }

  @Test mutating func `waits by itself if it is told to`() {
    recording.press("a")
    recording.choose("header.edit")
    recording.press("\nd")
    #expect(
      recording.script == """
        tap header.edit
        wait until idle
        dismiss
        wait until idle

        """)
    recording.press("ud")
    recording.press("a.")
    #expect(recording.script.hasSuffix("dismiss\nwait until idle\nwait 100ms\n"))
  }

  @Test mutating func `types into a text field`() {
    recording.press("t")
    #expect(recording.interface.message == "There is no text field here.")
    recording.press("a")
    recording.choose("header.edit")
    recording.press("\nt")
    #expect(recording.interface.message == "Choose a text field first.")
    recording.choose("edit.name")
    recording.press("xtqé")
    recording.handle([.paste("x y"), .key(.backspace), .key(.enter)])
    #expect(
      recording.script.hasSuffix("clear edit.name\ntype edit.name \"qéx \"\n"),
      "\(recording.script)")
    recording.press("tabc")
    recording.press(.escape)
    recording.press("tabc")
    recording.press(.deleteLine)
    recording.press("\n")
    #expect(recording.script.hasSuffix("type edit.name \"qéx \"\n"))
  }

  @Test mutating func `opens a link`() {
    recording.press("oprofile://followers\n")
    #expect(recording.script == "open \"profile://followers\"\n")
    #expect(recording.recorder.app.stack == ["profile", "followers"])
  }

  @Test mutating func `asks where the script goes, and whether it may`() {
    recording.press("q")
    #expect(recording.effects == [.endWithoutSaving])
    recording.press(".q")
    #expect(recording.interface.prompt?.text == "recording.taps")
    recording.press(.deleteLine)
    recording.press("x\n")
    #expect(recording.effects.last == .saveUnlessPresent(path: "x"))
    recording.handle([])
    recording.press("q")
    recording.press(.deleteLine)
    recording.press("\n")
    #expect(recording.effects.last == .save(path: nil))
  }

  @Test mutating func `throws nothing away without asking`() {
    recording.press(".Qn")
    #expect(recording.effects == [])
    recording.press("Qxy")
    #expect(recording.effects == [.endWithoutSaving])
  }

  @Test mutating func `ends at the second Control-C in a row`() throws {
    recording.press(.interrupt)
    #expect(recording.effects == [.interrupt])
    recording.press(".")
    recording.press(.interrupt)
    #expect(recording.effects.count == 1)
    recording.press("o")
    recording.press(.interrupt)
    #expect(recording.interface.prompt == nil)
    #expect(recording.effects.count == 1)
    recording.press(.interrupt)
    #expect(recording.effects == [.interrupt, .interrupt])
  }

  @Test mutating func `says what it does not know`() {
    recording.press("z")
    #expect(recording.interface.message == "\"z\" is no key here; ? shows them.")
    recording.handle([.paste("qqq")])
    #expect(recording.effects == [])
    #expect(recording.script == "")
  }

  @Test mutating func `moves the picture to what is chosen`() {
    recording.press("w")
    #expect(recording.interface.sight.pictureOffset == 0)
    recording.press(.end)
    #expect(recording.interface.sight.pictureOffset > 0)
    #expect(recording.screen.text.contains("▲ more above"))
    recording.press(.home)
    #expect(recording.interface.sight.pictureOffset == 0)
    recording.press(.pageDown)
    #expect(recording.interface.sight.pictureOffset > 0)
    recording.press(.pageDown)
    recording.press(.pageUp)
    recording.press(.pageUp)
    #expect(recording.interface.sight.pictureOffset == 0)
  }

  @Test mutating func `scrolls the log`() {
    for _ in 0..<30 { recording.press(".b") }
    let end = recording.screen
    recording.press("[")
    #expect(recording.interface.sight.logOffset == 5)
    #expect(recording.screen.text.contains("▼ 5 more"))
    recording.handle([.mouse(.wheelUp, column: 70, row: 3), .mouse(.wheelDown, column: 70, row: 3)])
    recording.press("]]")
    #expect(recording.screen == end)
    for _ in 0..<100 { recording.press("[") }
    #expect(recording.screen.text.contains("0.000s wait 100ms"))
  }
}
