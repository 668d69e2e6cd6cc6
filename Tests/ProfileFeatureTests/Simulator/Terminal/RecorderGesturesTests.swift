import Testing

@testable import profile_sim

@Suite struct RecorderGesturesTests {
  private var recording: Recording<ProfileSimulation>

  init() throws {
    recording = try Recording(ProfileSimulation())
  }

  @Test mutating func `taps twice, presses long and presses return`() {
    recording.press("2")
    #expect(recording.interface.message == "Nothing is chosen; arrows and Tab choose.")
    recording.choose("header.posts")
    recording.press("2li")
    #expect(
      recording.script == "double-tap header.posts\nlong-press header.posts\npress return\n")
  }

  @Test mutating func `scrolls by keys and wheel, each way as one line`() {
    recording.press("w")
    recording.press("jj")
    recording.handle([.mouse(.wheelDown, column: 3, row: 3)])
    recording.press("k")
    recording.handle([.mouse(.wheelUp, column: 3, row: 3)])
    let words = recording.script.split { $0 == " " || $0 == "\n" }
    let id = words[4]
    #expect(recording.script == "wait until idle\nscroll \(id) by 300\nscroll \(id) by -200\n")
  }

  @Test mutating func `scrolls what the chosen element belongs to`() {
    recording.press("w")
    recording.choose("header.followers")
    recording.press("j")
    // What lies above everything does not scroll.
    recording.choose("tab.search")
    recording.press("j")
    #expect(recording.script == "wait until idle\nscroll header.followers by 200\n")
  }

  @Test mutating func `pulls what can be loaded anew`() {
    recording.press("wp")
    #expect(recording.recorder.app.isRefreshing)
    #expect(recording.script == "wait until idle\npull profile.grid\n")
    recording.press("w")
    recording.choose("header.edit")
    recording.press("\nw")
    let script = recording.script
    recording.press("p")
    #expect(recording.interface.message == "Nothing can be pulled here.")
    #expect(recording.script == script)
  }

  @Test mutating func `swipes back`() {
    recording.press("S")
    recording.press("e")
    #expect(recording.script == "swipe back\nexpect ignored atRoot\n")
  }

  @Test mutating func `does what a line says`() {
    recording.press("w:tap header.followers x2\nw")
    #expect(
      recording.script == "wait until idle\ntap header.followers x2\nwait until idle\n")
    recording.press(":hold people\n:open profile://tab/search\n:reader next\n")
    #expect(recording.script.hasSuffix("hold people\nopen \"profile://tab/search\"\nreader next\n"))
    recording.press(":\n:wait 1s\n")
    #expect(
      recording.interface.message == "Only what a person does, and circumstances, can be done here."
    )
    #expect(recording.script.hasSuffix("reader next\n"))
  }

  @Test(arguments: [
    ("tpa header.edit", "unknown command \"tpa\""), ("tap heder.edit", "heder.edit"),
    ("tap \"a", "quote"), ("latency nobody 1s", "nobody"), ("tap ${x}", "Only what a person does"),
    ("hold posts\nback", "One line at a time can be done."),
    ("release posts", "Posts keeps no replies back."),
  ])
  mutating func `says what is wrong in a line, and does nothing`(_ line: String, _ message: String)
  {
    recording.press("w:")
    recording.handle([.paste(line), .key(.enter)])
    let said = recording.interface.message ?? ""
    #expect(said.contains(message), "\(said)")
    #expect(recording.script == "wait until idle\n")
  }

  @Test mutating func `knows what was said of the start, and takes it back`() throws {
    recording.press("r:hold posts\n")
    recording.press("w")
    #expect(recording.script == "rotate\nhold posts\n")
    #expect(recording.recorder.app.picture(title: "").width == 852)
    // The app has been so from its start: the posts never came.
    #expect(recording.recorder.app.pending == ["a posts request, held"])
    #expect(try recording.replayedLog() == recording.log)
    recording.press("bu")
    recording.press("u")
    #expect(recording.script == "rotate\n")
    #expect(recording.recorder.app.pending.joined().contains("held") == false)
    recording.press("u")
    #expect(recording.recorder.app.picture(title: "").width == 393)
    #expect(recording.script == "")
  }

  @Test func `begins on the device that was asked for`() throws {
    let display = Display(device: "iPhone SE", isLandscape: true, textSize: "AX3", isDark: true)
    var recorder = try ScriptRecorder(
      ProfileSimulation(), sample: "other", circumstances: display.circumstances)
    recorder.perform(.back)
    #expect(recorder.app.picture(title: "").isDark)
    #expect(
      recorder.script == """
        profile other

        device "iPhone SE" landscape
        text-size AX3
        appearance dark
        back

        """)
    let formatted = ToolRun.format(recorder.script, on: ProfileSimulation())
    #expect(formatted.output == recorder.script)
  }
}
