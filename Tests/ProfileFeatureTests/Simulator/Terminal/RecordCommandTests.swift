import Testing

@testable import profile_sim

@Suite struct RecordCommandTests {
  private let screen = ["TERM": "xterm"]

  @Test func `needs a terminal that can be drawn on`() {
    for (terminal, environment) in [
      (nil, screen), (FakeTerminal(keys: "q"), ["TERM": "dumb"]), (FakeTerminal(keys: "q"), [:]),
    ] {
      let run = ToolRun(["record"], environment: environment, terminal: terminal)
      #expect(run.code == .wrongUsage)
      #expect(run.output == "")
      #expect(
        run.errors == """
          profile-sim: error: record needs a terminal that can be drawn on, as standard input and as \
          standard output
          usage: profile-sim record [OPTION…]

          """)
      #expect(terminal?.calls ?? [] == [])
    }
  }

  @Test func `refuses wrong words before it takes the terminal over`() {
    for (arguments, message) in [
      (
        ["--profile", "fulll"],
        #"there is no sample profile "fulll"; the samples are blank, full; did you mean "full"?"#
      ),
      (["--device", "Phon"], #"there is no device "Phon"; the devices are Pocket, Folio"#),
      (["--layout", "x"], #"there is no layout "x"; the layouts are "#),
      (["--text-size", "x"], #"there is no text size "x"; the text sizes are "#),
      (["file"], #""file" is too much behind record; -o names the file"#),
      (["-o"], "-o needs a value: FILE"),
    ] {
      let terminal = FakeTerminal(keys: "q")
      let run = ToolRun(["record"] + arguments, environment: screen, terminal: terminal)
      #expect(run.code == .wrongUsage)
      #expect(run.errors.hasPrefix("profile-sim: error: \(message)"), "\(run.errors)")
      #expect(terminal.calls == [])
    }
  }

  @Test func `says at once where nothing can be saved`() throws {
    let folder = try TemporaryFolder()
    for path in [folder.path, folder.path + "/none/a.taps"] {
      let terminal = FakeTerminal(keys: ".q")
      let run = ToolRun(["record", "-o", path], environment: screen, terminal: terminal)
      #expect(run.code == .unwritableOutput)
      #expect(run.errors.contains(path))
      #expect(terminal.calls == [])
    }
  }

  @Test func `writes the script to a file, or prints it`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.taps"
    let keys = "obad\r.q"
    let saved = ToolRun(
      ["record", "-o", path, "--profile", "blank"], environment: screen,
      terminal: FakeTerminal(keys: keys))
    #expect(saved.code == .success)
    #expect(saved.output == "")
    #expect(saved.errors == "saved as \(path)\n")
    let script = "profile blank\n\nopen \"bad\"\nwait 100ms\n"
    #expect(try folder.read("a.taps") == script)
    let printed = ToolRun(
      ["record", "--profile=blank"], environment: screen,
      terminal: FakeTerminal(keys: keys + "\u{15}\r"))
    #expect(printed.code == .success)
    #expect(printed.output == script)
    #expect(printed.errors == "")
  }

  @Test func `waits by itself if it is told to`() throws {
    let run = ToolRun(
      ["record", "--auto-wait"], environment: screen,
      terminal: FakeTerminal(keys: "aa.q\u{15}\r"))
    #expect(run.output == "wait 100ms\n")
  }

  @Test func `keeps what was recorded when it is interrupted`() {
    let run = ToolRun(["record"], environment: screen, terminal: FakeTerminal(keys: "."))
    #expect(run.code == .interrupted)
    #expect(run.output == "wait 100ms\n")
  }

  @Test func `sends no colours where they are not wanted`() throws {
    for (environment, isColored) in [(screen, true), (["TERM": "xterm", "NO_COLOR": "1"], false)] {
      let terminal = FakeTerminal(keys: "obad\r")
      _ = ToolRun(["record"], isTerminal: true, environment: environment, terminal: terminal)
      #expect(terminal.writes.joined().contains("\u{1B}[0;33m") == isColored)
    }
  }
}
