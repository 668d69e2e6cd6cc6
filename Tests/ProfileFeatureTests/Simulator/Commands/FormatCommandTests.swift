import Foundation
import Testing

@testable import profile_sim

@Suite struct FormatCommandTests {
  private let untidy = "\u{FEFF}tap  \"tab.0\"   # a\r\n\r\n wait 1000ms"
  private let tidy = "tap tab.0  # a\n\nwait 1s\n"

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `prints the canonical form of all scripts`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(untidy, to: "a.taps")
    let second = try folder.write("back", to: "b.taps")
    let run = ToolRun(["format", first, second])
    #expect(run.code == .success)
    #expect(run.output == tidy + "back\n")
    #expect(run.errors == "")
    #expect(try folder.read("a.taps").utf8.elementsEqual(untidy.utf8))
    #expect(ToolRun.format("").output == "")
    #expect(ToolRun(["format", "-"], standardInput: "#").code == .faultyScript)
  }

  @Test func `names the files that are not canonical`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(untidy, to: "a.taps")
    try folder.write(tidy, to: "b.taps")
    let last = try folder.write("back\nback", to: "c.taps")
    let run = ToolRun(["format", "--check", folder.path])
    #expect(run.code == .failure)
    #expect(run.output == "\(first)\n\(last)\n")
    #expect(ToolRun(["format", "--check", "-"], standardInput: tidy).code == .success)
    #expect(ToolRun(["format", "--check", "-"], standardInput: "back ").output == "<stdin>\n")
    #expect(ToolRun(["format", "--check", "-"], standardInput: "back\n ").code == .failure)
  }

  @Test func `rewrites only files that are not canonical, and keeps their permissions`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(untidy, to: "a.taps")
    let second = try folder.write(tidy, to: "b.taps")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: first)
    let untouched = try System.status(of: second).identity
    let run = ToolRun(["format", "--in-place", folder.path])
    #expect(run.code == .success)
    #expect(run.output + run.errors == "")
    #expect(try folder.read("a.taps").utf8.elementsEqual(tidy.utf8))
    #expect(try permissions(of: first) == 0o640)
    #expect(try System.status(of: second).identity == untouched)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["a.taps", "b.taps"])
  }

  @Test func `rewrites what a symbolic link leads to`() throws {
    let folder = try TemporaryFolder()
    try folder.write(untidy, to: "real/a.taps")
    let link = folder.path + "/link.taps"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.taps")
    #expect(ToolRun(["format", "--in-place", link]).code == .success)
    #expect(System.isSymbolicLink(link))
    #expect(try folder.read("real/a.taps") == tidy)
  }

  @Test func `leaves scripts with faults alone, and goes on with the others`() throws {
    let folder = try TemporaryFolder()
    let faulty = try folder.write("bakc\n back\n", to: "a.taps")
    try folder.write(untidy, to: "b.taps")
    let run = ToolRun(["format", "--in-place", folder.path])
    #expect(run.code == .faultyScript)
    #expect(run.errors == ToolRun(["check", faulty]).errors)
    #expect(try folder.read("a.taps") == "bakc\n back\n")
    #expect(try folder.read("b.taps") == tidy)
    #expect(ToolRun(["format", "--check", folder.path]).code == .faultyScript)
    #expect(ToolRun(["format", folder.path + "/none.taps"]).code == .unreadableInput)
  }

  @Test func `leaves a file alone whose folder takes no other`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(" back", to: "closed/a.taps")
    let closed = folder.path + "/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: closed)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
    }
    // For the superuser every folder takes files.
    guard !FileManager.default.isWritableFile(atPath: closed) else { return }
    let run = ToolRun(["format", "--in-place", path])
    #expect(run.code == .unwritableOutput)
    #expect(try folder.read("closed/a.taps") == " back")
  }
}
