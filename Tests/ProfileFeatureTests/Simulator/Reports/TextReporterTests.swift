import Testing

@testable import profile_sim

@Suite struct TextReporterTests {
  @Test func `prints a line for each thing that happened`() {
    let run = ToolRun.replay(
      """
      name "A page and back"
      tap tab.1
      expect route push page b
      back
      back
      wait 250ms
      """)
    #expect(
      run.output == """
        A page and back

           0.000s    2    tap tab.1
           0.000s           event    tabDidSelect(b)
           0.000s           route    push page b title "Page b"
           0.000s    3  ✓ expect route push page b
           0.000s    4    back
           0.000s           route    pop
           0.000s    5    back
           0.000s           ignored  atRoot
           0.000s    6    wait 250ms

        passed: 5 steps, 1 expectation, 0.250s

        """)
    #expect(run.errors == "")
    #expect(run.code == .success)
  }

  @Test func `shows what was expected, what was the case, and the app at a failure`() {
    let run = ToolRun.replay("tap cover.save\n  expect screen page\nback")
    #expect(
      run.output == """
           0.000s    1    tap cover.save
           0.000s           event    saveDidStart
           0.000s    2  ✗ expect screen page
                            expected  screen page
                            actual    screen cover
                            stack     cover
                            modal     none
                            pending   saving until 0.250s
                            elements  cover.title  heading  "Notes"
                                      cover.index  button   (Index)
                                      cover.save   button   (Save)
                                      cover.blink  button   (Blink)
                                      cover.odd    button   (Odd)
                                      tab.0        cell     (Tab a)
                                      tab.1        cell     (Tab b)
                                      tab.2        cell     (Tab c)

        failed: 2 steps, 1 expectation, 1 not met, 0.000s

        """)
    #expect(
      run.errors == "<stdin>:2:3: error: expected: screen page; actual: screen cover\n")
    #expect(run.code == .failure)
  }

  @Test func `shows a screen without elements, and cuts one with many`() {
    let empty = ToolRun.replay("tap cover.index\nexpect modal none")
    #expect(empty.output.contains("modal     index\n"))
    #expect(empty.output.contains("pending   nothing\n"))
    #expect(empty.output.contains("elements  none\n"))
    var app = NotebookApp()
    app.tabs = (0..<100).map { "t\($0)" }
    let state = AppState(of: app)
    #expect(state.elements.count == 40)
    #expect(state.elementCount == 105)
  }

  @Test func `names each of several scripts, and sums them up`() throws {
    let folder = try TemporaryFolder()
    try folder.write("name \"First\"\nback\n", to: "a.taps")
    try folder.write("expect modal index\n", to: "b.taps")
    try folder.write("bakc\n", to: "c.taps")
    let run = ToolRun(["replay", folder.path])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(6) == [
        "==> \(folder.path)/a.taps <==", "First", "",
        "   0.000s    2    back",
        "   0.000s           ignored  atRoot", "",
      ])
    #expect(lines.suffix(3) == ["", "3 scripts: 1 passed, 1 failed, 1 not run", ""])
    #expect(lines.contains("==> \(folder.path)/b.taps <=="))
    #expect(!run.output.contains("c.taps"))
    #expect(run.code == .faultyScript)
  }

  @Test func `keeps the columns in line in a long script`() {
    let run = ToolRun.replay(String(repeating: "\n", count: 12_344) + "back")
    #expect(
      run.output.hasPrefix("   0.000s  12345    back\n   0.000s             ignored  atRoot\n"))
  }

  @Test func `keeps a name that has line ends on its line`() {
    #expect(ToolRun.replay("name \"a\\nb\"\nback").output.hasPrefix("\"a\\nb\"\n\n"))
  }

  @Test(arguments: ["text", "json"])
  func `comes step by step on a terminal, and in one piece elsewhere`(_ format: String) {
    let script = "back\nwait 1s\nback\n"
    let options = ["replay", "--format", format, "-"]
    #expect(ToolRun(options, standardInput: script, isTerminal: true).outputPieces >= 5)
    #expect(ToolRun(options, standardInput: script).outputPieces <= 2)
  }

  @Test func `is the same in every run`() {
    let script = "tap tab.0 x2\nback\nexpect soft modal index\ntap cover.save\nwait until idle\n"
    #expect(ToolRun.replay(script).output == ToolRun.replay(script).output)
  }

  @Test(
    arguments: [
      (true, nil, "xterm", true), (true, "", "xterm", true), (true, "1", "xterm", false),
      (true, nil, "dumb", false), (false, nil, "xterm", false),
    ] as [(Bool, String?, String, Bool)])
  func `has colours on a terminal only, and none against NO_COLOR`(
    _ isTerminal: Bool, _ noColor: String?, _ terminal: String, _ isColored: Bool
  ) {
    var environment = ["TERM": terminal]
    environment["NO_COLOR"] = noColor
    let run = ToolRun(
      ["replay", "-"], standardInput: "tap tab.0\nexpect soft modal index", isTerminal: isTerminal,
      environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColored)
    let plain = ToolRun.replay("tap tab.0\nexpect soft modal index").output
    let stripped = run.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(stripped == plain)
  }
}
