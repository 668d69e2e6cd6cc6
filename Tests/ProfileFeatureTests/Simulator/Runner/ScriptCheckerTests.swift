import Testing

@testable import profile_sim

@Suite struct ScriptCheckerTests {
  private func check(
    _ script: String, isEmptyAllowed: Bool = false
  ) throws -> (outline: ScriptOutline, faults: [String]) {
    let checker = ScriptChecker(simulation: NotebookSimulation(), isEmptyAllowed: isEmptyAllowed)
    var faults: [String] = []
    let file = ScriptFile(name: "t.taps", chunks: [Array(script.utf8)])
    let outline = try checker.check(file) { fault in
      faults.append(fault.description.split(separator: "\n").first.map(String.init) ?? "")
    }
    return (outline, faults)
  }

  @Test func `gathers what must be known before the first step`() throws {
    let (outline, faults) = try check(
      """
      name "A b"
      tags x y
      profile blank
      seed 7
      start note://page/a
      tap tab.0
      expect route push page a
      expect idle

      # the end
      """)
    #expect(faults == [])
    #expect(
      outline
        == ScriptOutline(
          setUp: SetUp(
            name: "A b", tags: ["x", "y"], profile: .sample("blank"), seed: 7,
            start: "note://page/a"),
          stepCount: 3, lastLine: 10, lastRouteExpectation: 7, exitCode: .success))
  }

  @Test func `finds all faults, in the order of their places`() throws {
    let (outline, faults) = try check(
      """
      profile ful
      tpa tab.0
      tap tba.0
      expect stack cvoer > pgae
      wait 5
      name late
      """)
    #expect(
      faults == [
        #"t.taps:1:9: error: there is no sample profile "ful""#,
        #"t.taps:2:1: error: unknown command "tpa""#,
        #"t.taps:3:5: error: there is no element "tba.0" on any screen"#,
        #"t.taps:4:14: error: there is no screen "cvoer""#,
        #"t.taps:4:22: error: there is no screen "pgae""#,
        #"t.taps:5:6: error: "5" has no unit; write ms, s or min behind the number"#,
        #"t.taps:6:1: error: "name" is set-up and must stand before the first action (line 3)"#,
      ])
    #expect(outline.exitCode == .faultyScript)
  }

  @Test(arguments: ["", "\n\n", "# only this", "\u{FEFF}", "name x\ntags y"])
  func `takes a script in which nothing does anything for a fault`(_ script: String) throws {
    let (outline, faults) = try check(script)
    #expect(outline.exitCode == .faultyScript)
    #expect(
      faults == [
        "t.taps: error: the script is empty: nothing in it does anything "
          + "(--allow-empty permits this)"
      ])
    let allowed = try check(script, isEmptyAllowed: true)
    #expect(allowed.outline.exitCode == .success)
    #expect(allowed.faults == [])
  }

  @Test(arguments: [
    ("profile file \"missing.json\"\nback", "missing.json is not there", ExitCode.unreadableInput),
    ("profile file \"bad.json\"\nback", "bad.json is no notebook", .faultyScript),
  ])
  func `loads the profile's file and reports what is wrong with it at its place`(
    _ script: String, _ message: String, _ code: ExitCode
  ) throws {
    let (outline, faults) = try check(script)
    #expect(faults == ["t.taps:1:14: error: \(message)"])
    #expect(outline.exitCode == code)
  }

  @Test func `looks for the profile's file from the script's folder`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("profile file x.json\nback", to: "a/b.taps")
    let checker = ScriptChecker(simulation: NotebookSimulation(), isEmptyAllowed: false)
    let outline = try checker.check(try ScriptFile(path: path)) { _ in }
    #expect(outline.setUp.profile == .file(written: "x.json", path: folder.path + "/a/x.json"))
  }
}
