import Testing

@testable import profile_sim

@Suite struct SelectionTests {
  /// Scripts that pass, fail, and have tags.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("tags nav smoke\nexpect screen cover\n", to: "a.taps")
    try folder.write("tags nav\nexpect screen page\n", to: "b.taps")
    try folder.write("tags slow\nback\n", to: "c.taps")
    try folder.write("back\n", to: "d.taps")
    return folder
  }

  private func names(_ run: ToolRun, _ folder: TemporaryFolder) -> [String] {
    run.output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("==> "), line.hasSuffix(" <==") else { return nil }
      return String(line.dropFirst(4).dropLast(4).dropFirst(folder.path.count + 1))
    }
  }

  @Test(arguments: [
    (["--tags", "smoke"], ["a.taps"], ExitCode.success),
    (["--tags", "slow,smoke"], ["a.taps", "c.taps"], .success),
    (["--tags", "nav", "--skip-tags", "smoke"], ["b.taps"], .failure),
    (["--skip-tags", "nav"], ["c.taps", "d.taps"], .success),
    (["--fail-fast"], ["a.taps", "b.taps"], .failure),
  ])
  func `runs what is selected`(
    _ options: [String], _ expected: [String], _ code: ExitCode
  ) throws {
    let folder = try folder()
    let run = ToolRun(["replay"] + options + [folder.path])
    #expect(names(run, folder) == expected)
    #expect(run.code == code)
  }

  @Test func `sums up what was left out`() throws {
    let folder = try folder()
    let tagged = ToolRun(["replay", "--tags", "smoke", folder.path])
    #expect(tagged.output.hasSuffix("\n4 scripts: 1 passed, 3 skipped\n"))
    let stopped = ToolRun(["replay", "--fail-fast", folder.path])
    #expect(stopped.output.hasSuffix("\n4 scripts: 1 passed, 1 failed, 2 not run\n"))
    let points = ToolRun(["replay", "--tags", "smoke", "--format", "tap", folder.path])
    #expect(points.output.contains("ok 2 - \(folder.path)/b.taps # SKIP for its tags\n"))
    let bailed = ToolRun(["replay", "--fail-fast", "--format", "tap", folder.path])
    #expect(bailed.output.hasSuffix("Bail out! a script did not pass\n"))
    let suites = ToolRun(["replay", "--tags", "smoke", "--format", "junit", folder.path])
    #expect(suites.output.split(separator: "\n").count { $0.hasSuffix("<skipped/>") } == 3)
  }

  @Test func `says that no script has the tags`() throws {
    let folder = try folder()
    let run = ToolRun(["replay", "--tags", "smkoe", folder.path])
    #expect(run.code == .unreadableInput)
    #expect(run.errors == "no script has the tags that were asked for\n")
  }

  @Test func `a faulty script stops a run that is to fail fast`() throws {
    let folder = try folder()
    try folder.write("bakc\n", to: "0.taps")
    let run = ToolRun(["replay", "--fail-fast", folder.path])
    #expect(names(run, folder) == [])
    #expect(run.code == .faultyScript)
  }

  @Test(arguments: 1...5)
  func `shards are together every script, each once`(count: Int) throws {
    let folder = try folder()
    for number in 0..<20 { try folder.write("back\n", to: "n\(number).taps") }
    let all = names(ToolRun(["replay", folder.path]), folder)
    let parts = (1...count).flatMap { number in
      shard(number, count, of: folder)
    }
    #expect(parts.sorted() == all.sorted())
    #expect(all.count == 24)
  }

  private func shard(_ number: Int, _ count: Int, of folder: TemporaryFolder) -> [String] {
    let run = ToolRun(
      ["replay", "--shard", "\(number)/\(count)", "--format", "tap", folder.path])
    return run.output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("# Subtest: ") else { return nil }
      return String(line.dropFirst("# Subtest: ".count + folder.path.count + 1))
    }
  }

  @Test func `a shard without the tags is empty, if another has them`() throws {
    let folder = try TemporaryFolder()
    let tagged = try folder.write("tags a\nback\n", to: "tagged.taps")
    let others = try (0..<8).map { try folder.write("back\n", to: "\($0).taps") }
    for tag in ["a", "b"] {
      for shard in 1...4 {
        let run = ToolRun(
          ["replay", "--tags", tag, "--shard", "\(shard)/4", tagged] + others)
        #expect(run.code == (tag == "a" ? .success : .unreadableInput), "\(tag) \(shard)")
        #expect(run.errors.isEmpty == (tag == "a"))
      }
    }
  }

  @Test func `a shard is the same in every run, and on every machine`() throws {
    #expect(try Shard("1/2").contains("Examples/settings.taps"))
    #expect(try !Shard("2/2").contains("Examples/settings.taps"))
  }

  @Test(arguments: [
    ("", "a shard is written I/N, as in 1/3"), ("3", "a shard is written I/N, as in 1/3"),
    ("1/2/3", "a shard is written I/N, as in 1/3"), ("a/b", "a shard is written I/N, as in 1/3"),
    ("0/3", "there is no shard 0 of 3"), ("4/3", "there is no shard 4 of 3"),
    ("1/0", "there is no shard 1 of 0"), ("-1/3", "a shard is written I/N, as in 1/3"),
    ("+1/2", "a shard is written I/N, as in 1/3"),
  ])
  func `refuses what is no shard`(_ text: String, _ reason: String) {
    #expect { try Shard(text) } throws: { ($0 as? ShardFailure)?.reason == reason }
  }
}
