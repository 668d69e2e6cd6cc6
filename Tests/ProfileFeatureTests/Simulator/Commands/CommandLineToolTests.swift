import Testing

@testable import profile_sim

@Suite struct CommandLineToolTests {
  @Test func `names of files cannot colour a terminal or begin a line`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("bakc\nexpect screen page\n", to: "n\u{1B}[31m\no.taps")
    let failing = try folder.write("expect screen page\n", to: "f\u{1B}[31m\no.taps")
    for arguments in [["replay", path], ["replay", failing], ["replay", "n\u{1B}\no.taps"]] {
      let run = ToolRun(arguments)
      #expect(!run.errors.contains("\u{1B}"))
      #expect(!run.errors.contains("\no.taps"))
      #expect(run.errors.contains("␛"))
    }
  }

  @Test func `prints its version and its help`() {
    #expect(ToolRun(["--version"]).output == "profile-sim 0.1.0\n")
    #expect(
      ToolRun(["help", "check"]).output == """
        usage: profile-sim check [OPTION…] FILE… | DIR | -

        Reads scripts and looks up every name in them. Prints each fault with its place and says
        nothing of scripts without faults.

        Options:
          --allow-empty  a script in which nothing does anything is no fault
          -h, --help     prints this

        """)
    let overview = ToolRun(["--help"])
    #expect(overview.code == .success)
    for command in CommandReference.all {
      #expect(overview.output.contains("\n  \(command.name) "))
      #expect(ToolRun([command.name, "--help"]).output.hasPrefix(command.usage + "\n"))
    }
    for line in overview.output.split(separator: "\n") {
      #expect(line.count <= 100)
    }
  }

  @Test func `lists elements`() {
    #expect(
      ToolRun(["elements"]).output == """
        cover
          cover.title   heading  Title
          cover.index   button   Index
          cover.save    button   Save
          cover.blink   button   Blink
          cover.odd     button   Odd
          tab.N         cell     Tab
          tab#ID        cell     Tab

        page
          page.text     text     –

        index
          row.N.cell.N  cell     Cell

        """)
    #expect(ToolRun(["elements", "page"]).output == "page.text     text     –\n")
    let wrong = ToolRun(["elements", "cvoer"])
    #expect(wrong.code == .wrongUsage)
    #expect(
      wrong.errors == """
        profile-sim: error: there is no screen "cvoer"; the screens are cover, page, index; did you mean "cover"?
        usage: profile-sim elements [SCREEN]

        """)
  }

  @Test func `checks without running, and says nothing of what is right`() {
    let right = ToolRun(["check", "-"], standardInput: "tap tab.0\nexpect modal index")
    #expect(right.code == .success)
    #expect(right.output + right.errors == "")
    let wrong = ToolRun(["check", "-"], standardInput: "tap tab.0\n\ttap cover.indx\nbakc")
    #expect(wrong.code == .faultyScript)
    #expect(wrong.output == "")
    #expect(
      wrong.errors == """
        <stdin>:2:6: error: there is no element "cover.indx" on any screen
          \ttap cover.indx
          \t    ^~~~~~~~~~ did you mean "cover.index"?
        <stdin>:3:1: error: unknown command "bakc"
          bakc
          ^~~~ did you mean "back"?

        """)
  }

  @Test func `reports the faults of all files, and runs those without`() throws {
    let folder = try TemporaryFolder()
    try folder.write("bakc\ntap zzz.zzz\n", to: "a.taps")
    try folder.write("back\n", to: "b.taps")
    try folder.write("expect nothing\n", to: "c/d.taps")
    try folder.write("no script\n", to: "c/e.txt")
    let run = ToolRun(["replay", folder.path])
    #expect(
      run.errors.split(separator: "\n").filter { $0.contains(": error: ") } == [
        "\(folder.path)/a.taps:1:1: error: unknown command \"bakc\"",
        "\(folder.path)/a.taps:2:5: error: there is no element \"zzz.zzz\" on any screen",
        "\(folder.path)/c/d.taps:1:8: error: \"nothing\" is nothing that can be expected",
      ])
    #expect(run.output.contains("b.taps"))
    #expect(run.output.hasSuffix("\n3 scripts: 1 passed, 2 not run\n"))
    #expect(run.code == .faultyScript)
    #expect(ToolRun(["check", folder.path]).errors == run.errors)
  }

  @Test func `ends with the highest code of all scripts`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.write("back\n", to: "good.taps")
    let failing = try folder.write("expect modal index\n", to: "failing.taps")
    let soft = try folder.write("expect soft modal index\nback\n", to: "soft.taps")
    let faulty = try folder.write("bakc\n", to: "faulty.taps")
    let empty = try folder.write("# nothing\n", to: "empty.taps")
    let odd = try folder.write("tap cover.odd\nexpect route pop\n", to: "odd.taps")
    let missing = folder.path + "/missing.taps"
    let expected: [([String], ExitCode)] = [
      ([good], .success), ([good, good], .success), ([failing], .failure), ([soft], .failure),
      ([failing, good], .failure), ([good, failing], .failure), ([faulty], .faultyScript),
      ([faulty, failing], .faultyScript), ([empty], .faultyScript), ([missing], .unreadableInput),
      ([missing, faulty, failing, good], .unreadableInput), ([odd], .internalFault),
      ([odd, missing, good], .internalFault), (["--allow-empty", empty], .success),
    ]
    for (arguments, code) in expected {
      #expect(ToolRun(["replay"] + arguments).code == code, "\(arguments)")
    }
  }

  @Test func `gives the path and the reason for what cannot be read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "empty/notes.txt")
    let missing = ToolRun(["replay", folder.path + "/a.taps"])
    #expect(
      missing.errors
        == "\(folder.path)/a.taps: error: cannot be read: No such file or directory\n")
    let bare = ToolRun(["check", folder.path + "/empty"])
    #expect(bare.code == .unreadableInput)
    #expect(
      bare.errors
        == "\(folder.path)/empty: error: cannot be read: "
        + "there are no scripts (*.taps) in this folder\n")
  }

  @Test func `explains a fault of the simulator itself`() {
    let run = ToolRun.replay("tap cover.odd\nexpect route pop")
    #expect(run.code == .internalFault)
    #expect(
      run.errors
        == "<stdin>: error: internal fault: no script can say the route change "
        + "teleport \"nowhere: this quote is never closed\n")
  }

  @Test func `writes to a file, but never over a script`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("back\n", to: "a.taps")
    let target = try folder.write(String(repeating: "old\n", count: 1_000), to: "out.txt")
    let run = ToolRun(["replay", script, "-o", target])
    #expect(run.code == .success)
    #expect(run.output == "")
    #expect(try folder.read("out.txt") == ToolRun(["replay", script]).output)

    let over = ToolRun(["replay", script, "-o", folder.path + "/./a.taps"])
    #expect(over.code == .wrongUsage)
    #expect(over.errors.contains("the output would overwrite the script"))
    #expect(try folder.read("a.taps") == "back\n")

    let nowhere = ToolRun(["replay", script, "-o", folder.path + "/none/out.txt"])
    #expect(nowhere.code == .unwritableOutput)
    #expect(
      nowhere.errors
        == "profile-sim: error: cannot write \(folder.path)/none/out.txt: "
        + "No such file or directory\n")
  }

  @Test func `says that output could not be written`() {
    let full = ToolRun(
      ["replay", "-"], standardInput: "back",
      outputFailure: .failed(reason: "standard output: No space left on device"))
    #expect(full.code == .unwritableOutput)
    #expect(
      full.errors
        == "profile-sim: error: cannot write standard output: No space left on device\n")
    let mute = ToolRun(
      ["check", "-"], standardInput: "bakc", errorFailure: .failed(reason: "full"))
    #expect(mute.code == .unwritableOutput)
  }

  @Test func `ends at once and silently when nobody reads any more`() {
    let script = String(repeating: "back\n", count: 100_000)
    let run = ToolRun(
      ["replay", "-"], standardInput: script, outputFailure: .readerGone, outputRoom: 200_000)
    #expect(run.code == .readerGone)
    #expect(run.errors == "")
    #expect(run.output.utf8.count < 200_000)
    let errors = ToolRun(["check", "-"], standardInput: "bakc", errorFailure: .readerGone)
    #expect(errors.code == .readerGone)
  }

  @Test func `writes what was logged when it is interrupted`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(String(repeating: "back\n", count: 100), to: "a.taps")
    let run = ToolRun(["replay", script, script], interruptedAfter: 20)
    #expect(run.code == .interrupted)
    #expect(run.output.contains("ignored  atRoot"))
    #expect(run.output.contains("\ninterrupted: "))
    #expect(run.output.hasSuffix("\n2 scripts: 1 interrupted, 1 not run\n"))
  }

  @Test func `gives the same transcript for a script with CR LF and a byte order mark`() {
    let script = "name \"x\"\ntap tab.0\n\nexpect route push page a\n# end\nback\n"
    let windows = "\u{FEFF}" + script.replacing("\n", with: "\r\n")
    let plain = ToolRun.replay(script)
    #expect(ToolRun.replay(windows).output == plain.output)
    #expect(plain.code == .success)
  }
}
