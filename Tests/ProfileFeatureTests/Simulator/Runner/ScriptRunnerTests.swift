import Testing

@testable import profile_sim

@Suite struct ScriptRunnerTests {
  /// What became of each line: the log as it came, and verdicts as `held` or expected and actual.
  private func run(_ script: String) throws -> (result: ScriptResult, lines: [String]) {
    let simulation = NotebookSimulation()
    let file = ScriptFile(name: "t.taps", chunks: [Array(script.utf8)])
    let checker = ScriptChecker(simulation: simulation, isEmptyAllowed: false)
    let outline = try checker.check(file) { Issue.record("\($0)") }
    var lines: [String] = []
    var runner = ScriptRunner(
      try simulation.makeApp(outline.setUp), forms: simulation.vocabulary.changes,
      outline: outline
    ) { event in
      switch event {
      case .scriptBegan, .scriptEnded: break
      case .step(let time, let place, let command):
        lines.append("\(time.timestamp) \(place.line) \(ScriptPrinter.print(command))")
      case .block(let time, let place, let header, let outcome):
        lines.append(
          "\(time.timestamp) \(place.line) \(ScriptPrinter.print(.block(header))) \(outcome)")
      case .logged(let entry, let place):
        lines.append("\(entry.time.timestamp) \(place.line) \(entry.event)")
      case .judged(let verdict):
        lines.append(
          "\(verdict.time.timestamp) \(verdict.line) "
            + (verdict.isHeld ? "held" : "expected \(verdict.expected), was \(verdict.actual)"))
      }
    }
    let result = try runner.run(try file.makeSource())
    return (result, lines)
  }

