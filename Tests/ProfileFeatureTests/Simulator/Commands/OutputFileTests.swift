import Foundation
import Testing

@testable import profile_sim

/// Where results go: never over what belongs to the run.
@Suite struct OutputFileTests {
  private func scripts() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("profile file \"who.json\"\ninclude \"part.taps\"\nback\n", to: "a.taps")
    try folder.write("back\n", to: "part.taps")
    try folder.write("{}", to: "who.json")
    try folder.write("golden", to: "a.transcript")
    return folder
  }

  @Test(arguments: [
    (["replay"], "part.taps"), (["report"], "part.taps"), (["picture"], "part.taps"),
    (["export", "--swift"], "part.taps"), (["replay"], "who.json"), (["report"], "who.json"),
    (["replay", "--update-transcripts", "none"], "a.transcript"),
    (["replay", "--trace", "on"], "a.trace.html"),
  ])
  func `is not what a script includes, its profile, its transcript or its page`(
    _ command: [String], _ name: String
  ) throws {
    let folder = try scripts()
    let path = folder.path + "/" + name
    let before = try? folder.read(name)
    let run = ToolRun(command + [folder.path + "/a.taps", "-o", path])
    // What cannot be drawn or exported is not written anyway.
    guard run.code != .faultyScript, run.code != .unreadableInput else {
      #expect(try folder.read(name) == before)
      return
    }
    #expect(run.code == .wrongUsage, "\(run.errors)")
    #expect(run.errors.contains("would overwrite \"\(path)\", which belongs to the run\n"))
    #expect((try? folder.read(name)) == before)
  }

  @Test func `may be a transcript that nobody looks at`() throws {
    let folder = try TemporaryFolder()
    try folder.write("back\n", to: "a.taps")
    let path = try folder.write("old", to: "a.transcript")
    #expect(ToolRun(["replay", folder.path + "/a.taps", "-o", path]).code == .success)
    #expect(try folder.read("a.transcript").contains("back"))
  }

  @Test(arguments: [["replay"], ["report"], ["picture"], ["export", "--swift"]])
  func `is standard output for a hyphen`(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("back\n", to: "a.taps")
    let run = ToolRun(command + [script, "-o", "-"])
    #expect(run.code == .success)
    #expect(!run.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }
}
