import Testing

@testable import profile_sim

@Suite struct ExportCommandTests {
  private func export(_ arguments: String..., standardInput: String = "") -> ToolRun {
    ToolRun(
      ["export", "--swift"] + arguments, standardInput: standardInput, on: ProfileSimulation())
  }

  @Test func `prints a script as a test that a person could have written`() throws {
    let run = export(
      "-",
      standardInput: """
        # Followers, and back again.
        name "Followers and back"
        tags nav smoke
        profile other
        start profile://followers
        latency people 2s

        wait until idle
        expect count list.row 3  # one page
        back

        # The way back is there.
        expect route pop
        exhaustive on

        """)
    #expect(run.errors == "")
    #expect(run.code == .success)
    #expect(
      run.output == """
        // Made from <stdin> by "profile-sim export --swift".
        // Change the script, and export it again.
        import ProfileFeature
        import Testing

        /// Followers, and back again.
        @Suite struct StdinTests {
          @Test(.tags(.nav, .smoke)) func `Followers and back`() {
            let app = HeadlessApp(.other, start: DeepLink("profile://followers")) { server in
              server.latencies[.people] = .seconds(2)
            }

            #expect(app.advanceUntilIdle())
            #expect(app.count(ofPrefix: "list.row") == 3)  // one page
            app.back()

            // The way back is there.
            #expect(app.recorder.claimChange().matches(.pop))
            app.recorder.isExhaustive = true
            #expect(app.recorder.owedChanges.isEmpty)
          }
        }

        extension Tag {
          @Tag fileprivate static var nav: Self
          @Tag fileprivate static var smoke: Self
        }

        """)
  }

  @Test func `names the test by the file, and by a text where that can be no name`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("back\n", to: "go-back.taps")
    let run = export(path)
    #expect(run.output.contains("@Suite struct GoBackTests {\n  @Test func `go back`() {\n"))
    #expect(run.output.contains("    let app = HeadlessApp(.own)\n\n    app.back()\n"))
    #expect(!run.output.contains("extension Tag"))
    let odd = export("-", standardInput: "name \"a `\\\"tick\\\"`\"\nback")
    #expect(odd.output.contains(#"  @Test("a `\"tick\"`") func script() {"#))
    #expect(export("-", standardInput: "name \"\"\nback").output.contains("func `<stdin>`()"))
    let unused = export("-", standardInput: "offline\n")
    #expect(
      unused.output.contains(
        "    _ = HeadlessApp(.own) { server in\n      server.isOffline = true\n    }\n"))
  }

  @Test func `a profile's file goes into the test, which reads none`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\n  \"profile\": { \"username\": \"a\", \"name\": \"A \\\\\" }\n}\n", to: "a.json")
    let path = try folder.write("profile file \"a.json\"\nback\n", to: "a.taps")
    #expect(
      export(path).output.contains(
        ##"""
          @Test func `a`() throws {
            let profile = #"""
              {
                "profile": { "username": "a", "name": "A \\" }
              }
              """#
            let library = try ProfileFile.library(from: Array(profile.utf8), file: "a.json")
            let app = HeadlessApp(library)

            app.back()
          }

        """##))
  }

  @Test func `what is included stands in the test, with its name and without its comments`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write("# Rests.\n\nwait until idle  # so\n", to: "parts/rest.taps")
    let path = try folder.write("include \"parts/rest.taps\"  # first\nback\n", to: "a.taps")
    #expect(
      export(path).output.contains(
        """
            // include "parts/rest.taps"  // first
            #expect(app.advanceUntilIdle())
            app.back()

        """))
  }

  @Test func `several scripts become several suites of one file`() throws {
    let folder = try TemporaryFolder()
    let paths = try ["a.taps", "b/a.taps"].map {
      try folder.write("tags t\nback\n", to: $0)
    }
    let run = export(paths[0], paths[1], "-o", "-")
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("// Made from a.taps, a.taps by"))
    #expect(run.output.contains("@Suite struct ATests {"))
    #expect(run.output.contains("@Suite struct ATests2 {"))
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("import") } == 2)
    #expect(run.output.split(separator: "\n").count { $0.contains("static var t:") } == 1)
    // A folder stands for all scripts in it.
    #expect(export(folder.path + "/b").output.contains("ATests"))
  }

  @Test func `a script that does not pass is exported all the same`() {
    let run = export("-", standardInput: "expect modal edit\n")
    #expect(run.code == .success)
    #expect(run.output.contains(#"    #expect(app.navigation.modalName == "edit")"#))
  }

  // MARK: What goes wrong

  @Test func `faults are told, and nothing is printed`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("back\n", to: "good.taps")
    let run = export(good, "-", standardInput: "tap nowhere\n")
    #expect(run.code == .faultyScript)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(#"<stdin>:1:5: error: there is no element "nowhere""#))
    let unsayable = export("-", standardInput: "tags init\nback\n")
    #expect(unsayable.code == .faultyScript)
    #expect(unsayable.output == "")
    #expect(unsayable.errors == "<stdin>:1:1: error: the tag \"init\" can be no name in Swift\n")
    #expect(export("-").code == .faultyScript)
  }

  @Test func `a fault in a script that is included has its place there`() throws {
    let folder = try TemporaryFolder()
    let part = try folder.write("\n  expect route scroll item 007\n", to: "part.taps")
    let path = try folder.write("back\ninclude \"part.taps\"\n", to: "a.taps")
    let run = export(path)
    #expect(run.code == .faultyScript)
    #expect(
      run.errors == "\(part):2:3: error: \"item\" is a number in Swift, and \"007\" is none\n")
  }

  @Test func `what cannot be read is told`() throws {
    let folder = try TemporaryFolder()
    let run = export(folder.path + "/none.taps")
    #expect(run.code == .unreadableInput)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(folder.path)/none.taps: error: cannot be read: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(export(folder.path).code == .unreadableInput)
  }

  @Test func `writes a file if there is a test, and leaves it alone otherwise`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("back\n", to: "a.taps")
    let output = try folder.write("as it was", to: "A.swift")
    #expect(export("-o", output, "-", standardInput: "bakc\n").code == .faultyScript)
    #expect(try folder.read("A.swift") == "as it was")
    let run = export(path, "--output=\(output)")
    #expect(run.code == .success)
    #expect(run.output == "")
    #expect(try folder.read("A.swift").contains("@Suite struct ATests {"))
  }

  @Test func `what cannot be written is told`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("back\n", to: "a.taps")
    let run = export(path, "-o", folder.path + "/no/A.swift")
    #expect(run.code == .unwritableOutput)
    #expect(run.errors.hasPrefix("profile-sim: error: cannot write \(folder.path)/no/A.swift: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    let full = ToolRun(
      ["export", "--swift", path], outputFailure: .failed(reason: "<stdout>: full"),
      on: ProfileSimulation())
    #expect(full.code == .unwritableOutput)
    let itself = export(path, "-o", path)
    #expect(itself.code == .wrongUsage)
    #expect(itself.errors.contains("the output would overwrite the script"))
    #expect(try folder.read("a.taps") == "back\n")
  }

  @Test func `stops when it is interrupted`() {
    let run = ToolRun(
      ["export", "--swift", "-"], standardInput: "back\n", interruptedAfter: 0,
      on: ProfileSimulation())
    #expect(run.code == .interrupted)
    #expect(run.output == "")
  }
}
