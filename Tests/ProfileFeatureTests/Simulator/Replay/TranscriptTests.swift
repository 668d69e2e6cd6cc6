import Foundation
import Testing

@testable import profile_sim

/// The transcripts beside scripts, under `--update-transcripts`.
@Suite struct TranscriptTests {
  private let script = "tap tab.1\nexpect screen page\n"
  private let transcript = ToolRun.replay("tap tab.1\nexpect screen page\n").output

  private func replay(_ policy: String, _ folder: TemporaryFolder, _ options: String...) -> ToolRun
  {
    ToolRun(["replay", "--update-transcripts", policy] + options + [folder.path])
  }

  @Test func `are not looked at unless that is asked for`() throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    try folder.write("something else\n", to: "a.transcript")
    let run = ToolRun(["replay", folder.path])
    #expect(run.code == .success)
    #expect(run.output == transcript)
  }

  @Test(arguments: TranscriptPolicy.allCases)
  func `are left alone where they are right`(_ policy: TranscriptPolicy) throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    let path = try folder.write(transcript, to: "a.transcript")
    let before = try System.status(of: path)
    let run = replay(policy.rawValue, folder)
    #expect(run.code == .success)
    #expect(run.output == transcript)
    #expect(run.errors == "")
    #expect(try System.status(of: path) == before)
  }

  @Test(arguments: ["none", "missing"])
  func `that differ fail their script, at the line that made the difference`(
    _ policy: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(script, to: "a.taps")
    let wrong = transcript.replacing("page", with: "Page")
    let other = try folder.write(wrong, to: "a.transcript")
    let run = replay(policy, folder)
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("\(path):1:1: error: expected: line 3 of \(other): \""))
    #expect(run.output.hasSuffix("failed: 2 steps, 1 expectation, 1 not met, 0.000s\n"))
    #expect(try folder.read("a.transcript") == wrong)
  }

  @Test func `that go on, or are cut off, differ`() throws {
    for text in [transcript + "more\n", String(transcript.dropLast(1)), ""] {
      let folder = try TemporaryFolder()
      try folder.write(script, to: "a.taps")
      try folder.write(text, to: "a.transcript")
      #expect(replay("none", folder).code == .failure)
    }
  }

  @Test func `that are not there fail their script, when none is to be written`() throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    let run = replay("none", folder)
    #expect(run.code == .failure)
    #expect(
      run.errors.contains(
        "expected: the transcript \(folder.path)/a.transcript; actual: it is not there\n"))
  }

  @Test(arguments: ["all", "missing"])
  func `that are not there are written`(_ policy: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    let run = replay(policy, folder)
    #expect(run.code == .success)
    #expect(run.errors == "\(folder.path)/a.transcript: written\n")
    #expect(try folder.read("a.transcript") == transcript)
    #expect(replay("none", folder).code == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["a.taps", "a.transcript"])
  }

  @Test func `that differ are written when all are`() throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    try folder.write("something else\n", to: "a.transcript")
    let run = replay("all", folder)
    #expect(run.code == .success)
    #expect(try folder.read("a.transcript") == transcript)
  }

  @Test func `of scripts that do not pass are not written`() throws {
    let folder = try TemporaryFolder()
    try folder.write("expect screen page\n", to: "a.taps")
    let run = replay("all", folder)
    #expect(run.code == .failure)
    #expect(
      run.errors.hasSuffix(
        "\(folder.path)/a.transcript: is not written, as its script did not pass\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a.transcript"))
  }

  @Test func `are of each script alone, as in a run of its own`() throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    try folder.write("name \"B\"\n" + script, to: "b.taps")
    #expect(replay("all", folder, "--jobs", "2").code == .success)
    #expect(try folder.read("a.transcript") == transcript)
    #expect(try folder.read("b.transcript") == ToolRun(["replay", folder.path + "/b.taps"]).output)
  }

  @Test(arguments: [
    ("a.taps", "a.transcript"), ("folder/a.taps", "folder/a.transcript"), ("a", "a.transcript"),
    ("a.taps.txt", "a.taps.txt.transcript"),
  ])
  func `stand beside their scripts`(_ script: String, _ expected: String) {
    #expect(TranscriptCheck.path(of: script) == expected)
  }

  @Test func `that cannot be read are an error of their own`() throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    try folder.write("", to: "a.transcript/file")
    #expect(replay("none", folder).code == .unreadableInput)
  }

  @Test func `that cannot be written end the run`() throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.transcript", withDestinationPath: "/nowhere/a.transcript")
    let run = replay("all", folder)
    #expect(run.code == .unwritableOutput)
    #expect(run.errors.contains("cannot write \(folder.path)/a.transcript"))
  }
}
