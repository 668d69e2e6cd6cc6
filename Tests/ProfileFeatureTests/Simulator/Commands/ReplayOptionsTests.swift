import Testing

@testable import profile_sim

@Suite struct ReplayOptionsTests {
  private func options(_ arguments: String...) throws -> ReplayOptions {
    guard case .replay(let options) = try Invocation(["replay"] + arguments + ["a"]) else {
      throw UsageError("no replay", usage: "")
    }
    return options
  }

  @Test func `are read`() throws {
    let options = try options("--repeat-each", "3", "--jobs=4", "--update-transcripts", "missing")
    #expect(options.repetitions == 3)
    #expect(options.jobs == 4)
    #expect(options.transcripts == .missing)
    let usual = try self.options()
    #expect(usual.repetitions == 1)
    #expect(usual.jobs == 1)
    #expect(usual.transcripts == nil)
    #expect(usual.trace == .off)
  }

  @Test func `that trace runs limit their steps, unless they do so themselves`() throws {
    #expect(try options("--trace", "on").trace == .on)
    #expect(try options("--trace", "on-failure").trace == .onFailure)
    #expect(try options("--trace=on").limits.steps == ReportOptions.usualSteps)
    #expect(try options("--trace=on", "--max-steps", "7").limits.steps == 7)
    #expect(try options("--trace=off").limits == RunLimits())
  }

  @Test(arguments: [
    (["--repeat-each", "0"], #"--repeat-each: "0" is no whole number from 1 to 1000000"#),
    (["--repeat-each", "x"], #"--repeat-each: "x" is no whole number from 1 to 1000000"#),
    (["--repeat-each"], "--repeat-each needs a value: N"),
    (["--jobs", "0"], #"--jobs: "0" is no whole number from 1 to 64"#),
    (["--jobs", "65"], #"--jobs: "65" is no whole number from 1 to 64"#),
    (["--jobs", "-1"], #"--jobs: "-1" is no whole number from 1 to 64"#),
    (["--jobs", "1.5"], #"--jobs: "1.5" is no whole number from 1 to 64"#),
    (
      ["--update-transcripts", "al"],
      #"--update-transcripts: "al" is none of all, missing, none; did you mean "all"?"#
    ),
    (["--update-transcripts"], "--update-transcripts needs a value: all|missing|none"),
    (["--update-transcripts", "all", "-"], "standard input has no transcript beside it"),
    (
      ["--update-transcripts", "none", "--until", "3"],
      "--until and --update-transcripts cannot go together"
    ),
    (
      ["--trace", "always"],
      #"--trace: "always" is none of off, on, on-failure"#
    ),
    (["--trace"], "--trace needs a value: off|on|on-failure"),
    (["--trace", "on", "-"], "standard input has no page beside it"),
    (["--step", "--trace", "on"], "--step and --trace cannot go together"),
    (["--watch", "-"], "standard input cannot be watched"),
    (
      ["--step", "-"],
      "with --step, standard input is for what is typed, and not for a script"
    ),
    (["--step", "--watch"], "--step and --watch cannot go together"),
    (["--step", "--format", "json"], "--step and --format cannot go together"),
    (["--step", "-o", "out"], "--step and --output cannot go together"),
    (["--step", "--jobs", "2"], "--step and --jobs cannot go together"),
    (["--step", "--repeat-each", "2"], "--step and --repeat-each cannot go together"),
    (
      ["--step", "--update-transcripts", "all"],
      "--step and --update-transcripts cannot go together"
    ),
    (["--step"], "--step needs a terminal, as standard input and as standard output"),
    (["--step=x"], "--step takes no value"), (["--watch=x"], "--watch takes no value"),
  ])
  func `that are wrong are wrong usage, in one line`(_ options: [String], _ message: String) {
    let run = ToolRun(["replay", "a.taps"] + options)
    #expect(run.code == .wrongUsage)
    #expect(
      run.errors
        == "profile-sim: error: \(message)\nusage: profile-sim replay [OPTION…] FILE… | DIR | -\n")
  }
}
