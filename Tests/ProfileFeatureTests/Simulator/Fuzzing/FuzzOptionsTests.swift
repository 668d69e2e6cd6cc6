import Testing

@testable import profile_sim

@Suite struct FuzzOptionsTests {
  private static let usage = "usage: profile-sim fuzz [OPTION…] --seed N --taps N"

  @Test(
    arguments: [
      ("--seed 1 --taps 2", FuzzOptions(seed: 1, taps: 2)),
      ("--taps=2 --seed=0", FuzzOptions(seed: 0, taps: 2)),
      ("--seed 18446744073709551615 --taps 1", FuzzOptions(seed: .max, taps: 1)),
      (
        "--seed 1 --taps 2 --runs 3 --profile own -o a",
        FuzzOptions(seed: 1, taps: 2, runs: 3, profile: "own", output: "a")
      ),
    ])
  func `understands its options`(arguments: String, options: FuzzOptions) throws {
    let words = arguments.split(separator: " ").map(String.init)
    #expect(try Invocation(["fuzz"] + words) == .fuzz(options))
  }

  @Test(arguments: [
    ("", "fuzz needs --seed N"),
    ("--taps 1", "fuzz needs --seed N"),
    ("--seed 1", "fuzz needs --taps N"),
    ("--seed x --taps 1", #"--seed: "x" is no whole number from 0 on"#),
    (
      "--seed 18446744073709551616 --taps 1",
      #"--seed: "18446744073709551616" is too large; the largest number is 18446744073709551615"#
    ),
    (
      "--seed 1 --taps 99999999999999999999",
      #"--taps: "99999999999999999999" is too large; the largest number is 9223372036854775807"#
    ),
    ("--seed 1 --taps 0", #"--taps: "0" is no whole number from 1 on"#),
    ("--seed 1 --taps 1.5", #"--taps: "1.5" is no whole number from 1 on"#),
    ("--seed 1 --taps 1 --runs 0", #"--runs: "0" is no whole number from 1 on"#),
    ("--seed 1 --taps 1 own", #""own" is too much behind fuzz"#),
    ("--seed 1 --tap 1", #"unknown option "--tap"; did you mean "--taps"?"#),
    ("--seed 1 --seed 2 --taps 1", "--seed is given twice"),
  ])
  func `says in a line what is wrong with others`(arguments: String, message: String) {
    let run = ToolRun(["fuzz"] + arguments.split(separator: " ").map(String.init))
    #expect(run.code == .wrongUsage)
    #expect(run.errors == "profile-sim: error: \(message)\n\(Self.usage)\n")
  }

  @Test func `a profile has to be there`() {
    let run = ToolRun(["fuzz", "--seed", "1", "--taps", "1", "--profile", "x"])
    #expect(run.code == .wrongUsage)
    #expect(run.errors.contains(#"there is no sample profile "x""#))
  }
}
