import Testing

@testable import profile_sim

@Suite struct ScriptRecorderTests {
  private func wait(_ milliseconds: Int64) -> Command {
    .wait(.duration(VirtualDuration(nanoseconds: milliseconds * 1_000_000)))
  }

  @Test func `takes together what stands next to itself`() {
    let tap = Command.act(.tap(Word("a"), times: 1))
    let other = Command.act(.tap(Word("b"), times: 1))
    #expect(
      RecordedScript.folded([
        tap, tap, other, tap, wait(100), wait(150), .wait(.untilIdle), .wait(.untilIdle),
        .act(.back), .act(.back),
      ]) == [
        .act(.tap(Word("a"), times: 2)), other, tap, wait(250), .wait(.untilIdle), .act(.back),
        .act(.back),
      ])
    let scroll = { (id: String, by: Int) in
      Command.act(.scroll(Word(id), by: Points(thousandths: by)))
    }
    #expect(
      RecordedScript.folded([
        scroll("a", 1_000), scroll("a", 500), scroll("a", -500), scroll("a", -500),
        scroll("b", -500),
      ]) == [scroll("a", 1_500), scroll("a", -1_000), scroll("b", -500)])
    let farthest = scroll("a", Points.largest * 1_000)
    #expect(RecordedScript.folded([farthest, farthest]) == [farthest, farthest])
    let most = Command.act(.tap(Word("a"), times: Language.largestCount))
    #expect(RecordedScript.folded([most, tap]) == [most, tap])
    let longest = Command.wait(.duration(.longest))
    #expect(RecordedScript.folded([longest, wait(1)]) == [longest, wait(1)])
  }

  @Test func `writes a script in canonical form`() throws {
    var recorder = try ScriptRecorder(NotebookSimulation(), sample: "full")
    #expect(recorder.script == "")
    recorder.perform(.type(Word("cover.title"), "a \"b\"\n${x}"))
    recorder.perform(.open(Word("note://page/x")))
    try recorder.wait(VirtualDuration(nanoseconds: 1_500_000_000))
    #expect(
      recorder.script == """
        profile full

        type cover.title "a \\"b\\"\\n\\u{24}{x}"
        open "note://page/x"
        wait 1.5s

        """)
    let formatted = ToolRun.format(recorder.script)
    #expect(formatted.output == recorder.script)
  }

  @Test func `expects what came of the last action`() throws {
    var recorder = try ScriptRecorder(NotebookSimulation())
    recorder.perform(.tap(Word("tab.0"), times: 1))
    recorder.perform(.tap(Word("tab.1"), times: 1))
    try recorder.expectOutcome()
    try recorder.expectOutcome()
    recorder.perform(.clear(Word("nothing")))
    recorder.perform(.back)
    try recorder.expectOutcome()
    #expect(throws: ScriptRecorder<NotebookSimulation>.Refusal.self) {
      try recorder.expectOutcome()
    }
    recorder.perform(.type(Word("cover.title"), "x"))
    try recorder.expectOutcome()
    try recorder.expectOutcome()
    try recorder.expectPlace()
    #expect(
      RecordedScript.text(setUp: [], steps: recorder.steps) == """
        tap tab.0
        tap tab.1
        expect route push page a title "Page a"
        expect ignored notHittable
        clear nothing
        back
        expect route pop
        type cover.title "x"
        expect no route
        expect stack cover
        expect modal none

        """)
  }

  @Test func `refuses to expect what no script can say`() throws {
    var recorder = try ScriptRecorder(NotebookSimulation())
    recorder.perform(.tap(Word("cover.odd"), times: 1))
    #expect(throws: ScriptRecorder<NotebookSimulation>.Refusal.self) {
      try recorder.expectOutcome()
    }
    #expect(recorder.script == "tap cover.odd\n")
  }

  @Test func `records the time that has passed when idleness does not come`() throws {
    var recorder = try ScriptRecorder(NotebookSimulation())
    #expect(throws: ScriptRecorder<NotebookSimulation>.Refusal(reason: "nothing is going on")) {
      try recorder.waitUntilIdle()
    }
    recorder.perform(.tap(Word("cover.blink"), times: 1))
    #expect(
      throws: ScriptRecorder<NotebookSimulation>.Refusal(reason: "not idle after 1min: blinking")
    ) {
      try recorder.waitUntilIdle()
    }
    #expect(recorder.script == "tap cover.blink\nwait 1min\n")
  }

  @Test func `takes a step back, with what went with it`() throws {
    var recorder = try ScriptRecorder(NotebookSimulation())
    #expect(try recorder.undo() == nil)
    recorder.perform(.tap(Word("tab.0"), times: 1))
    try recorder.expectOutcome()
    recorder.perform(.back)
    recorder.perform(.tap(Word("cover.save"), times: 1))
    try recorder.waitUntilIdle(isAutomatic: true)
    #expect(recorder.app.stack == ["cover", "page"])
    #expect(try recorder.undo()?.kind == .action(.tap(Word("cover.save"), times: 1)))
    #expect(recorder.app.stack == ["cover"])
    #expect(recorder.app.now == .zero)
    #expect(try recorder.undo()?.kind == .action(.back))
    #expect(recorder.app.stack == ["cover", "page"])
    #expect(try recorder.undo()?.kind != nil)
    // What is no longer expected can be expected again.
    try recorder.expectOutcome()
    #expect(recorder.script == "tap tab.0\nexpect route push page a title \"Page a\"\n")
  }
}
