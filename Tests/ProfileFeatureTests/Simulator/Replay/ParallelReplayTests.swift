import Foundation
import Testing

@testable import profile_sim

/// `--jobs`: what is printed is what a run of one script after the other prints.
@Suite(.timeLimit(.minutes(2))) struct ParallelReplayTests {
  /// Scripts that pass, fail, have faults, wait, and have more events than are handed over at once.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<40 {
      let text =
        switch number % 5 {
        case 0: "tap tab.1\nexpect screen page\nback\nexpect route push page b\n"
        case 1: "expect screen page\n"
        case 2: "bakc\n"
        case 3: "tags slow\ntap cover.save\nwait until idle\n"
        default: "tap cover.odd x\(number * 40)\nback\n"
        }
      try folder.write(text, to: "\(number).taps")
    }
    return folder
  }

  @Test(arguments: Invocation.Format.allCases, [2, 3, 8])
  func `several threads print to the byte what one prints`(
    _ format: Invocation.Format, _ jobs: Int
  ) throws {
    let folder = try folder()
    let arguments = ["replay", "--format", format.rawValue, folder.path]
    let one = ToolRun(arguments)
    let several = ToolRun(arguments + ["--jobs", "\(jobs)"])
    #expect(several.output == one.output)
    #expect(several.errors == one.errors)
    #expect(several.code == one.code)
  }

  @Test(arguments: [
    ["--fail-fast"], ["--tags", "slow"], ["--skip-tags", "slow"], ["--until", "1"],
  ])
  func `several threads select as one does`(_ options: [String]) throws {
    let folder = try folder()
    let arguments = ["replay"] + options + [folder.path]
    let one = ToolRun(arguments)
    let several = ToolRun(arguments + ["--jobs", "4"])
    #expect(several.output == one.output)
    #expect(several.errors == one.errors)
    #expect(several.code == one.code)
  }

  @Test func `several threads run the profile as one does`() throws {
    let scripts = Examples.names.map { Examples.folder.appendingPathComponent($0 + ".taps").path }
    let one = ToolRun(["replay"] + scripts, on: ProfileSimulation())
    let several = ToolRun(
      ["replay", "--jobs", "4", "--repeat-each", "2"] + scripts, on: ProfileSimulation())
    #expect(several.output == one.output)
    #expect(several.errors == one.errors)
    #expect(several.code == .success)
  }

  @Test func `threads stop when nobody reads what they print`() throws {
    let folder = try folder()
    let run = ToolRun(
      ["replay", "--jobs", "4", folder.path], outputFailure: .readerGone, outputRoom: 100)
    #expect(run.code == .readerGone)
  }

  @Test func `an interruption reaches every thread`() throws {
    let folder = try TemporaryFolder()
    let script = "repeat 1000000 {\ntap cover.odd x1000000\n}\n"
    for number in 0..<4 { try folder.write(script, to: "\(number).taps") }
    let run = ToolRun(["replay", "--jobs", "2", folder.path], interruptedAfter: 3)
    #expect(run.code == .interrupted)
    #expect(run.output.contains("\ninterrupted: "))
    #expect(run.output.hasSuffix("\n4 scripts: 1 interrupted, 3 not run\n"))
  }

  @Test func `a thread that is ahead waits until its events are wanted`() throws {
    let channel = EventChannel()
    let runs = ParallelRuns(
      [
        { _, report in
          for _ in 0..<100_000 { try report(.scriptEnded(ScriptResult())) }
          return JobResult(result: ScriptResult(stepCount: 7))
        }
      ], threads: 1)
    runs.start()
    defer { runs.stop() }
    var count = 0
    let end = try runs.take(0, isInterrupted: { false }) { _ in count += 1 }
    #expect(count == 100_000)
    #expect(end.result.stepCount == 7)
    #expect(channel.take(patience: 0) == nil)
  }

  @Test func `a thread whose events nobody wants is let go`() {
    let runs = ParallelRuns(
      Array(
        repeating: { _, report in
          while true { try report(.scriptEnded(ScriptResult())) }
        }, count: 8), threads: 4)
    runs.start()
    runs.stop()
    #expect(throws: EventChannel.Closed.self) {
      let channel = EventChannel()
      channel.close()
      try channel.send(.events([]))
    }
  }
}
