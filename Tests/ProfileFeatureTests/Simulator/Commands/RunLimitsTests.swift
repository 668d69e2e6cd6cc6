import Testing

@testable import profile_sim

@Suite struct RunLimitsTests {
  private func limits(_ arguments: String...) throws -> RunLimits {
    let invocation = try Invocation(["replay"] + arguments + ["a.taps"])
    guard case .replay(let options) = invocation else {
      Issue.record("\(invocation)")
      return RunLimits()
    }
    return options.limits
  }

  @Test func `are read from the command line`() throws {
    #expect(try limits() == RunLimits(steps: 100_000_000, time: nil, lastStep: .max))
    #expect(
      try limits("--max-steps", "5", "--max-time=1.5s", "--until", "0")
        == RunLimits(
          steps: 5, time: VirtualDuration(nanoseconds: 1_500_000_000), lastStep: 0))
  }

  @Test(arguments: [
    ("--max-steps", "0", "--max-steps: \"0\" is no whole number from 1 on"),
    ("--max-steps", "many", "--max-steps: \"many\" is no whole number from 1 on"),
    (
      "--max-steps", "99999999999999999999",
      "--max-steps: \"99999999999999999999\" is too large; the largest number is "
    ),
    ("--until", "-1", "--until: \"-1\" is no whole number from 0 on"),
    ("--max-time", "5", "--max-time: \"5\" has no unit; write ms, s or min behind the number"),
    ("--max-time", "-1s", "--max-time: \"-1s\" is no duration"),
  ])
  func `are refused where they are none`(_ option: String, _ value: String, _ message: String) {
    let run = ToolRun(["replay", option, value, "-"], standardInput: "back")
    #expect(run.code == .wrongUsage)
    #expect(run.errors.hasPrefix("profile-sim: error: \(message)"), "\(run.errors)")
  }
}
