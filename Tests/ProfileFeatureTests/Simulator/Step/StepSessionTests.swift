import Testing

@testable import profile_sim

/// `replay --step`: what is typed between the steps.
@Suite struct StepSessionTests {
  private let script = "tap tab.1\nexpect screen page\nback\nwait 1s\n"

  private func step(_ typed: String, _ script: String? = nil, _ options: String...) throws
    -> ToolRun
  {
    let folder = try TemporaryFolder()
    try folder.write(script ?? self.script, to: "a.taps")
    return ToolRun(
      ["replay", "--step"] + options + [folder.path], standardInput: typed, isTerminal: true,
      environment: ["NO_COLOR": "1"], terminal: FakeTerminal(keys: ""))
  }

  @Test func `next goes through the whole script, a step at a time`() throws {
    let run = try step("\nn\nnext\n\n\n")
    #expect(run.code == .success)
    let prompts = run.output.split(separator: "> ", omittingEmptySubsequences: false).dropLast().map
    {
      $0.split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(prompts == ["step 0", "step 1", "step 2", "step 3", "end"])
    #expect(run.output.contains("step 0>    0.000s    1    tap tab.1\n"))
    // An expectation is no step; it comes with the next one.
    #expect(run.output.contains("step 1>    0.000s    2  ✓ expect screen page\n"))
    #expect(run.output.contains("passed: 4 steps, 1 expectation, 1.000s\n"))
  }

  @Test func `continue goes on to the end`() throws {
    let run = try step("n\nc\n")
    #expect(run.code == .success)
    #expect(run.output.hasSuffix("passed: 4 steps, 1 expectation, 1.000s\n"))
    #expect(!run.output.contains("step 2>"))
    #expect(!run.output.contains("end>"))
  }

  @Test func `back goes to where the step before ended, and from there on again`() throws {
    let run = try step("n\nn\nb\nstate\nn\nq\n")
    #expect(run.output.contains("step 2> back after step 1\nstep 1> stack     cover > page\n"))
    // What came before is not shown again; what comes after it is.
    #expect(run.output.split(separator: "tap tab.1\n").count == 2)
    #expect(run.output.split(separator: "    back\n").count == 3)
  }

  @Test func `back goes on to the start, and no further`() throws {
    let run = try step("n\nback\nback\nelements\nq\n")
    #expect(run.output.contains("back after step 0\n"))
    #expect(run.output.contains("step 0> there is no step before this\nstep 0> "))
    #expect(run.output.contains("tab.2        cell     (Tab c)\n"))
    #expect(run.code == .success)
  }

  @Test func `at the end one can go back too`() throws {
    let run = try step("c\n", script)
    #expect(run.code == .success)
    let back = try step("n\nn\nn\nn\nb\nc\n")
    #expect(back.output.contains("end> back after step 2\nstep 2> "))
    #expect(back.code == .success)
  }

  @Test func `help and what is no command say what can be typed`() throws {
    let run = try step("help\nfrob\nq\n")
    #expect(run.output.contains("next      goes to the end of the next step"))
    #expect(
      run.output.contains(
        "these are known, each by its first letter too: next, back, state, elements, continue, "
          + "quit, help\n"))
  }

  @Test func `the end of what is typed is the end of the run`() throws {
    #expect(try step("n\n").code == .success)
    #expect(try step("").output.hasSuffix("step 0> \n"))
  }

  @Test func `a failed expectation fails the run, whoever quits after it`() throws {
    let run = try step("n\nn\nq\n", "back\nexpect soft screen page\nback\n")
    #expect(run.code == .failure)
    #expect(run.errors == "")
    #expect(try step("c\n", "expect screen page\nback\n").code == .failure)
  }

  @Test func `faults are reported, and such a script is not run`() throws {
    let run = try step("", "bakc\n")
    #expect(run.code == .faultyScript)
    #expect(run.output == "")
  }

  @Test func `needs a terminal`() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["replay", "--step", try folder.write(script, to: "a.taps")])
    #expect(run.code == .wrongUsage)
    #expect(
      run.errors.hasPrefix(
        "profile-sim: error: --step needs a terminal, as standard input and as standard output\n"))
  }

  @Test(
    arguments: [
      ("", StepCommandWord.next), ("n", .next), ("next\r", .next), (" b ", .back), ("back", .back),
      ("s", .state), ("e", .elements), ("c", .continue), ("q", .quit), ("h", .help),
      ("x", nil), ("nex", nil), ("n n", nil),
    ] as [(String, StepCommandWord?)])
  func `commands are words or their first letters`(_ line: String, _ word: StepCommandWord?) {
    #expect(StepCommandWord(line) == word)
  }
}
