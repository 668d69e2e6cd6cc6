import Testing

@testable import profile_sim

@Suite struct ExploreOptionsTests {
  private static let usage = "usage: profile-sim explore [OPTION…]"

  @Test(
    arguments: [
      ([], ExploreOptions()),
      (["--profile", "other"], ExploreOptions(profile: "other")),
      (["--format", "text"], ExploreOptions()),
      (["--format=mermaid"], ExploreOptions(format: .mermaid)),
      (["--format", "dot", "-o", "a"], ExploreOptions(format: .dot, output: "a")),
      (["--format", "json", "--output=a"], ExploreOptions(format: .json, output: "a")),
      (["--max-states", "1"], ExploreOptions(limits: ExploreLimits(states: 1))),
      (["--depth", "0"], ExploreOptions(limits: ExploreLimits(depth: 0))),
      (["--scripts", "ways"], ExploreOptions(scripts: "ways")),
    ] as [([String], ExploreOptions)])
  func `understands its options`(arguments: [String], options: ExploreOptions) throws {
    #expect(try Invocation(["explore"] + arguments) == .explore(options))
  }

  @Test(
    arguments: [
      (["own"], #""own" is too much behind explore"#),
      (["--profile"], "--profile needs a value: SAMPLE"),
      (
        ["--format", "doot"],
        #"--format: "doot" is none of text, mermaid, dot, json; did you mean "dot"?"#
      ),
      (["--output="], "--output needs a value: FILE"),
      (["--max-states", "0"], #"--max-states: "0" is no whole number from 1 on"#),
      (["--max-states", "many"], #"--max-states: "many" is no whole number from 1 on"#),
      (["--depth", "-1"], #"--depth: "-1" is no whole number from 0 on"#),
      (["--depth", "+1"], #"--depth: "+1" is no whole number from 0 on"#),
      (
        ["--depth", "99999999999999999999"],
        #"--depth: "99999999999999999999" is too large; the largest number is 9223372036854775807"#
      ),
      (["--scripts"], "--scripts needs a value: DIR"),
      (["--script", "a"], #"unknown option "--script"; did you mean "--scripts"?"#),
    ] as [([String], String)])
  func `says in a line what is wrong with others`(arguments: [String], message: String) {
    let run = ToolRun(["explore"] + arguments)
    #expect(run.code == .wrongUsage)
    #expect(run.errors == "profile-sim: error: \(message)\n\(Self.usage)\n")
    #expect(run.output == "")
  }

  @Test func `a profile has to be there`() {
    let run = ToolRun(["explore", "--profile", "blnk"])
    #expect(run.code == .wrongUsage)
    #expect(
      run.errors.hasPrefix(
        #"profile-sim: error: there is no sample profile "blnk"; the samples are blank, full"#))
  }

  @Test func `explains itself`() throws {
    #expect(try Invocation(["help", "explore"]) == .help(ToolHelp.text(for: .explore)))
    #expect(ToolHelp.text(for: .explore).hasPrefix(Self.usage + "\n"))
  }
}