  @Test func `does one step after the other, and lets only waits take time`() throws {
    let (result, lines) = try run(
      """
      tap tab.1
      back
      tap cover.save
      wait 200ms
      expect not idle
      wait until idle
      """)
    #expect(
      lines == [
        "0.000s 1 tap tab.1",
        #"0.000s 1 output("tabDidSelect(b)")"#,
        #"0.000s 1 change("push page b title \"Page b\"")"#,
        "0.000s 2 back",
        #"0.000s 2 change("pop")"#,
        "0.000s 3 tap cover.save",
        #"0.000s 3 output("saveDidStart")"#,
        "0.000s 4 wait 200ms",
        "0.200s 5 held",
        "0.200s 6 wait until idle",
        #"0.250s 6 change("push page saved title \"Page saved\"")"#,
      ])
    #expect(
      result
        == ScriptResult(
          outcome: .passed, stepCount: 6, expectationCount: 1, failureCount: 0,
          time: VirtualDuration(nanoseconds: 250_000_000)))
  }

  static let cases = [
    ScriptCase("type cover.title \"x y\"\nexpect text cover.title \"Notesx y\""),
    ScriptCase("clear cover.title\nexpect text cover.title \"\""),
    ScriptCase("clear cover.title\nrelaunch\nexpect text cover.title Notes"),
    ScriptCase("type page.text x\nexpect ignored notHittable"),
    ScriptCase("open note://page/a\nexpect route push page a"),
    ScriptCase("open nowhere\nexpect ignored unknownLink"),
    ScriptCase("back\nexpect tab notes"),
    ScriptCase("back\nexpect not tab notes", fails: "tab notes"),
    // route claims the earliest change that is not yet claimed
    ScriptCase("tap tab.0\nexpect route push page a"),
    ScriptCase("tap tab.0\nexpect route pop", fails: #"route push page a title "Page a""#),
    ScriptCase("tap tab.0\nback\nexpect route push page a\nexpect route pop"),
    ScriptCase("tap tab.0\nback\nexpect route pop", fails: #"route push page a title "Page a""#),
    ScriptCase(
      "tap tab.0\nexpect route push page a\nexpect route push page a",
      fails: "no route that is not yet claimed"),
    ScriptCase("expect route pop", fails: "no route that is not yet claimed"),
    // not route speaks of all that are not claimed, and claims none
    ScriptCase("tap tab.0\nback\nexpect not route dismiss index\nexpect route push page a"),
    ScriptCase("tap tab.0\nback\nexpect not route pop", fails: "route pop"),
    ScriptCase("tap tab.0\nexpect route push page\nexpect not route push page"),
    ScriptCase("expect not route pop"),
    // no route, ignored and output speak of the last action and of the waits behind it
    ScriptCase("tap tab.0\nswipe back begin\nexpect no route"),
    ScriptCase("tap tab.0\nexpect no route", fails: #"route push page a title "Page a""#),
    ScriptCase("tap tab.0\nexpect not no route"),
    ScriptCase(
      "tap cover.save\nwait 1s\nexpect no route",
      fails: #"route push page saved title "Page saved""#),
    ScriptCase("back\nexpect ignored atRoot"),
    ScriptCase("back\nexpect ignored none", fails: "ignored atRoot"),
    ScriptCase("back\nexpect not ignored none"),
    ScriptCase("back\nexpect ignored notHittable", fails: "ignored atRoot"),
    ScriptCase("back\ntap cover.index\nexpect ignored none"),
    ScriptCase("back\nwait 1s\nexpect ignored atRoot"),
    ScriptCase("tap page.text\nexpect ignored notHittable"),
    ScriptCase("tap tab.0\nexpect ignored atRoot", fails: "ignored none"),
    ScriptCase("tap tab.0\nexpect output tabDidSelect(a)"),
    ScriptCase("tap tab.0\nexpect output tabDidSelect"),
    ScriptCase("tap tab.0\nexpect output tabDidSelect(b)", fails: "output tabDidSelect(a)"),
    ScriptCase("back\nexpect output tabDidSelect", fails: "no output"),
    ScriptCase("tap tab.0 x3\nexpect ignored notHittable"),
    ScriptCase("tap tab.0 x3\nexpect ignored none", fails: "ignored notHittable (2 times)"),
    // what is on screen
    ScriptCase("expect screen cover"),
    ScriptCase("tap tab.0\nexpect screen cover", fails: "screen page"),
    ScriptCase("tap tab.0\nexpect stack cover > page"),
    ScriptCase("tap tab.0\nexpect stack page", fails: "stack cover > page"),
    ScriptCase("tap cover.index\nexpect stack index"),
    ScriptCase("expect modal none"),
    ScriptCase("expect modal index", fails: "modal none"),
    ScriptCase("tap cover.index\nexpect modal index"),
    ScriptCase("tap cover.index\nexpect not modal index", fails: "modal index"),
    ScriptCase("tap cover.index\nswipe down\nexpect modal none"),
    ScriptCase("tap cover.index\ndismiss\nexpect modal none"),
    ScriptCase("expect text cover.title Notes"),
    ScriptCase("expect text cover.title notes", fails: #"text cover.title "Notes""#),
    ScriptCase("expect text page.text x", fails: "page.text is not on screen"),
    ScriptCase("expect not text page.text x"),
    ScriptCase("tap tab#c\nexpect text page.text \"This is c\""),
    ScriptCase("expect text tab#b \"\""),
    ScriptCase("expect count tab 3"),
    ScriptCase("expect count tab 2", fails: "count tab 3"),
    ScriptCase("expect idle"),
    ScriptCase("tap cover.save\nexpect idle", fails: "not idle: saving until 0.250s"),
    ScriptCase("tap cover.save\nwait until idle\nexpect idle"),
    ScriptCase("swipe back begin\nswipe back cancel\nswipe back finish\nexpect ignored atRoot"),
    // the set-up
    ScriptCase("start note://page/z\nexpect stack cover > page"),
    ScriptCase("start note://page/z\nexpect route push page z"),
    ScriptCase("start note://page/z\nexpect not no route"),
    ScriptCase("profile blank\nexpect count tab 0"),
    // waits are not met either
    ScriptCase("tap cover.blink\nwait until idle", fails: "not idle: blinking"),
  ]

  @Test(arguments: cases)
  func `judges every condition`(_ example: ScriptCase) throws {
    let (result, lines) = try run(example.script)
    if let actual = example.actual {
      #expect(result.exitCode == .failure)
      #expect(lines.last?.hasSuffix(", was \(actual)") == true, "\(lines.last ?? "")")
    } else {
      #expect(result.exitCode == .success)
      #expect(lines.last?.hasSuffix("held") == true, "\(lines.last ?? "")")
    }
  }

  @Test func `ends a script at a failed expectation, but not at a soft one`() throws {
    let (result, lines) = try run(
      """
      expect soft modal index
      expect soft not idle
      back
      expect modal index
      tap tab.0
      """)
    #expect(
      lines == [
        "0.000s 1 expected modal index, was modal none",
        "0.000s 2 expected not idle, was idle",
        "0.000s 3 back",
        #"0.000s 3 ignored("atRoot")"#,
        "0.000s 4 expected modal index, was modal none",
      ])
    #expect(result.outcome == .failed)
    #expect(result.failureCount == 3)
    #expect(result.stepCount == 4)
  }

  @Test func `claims a change also where a soft expectation wanted another`() throws {
    let (result, lines) = try run(
      """
      tap tab.0
      back
      expect soft route push page z
      expect route pop
      """)
    #expect(result.failureCount == 1)
    #expect(lines.last == "0.000s 4 held")
  }

  @Test func `gives up waiting for an app that is never idle`() throws {
    let (result, lines) = try run("tap cover.blink\nwait until idle\nback")
    #expect(result.outcome == .failed)
    #expect(result.time.timestamp == "60.000s")
    #expect(lines.last == "60.000s 2 expected idle within 1min, was not idle: blinking")
  }

  @Test(arguments: ["wait 1s", "wait until idle"])
  func `stops where virtual time would run over`(_ wait: String) throws {
    var app = try NotebookSimulation().makeApp(SetUp())
    app.advance(by: VirtualDuration(nanoseconds: .max - 1_500_000_000))
    var verdicts: [Verdict] = []
    var runner = ScriptRunner(app, forms: [], outline: ScriptOutline()) { event in
      if case .judged(let verdict) = event { verdicts.append(verdict) }
    }
    let result = try runner.run(BytesInMemory("wait 1s\n\(wait)\nback"))
    #expect(result.outcome == .failed)
    #expect(result.stepCount == 2)
    #expect(verdicts.map(\.expected) == ["that virtual time goes on"])
    #expect(verdicts.map(\.actual) == ["it ends at 9223372036.354775807s"])
  }

  @Test func `reports a change that no script could expect as a fault of the simulator`() throws {
    #expect(throws: InternalFault.self) { try run("tap cover.odd\nexpect route pop") }
    #expect(try run("tap cover.odd\nexpect not no route").result.outcome == .passed)
  }

  @Test func `ends between two taps when it is interrupted`() throws {
    let simulation = NotebookSimulation()
    var polls = 0
    var events = 0
    var runner = ScriptRunner(
      try simulation.makeApp(SetUp()), forms: [], outline: ScriptOutline(),
      isInterrupted: {
        polls += 1
        return polls > 10
      },
      report: { _ in events += 1 })
    let result = try runner.run(BytesInMemory("tap tab.9 x1000\nback"))
    #expect(result.outcome == .interrupted)
    #expect(result.exitCode == .interrupted)
    #expect(events == 11)
  }

  @Test func `is not confused by a script that changes while it runs`() throws {
    let simulation = NotebookSimulation()
    var runner = ScriptRunner(
      try simulation.makeApp(SetUp()), forms: [], outline: ScriptOutline(), report: { _ in })
    #expect(throws: InputFailure.self) { try runner.run(BytesInMemory("back\nbakc\n")) }
  }
}
