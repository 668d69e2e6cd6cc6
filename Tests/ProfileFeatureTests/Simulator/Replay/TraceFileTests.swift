import Foundation
import Testing

@testable import profile_sim

/// The pages beside scripts, under `--trace`.
@Suite struct TraceFileTests {
  private let good = "tap tab.1\nexpect screen page\n"
  private let bad = "tap tab.1\nexpect soft not screen page\n"

  private func replay(_ policy: String, _ folder: TemporaryFolder, _ options: String...) -> ToolRun
  {
    ToolRun(["replay", "--trace", policy] + options + [folder.path])
  }

  private func report(_ path: String) throws -> String {
    _ = ToolRun(["report", path, "-o", path + ".html"])
    return try String(contentsOfFile: path + ".html", encoding: .utf8)
  }

  private func pages(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
      $0.hasSuffix(".trace.html")
    }
  }

  @Test func `show the run as a report does, and nothing else is different`() throws {
    let folder = try TemporaryFolder()
    try folder.write(good, to: "a.taps")
    try folder.write(bad, to: "b.taps")
    let without = ToolRun(["replay", folder.path])
    let run = replay("on", folder)
    #expect(run.code == .failure)
    #expect(run.output == without.output)
    let notes = ["a", "b"].map { "\(folder.path)/\($0).trace.html: written\n" }
    #expect(run.errors == notes[0] + without.errors + notes[1])
    for name in ["a", "b"] {
      let page = try folder.read(name + ".trace.html")
      #expect(try page == report(folder.path + "/\(name).taps"))
      #expect(page.contains("<code><b>tap</b> tab.1</code>"))
    }
  }

  @Test func `of failures are written for those alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(good, to: "a.taps")
    try folder.write(bad, to: "b.taps")
    #expect(replay("on-failure", folder).code == .failure)
    #expect(try pages(folder) == ["b.trace.html"])
    #expect(try folder.read("b.trace.html").contains("<section class=\"failures\">"))
  }

  @Test func `of failures go when their script passes`() throws {
    let folder = try TemporaryFolder()
    try folder.write(bad, to: "a.taps")
    #expect(replay("on-failure", folder).code == .failure)
    try folder.write(good, to: "a.taps")
    let run = replay("on-failure", folder)
    #expect(run.code == .success)
    #expect(run.errors == "\(folder.path)/a.trace.html: removed, as its script passed\n")
    #expect(try pages(folder) == [])
  }

  @Test func `stay where nothing is traced`() throws {
    let folder = try TemporaryFolder()
    try folder.write(good, to: "a.taps")
    try folder.write("a page", to: "a.trace.html")
    #expect(replay("off", folder).errors == "")
    #expect(try folder.read("a.trace.html") == "a page")
  }

  @Test func `show what is found after the last step, and only the first of several runs`() throws {
    let folder = try TemporaryFolder()
    try folder.write(good, to: "a.taps")
    let run = replay("on", folder, "--update-transcripts", "none", "--repeat-each", "3")
    #expect(run.code == .failure)
    let page = try folder.read("a.trace.html")
    #expect(page.contains("it is not there"))
    #expect(page.components(separatedBy: "<li class=\"step").count == 5)
  }

  @Test func `are the same from several threads`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<6 { try folder.write(good + "tap tab.\(number % 2)\n", to: "\(number).taps") }
    _ = replay("on", folder)
    let one = try pages(folder).map(folder.read)
    #expect(one.count == 6)
    let run = replay("on", folder, "--jobs", "3")
    #expect(run.code == .success)
    #expect(try pages(folder).map(folder.read) == one)
  }

  @Test func `are written of a run that is interrupted, and none of one that cannot begin`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(good, to: "a.taps")
    let run = ToolRun(["replay", "--trace", "on", folder.path + "/a.taps"], interruptedAfter: 3)
    #expect(run.code == .interrupted)
    #expect(try folder.read("a.trace.html").contains("interrupted"))
    try folder.write("tap tba.1\n", to: "b.taps")
    #expect(replay("on", folder).code == .faultyScript)
    #expect(try pages(folder) == ["a.trace.html"])
  }

  @Test func `that cannot be written are said, with the code of output`() throws {
    let folder = try TemporaryFolder()
    try folder.write(good, to: "a.taps")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/a.trace.html", withIntermediateDirectories: false)
    let run = replay("on", folder)
    #expect(run.code == .unwritableOutput)
    #expect(run.errors.contains("cannot write \(folder.path)/a.trace.html: "))
  }
}
