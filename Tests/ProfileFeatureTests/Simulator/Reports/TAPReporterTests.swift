import Testing

@testable import profile_sim

@Suite struct TAPReporterTests {
  @Test func `writes a point for each script, and below it one for each expectation`() {
    let run = ToolRun.replay(
      """
      expect screen cover
      expect soft text cover.title "a#b"
      wait 1s
      """, "--format", "tap")
    #expect(
      run.output == """
        TAP version 14
        1..1
        # Subtest: <stdin>
            ok 1 - expect screen cover
            not ok 2 - expect soft text cover.title "a\\#b"
              ---
              line: 2
              column: 1
              expected: "text cover.title \\"a#b\\""
              actual: "text cover.title \\"Notes\\""
              ...
            1..2
        not ok 1 - <stdin>

        """)
    #expect(run.code == .failure)
  }

  @Test func `a script without an expectation that ran to its end is a success`() {
    let run = ToolRun.replay("back\n", "--format", "tap")
    #expect(run.output.hasSuffix("    ok 1 - every step ran\n    1..1\nok 1 - <stdin>\n"))
    #expect(run.code == .success)
  }

  @Test func `counts scripts with faults, and names each fault`() throws {
    let folder = try TemporaryFolder()
    try folder.write("bakc\n\ntap zzz.zzz\n", to: "a.taps")
    try folder.write("back\n", to: "b.taps")
    let missing = folder.path + "/c.taps"
    let run = ToolRun(["replay", "--format", "tap", folder.path, missing])
    let lines = run.output.split(separator: "\n")
    #expect(lines[1] == "1..3")
    #expect(lines.contains(#"    not ok 1 - unknown command "bakc""#))
    #expect(lines.contains("not ok 1 - \(folder.path)/a.taps"))
    #expect(lines.contains("not ok 2 - \(missing)"))
    #expect(lines.contains("ok 3 - \(folder.path)/b.taps"))
    #expect(lines.count { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") } == 3)
  }

  @Test func `bails out when scripts are left`() throws {
    let folder = try TemporaryFolder()
    try folder.write("tap cover.blink x50\n", to: "a.taps")
    try folder.write("back\n", to: "b.taps")
    let run = ToolRun(["replay", "--format", "tap", folder.path], interruptedAfter: 20)
    #expect(run.output.contains("not ok 1 - interrupted\n"))
    #expect(run.output.hasSuffix("Bail out! interrupted\n"))
    #expect(run.code == .interrupted)
  }
}
