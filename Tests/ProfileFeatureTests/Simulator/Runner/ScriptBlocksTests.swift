import Testing

@testable import profile_sim

/// Blocks, variables, included scripts and limits, as they are run.
@Suite struct ScriptBlocksTests {
  /// The steps of a transcript: line, command and outcome, without times and what came of them.
  private func steps(_ script: String, _ options: String...) -> [String] {
    let run = ToolRun(["replay"] + options + ["-"], standardInput: script)
    return run.output.split(separator: "\n").compactMap { line in
      let text = line.dropFirst(11).drop { $0 == " " }
      guard line.dropFirst(9).hasPrefix("  "), text.first?.isNumber == true else { return nil }
      return text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
  }

  @Test func `repeats a block so many times`() {
    #expect(
      steps("repeat 2 {\n  back\n}\nrepeat 0 {\n  tap tab.0\n}\ndismiss") == [
        "1 repeat 2 { (turn 1)", "2 back", "1 repeat 2 { (turn 2)", "2 back", "7 dismiss",
      ])
  }

  @Test func `repeats a block until something is so`() {
    #expect(
      steps("repeat until stack cover > page > page max 9 {\n  open note://page/x\n}\nback") == [
        "1 repeat until stack cover > page > page max 9 { (turn 1)", "2 open \"note://page/x\"",
        "1 repeat until stack cover > page > page max 9 { (turn 2)", "2 open \"note://page/x\"",
        "1 repeat until stack cover > page > page max 9 { (so after 2 turns)", "4 back",
      ])
    #expect(
      steps("repeat until idle max 3 {\n  back\n}\ndismiss")
        == ["1 repeat until idle max 3 { (so already)", "4 dismiss"])
  }

  @Test func `fails where what is waited for does not come`() {
    let run = ToolRun.replay("\n  repeat until screen page max 2 {\n    back\n  }\ndismiss")
    #expect(run.code == .failure)
    #expect(
      run.errors
        == "<stdin>:2:3: error: expected: screen page within 2 turns; actual: screen cover\n")
    #expect(!run.output.contains("dismiss"))
  }

  @Test func `takes one part of an if`() {
    let script = "if idle {\n  back\n} else {\n  dismiss\n}\nif not idle {\n  back\n}\nback"
    #expect(
      steps(script) == ["1 if idle { (yes)", "2 back", "6 if not idle { (no)", "9 back"])
    #expect(
      steps("if modal index {\n  back\n} else {\n  dismiss\n}")
        == ["1 if modal index { (no)", "4 dismiss"])
  }

  @Test func `gives a variable one value after the other`() {
    #expect(
      steps("each x in 0 \"2\" {\n  tap tab.${x}\n  back\n}\n") == [
        "1 each x in 0 \"2\" { (\"0\")", "2 tap tab.0", "3 back",
        "1 each x in 0 \"2\" { (\"2\")", "2 tap tab.2", "3 back",
      ])
  }

  @Test func `performs blocks in blocks`() {
    let script = """
      each x in a b {
        repeat 2 {
          if text cover.title "Notes" {
            type cover.title ${x}
          } else {
            clear cover.title
          }
        }
      }
      expect text cover.title ""
      """
    let run = ToolRun.replay(script)
    #expect(run.code == .success, "\(run.errors)")
    #expect(
      steps(script).filter { !$0.hasPrefix("2 ") && !$0.hasPrefix("1 ") } == [
        "3 if text cover.title \"Notes\" { (yes)", "4 type cover.title \"a\"",
        "3 if text cover.title \"Notes\" { (no)", "6 clear cover.title",
        "3 if text cover.title \"Notes\" { (no)", "6 clear cover.title",
        "3 if text cover.title \"Notes\" { (no)", "6 clear cover.title",
        "10 ✓ expect text cover.title \"\"",
      ])
  }

  @Test func `keeps variables to their blocks`() {
    let script = """
      let x = a
      repeat 2 {
        let x = "${x}b"
        type cover.title ${x}
        let x = "${x}c"
        type cover.title ${x}
      }
      type cover.title ${x}
      expect text cover.title "Notesababcababca"
      """
    let run = ToolRun.replay(script)
    #expect(run.code == .success, "\(run.errors)")
  }

  @Test func `puts values into words of every kind`() {
    let script = """
      let n = 2
      let time = "250ms"
      let text = "{ a } # \\u{24}{n}"
      let quality = visible
      clear cover.title
      type cover.title ${text}
      expect text cover.title "{ a } # \\u{24}{n}"
      tap tab.9 x${n}
      expect ignored notHittable
      wait ${time}
      expect ${quality} tab.${n}
      repeat ${n} {
        wait ${time}
      }
      tap cover.save
      expect text page.text "This is saved" within ${time}
      """
    let run = ToolRun.replay(script)
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.hasSuffix("1.000s\n"), "\(run.output)")
  }

  @Test func `performs a million turns without getting slower or deeper`() {
    let run = ToolRun.replay(
      "repeat 100 {\n  repeat 100 {\n    repeat 2 {\n      wait 1ms\n    }\n  }\n}")
    #expect(run.code == .success)
    #expect(run.output.hasSuffix("\npassed: 20000 steps, 0 expectations, 20.000s\n"))
  }

  @Test(arguments: [
    ("repeat 9 {\n  back\n}", "--max-steps", "5", "2:3", "to end within 5 steps (--max-steps)"),
    ("repeat 9 {\n}\nback", "--max-steps", "5", "1:1", "to end within 5 steps (--max-steps)"),
    ("tap tab.9 x9", "--max-steps", "1", "1:1", "to end within 1 step (--max-steps)"),
    ("repeat 9 {\n  wait 1s\n}", "--max-time", "3.5s", "2:3", "to end within 3.5s (--max-time)"),
    (
      "tap cover.blink\nwait until idle", "--max-time", "2s", "2:1", "to end within 2s (--max-time)"
    ),
    (
      "back\nexpect screen page within 5s", "--max-time", "2s", "2:1",
      "to end within 2s (--max-time)"
    ),
    (
      "back\nwait until screen page within 5s", "--max-time", "2s", "2:1",
      "to end within 2s (--max-time)"
    ),
  ])
  func `stops at a limit, and says at which and where`(
    _ script: String, _ option: String, _ value: String, _ place: String, _ expected: String
  ) {
    let run = ToolRun.replay(script, option, value)
    #expect(run.code == .failure)
    #expect(run.errors == "<stdin>:\(place): error: expected: \(expected); actual: it goes on\n")
  }

  @Test func `goes just as far as a limit`() {
    #expect(
      ToolRun.replay("wait 1s\nback\nback", "--max-steps", "3", "--max-time", "1s").code == .success
    )
    #expect(ToolRun.replay("tap tab.0\nexpect screen page", "--max-time", "0s").code == .success)
  }

  @Test func `ends after a step if that is asked for`() {
    let script = "back\nexpect ignored atRoot\nrepeat 5 {\n  wait 1s\n  rotate\n}"
    #expect(
      steps(script, "--until", "3")
        == [
          "1 back", "2 ✓ expect ignored atRoot", "3 repeat 5 { (turn 1)", "4 wait 1s", "5 rotate",
        ])
    #expect(
      ToolRun.replay(script, "--until", "0").output.hasSuffix(
        "passed: 0 steps, 0 expectations, 0.000s\n"))
    #expect(
      ToolRun.replay(script, "--until", "99").output.hasSuffix(
        "passed: 12 steps, 1 expectation, 5.000s\n"))
  }
}
