import Testing

@testable import profile_sim

@Suite struct FuzzCommandTests {
  private func fuzz(_ options: String..., on simulation: some Simulation) -> ToolRun {
    ToolRun(["fuzz"] + options, on: simulation)
  }

  @Test func `says what it tried when nothing broke`() {
    let run = fuzz(
      "--seed", "5", "--taps", "100", "--runs", "3", on: GallerySimulation())
    #expect(run.code == .success)
    #expect(run.output == "seeds 5 to 7: 100 steps each, and nothing broke\n")
    #expect(run.errors == "")
    #expect(
      fuzz("--seed", "5", "--taps", "10", on: GallerySimulation()).output
        == "seed 5: 10 steps, and nothing broke\n")
    #expect(
      fuzz("--seed", "5", "--taps", "1", on: GallerySimulation()).output
        == "seed 5: 1 step, and nothing broke\n")
  }

  @Test(arguments: GallerySimulation.Fault.allCases)
  func `prints a script that breaks it again`(fault: GallerySimulation.Fault) {
    let simulation = GallerySimulation(fault: fault)
    let run = fuzz("--seed", "1", "--taps", "2000", on: simulation)
    #expect(run.code == .failure)
    #expect(run.output.hasPrefix("# broken: "))
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count <= 6 + 1, "a name and at most six steps: \(lines)")
    let replayed = ToolRun.replay(run.output, on: simulation)
    #expect(replayed.code == .failure)
    #expect(replayed.errors.contains("expected: invariant: "))
    #expect(ToolRun.replay(run.output, on: GallerySimulation()).code == .success)
    #expect(ToolRun.format(run.output, on: simulation).output == run.output)
  }

  @Test func `the same seed gives the same bytes`() {
    let simulation = GallerySimulation(fault: .staleImage)
    let runs = (1...2).map { _ in fuzz("--seed", "9", "--taps", "1000", on: simulation) }
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].output != fuzz("--seed", "10", "--taps", "1000", on: simulation).output)
  }

  @Test func `shows progress on a terminal and nowhere else`() {
    let arguments = ["fuzz", "--seed", "1", "--taps", "130"]
    #expect(ToolRun(arguments, on: GallerySimulation()).errors == "")
    let clear = "\r\u{1B}[K"
    #expect(
      ToolRun(arguments, errorsAreTerminal: true, on: GallerySimulation()).errors
        == "\(clear)step 64 of 130\(clear)step 128 of 130\(clear)")
    let runs = ToolRun(
      arguments + ["--runs", "2"], errorsAreTerminal: true, on: GallerySimulation())
    #expect(runs.errors.hasSuffix("\(clear)run 2 of 2: step 128 of 130\(clear)"))
  }

  @Test func `an interrupt ends it`() {
    let run = ToolRun(
      ["fuzz", "--seed", "1", "--taps", "1000"], interruptedAfter: 5, on: GallerySimulation())
    #expect(run.code == .interrupted)
  }

  @Test(arguments: ["own", "other", "empty", "huge"])
  func `finds nothing in the profile feature`(sample: String) throws {
    let fuzzer = Fuzzer(ProfileSimulation(), profile: sample)
    let finding = try fuzzer.run(seed: 1, steps: 40)
    #expect(finding == nil, "\(String(describing: finding))")
  }
}
