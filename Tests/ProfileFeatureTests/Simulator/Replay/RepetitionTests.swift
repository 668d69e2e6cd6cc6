import Testing

@testable import profile_sim

@Suite struct RepetitionTests {
  private let script = "back\ntap tab.1\nwait until idle\nexpect screen page\n"

  @Test func `repetitions that are all the same change nothing`() {
    let once = ToolRun.replay(script)
    let often = ToolRun.replay(script, "--repeat-each", "5")
    #expect(often.code == .success)
    #expect(often.output == once.output)
    #expect(often.errors == "")
  }

  @Test(arguments: [1, 2, 3])
  func `a repetition that differs is an error, and shows the first entry that does`(
    _ goodCount: Int
  ) {
    let run = ToolRun.replay(
      script, "--repeat-each", "4", on: DriftingSimulation(goodCount: goodCount))
    #expect(run.code == .failure)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        "<stdin>:2:1: error: expected: repetition \(goodCount + 1) to be as the first: "
          + #"{"type":"#))
    #expect(lines[0].contains("tabDidSelect"))
    #expect(lines[0].contains(#"; actual: {"type":"#))
    #expect(lines[0].contains("notHittable"))
    #expect(run.output.contains("✗ tap tab.1"))
    #expect(run.output.hasSuffix("failed: 4 steps, 1 expectation, 1 not met, 0.000s\n"))
  }

  @Test func `more good runs than are asked for are the same`() {
    let run = ToolRun.replay(script, "--repeat-each", "3", on: DriftingSimulation(goodCount: 3))
    #expect(run.code == .success)
  }

  @Test func `a script that fails is repeated all the same, and fails once`() {
    let run = ToolRun.replay("expect screen page\n", "--repeat-each", "3")
    #expect(run.code == .failure)
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `an interrupted run is compared with nothing`() {
    let run = ToolRun(
      ["replay", "--repeat-each", "3", "-"], standardInput: script, interruptedAfter: 2,
      on: DriftingSimulation(goodCount: 1))
    #expect(run.code == .interrupted)
    #expect(run.errors == "")
  }

  @Test(arguments: ["json", "junit", "tap", "github"])
  func `every report says that a repetition differs`(_ format: String) {
    let run = ToolRun.replay(
      script, "--repeat-each", "2", "--format", format, on: DriftingSimulation(goodCount: 1))
    #expect(run.code == .failure)
    #expect(run.output.contains("repetition 2 to be as the first"))
  }
}
