import Testing

@testable import profile_sim

@Suite struct PictureCommandTests {
  private func picture(_ script: String, _ options: String...) -> ToolRun {
    ToolRun(["picture"] + options + ["-"], standardInput: script)
  }

  private let script = "name \"A & B\"\ntap tab.1\nexpect stack cover > page\nback\nwait 250ms\n"

  @Test func `draws the end of a script`() {
    let run = picture(script)
    #expect(run.code == .success)
    #expect(run.errors == "")
    #expect(
      run.output == """
        <svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" viewBox="0 0 90 60" role="img" font-family="sans-serif">
          <title>A &amp; B: step 3, 0.250s, cover</title>
          <desc>cover&lt;&gt;</desc>
          <rect width="90" height="60" fill="#ffffff"/>
          <svg x="0" y="0" width="90" height="60" viewBox="0 0 90 60" overflow="hidden">
            <g>
              <title>cover.title (heading): Title</title>
              <text x="45" y="33.6" font-size="10" font-weight="700" text-anchor="middle" fill="#1c1c1e" xml:space="preserve">cover&lt;&gt;</text>
              <rect x="6.25" y="12.25" width="77.5" height="35.5" fill="none" stroke="#9dc0ec" stroke-width="0.5"/>
            </g>
          </svg>
        </svg>

        """)
  }

  @Test func `draws characters for a terminal`() {
    let run = picture(script, "--format", "text", "--step", "1")
    #expect(run.code == .success)
    #expect(
      run.output == """
        A & B: step 1, 0.000s, cover > page
        ╔═══════════════╗
        ║               ║
        ║ ┌───────────┐ ║
        ║ │  page<b>  │ ║
        ║ └───────────┘ ║
        ║               ║
        ╚═══════════════╝

        """)
  }

  @Test(arguments: [
    ("0", "&lt;stdin&gt;: step 0, 0.000s, cover"),
    ("1", "&lt;stdin&gt;: step 1, 0.000s, cover &gt; page"),
    ("2", "&lt;stdin&gt;: step 2, 0.000s, cover"), ("3", "&lt;stdin&gt;: step 3, 0.100s, cover"),
  ])
  func `draws what is there after a step`(_ step: String, _ title: String) {
    let run = picture(
      "tap tab.1\nexpect screen page\nback\nexpect screen cover\nwait 100ms", "--step", step)
    #expect(run.code == .success)
    #expect(run.output.contains("<title>\(title)</title>"))
  }

  @Test func `looks at no expectation behind the step`() {
    let script = "tap tab.1\nexpect screen cover\nback"
    #expect(picture(script, "--step", "1").errors == "")
    let failing = picture(script)
    #expect(failing.code == .failure)
    #expect(failing.output.contains("step 1, 0.000s"))
    #expect(
      failing.errors == "<stdin>:2:1: error: expected: screen cover; actual: screen page\n")
    let unreached = picture(script, "--step", "2")
    #expect(unreached.code == .failure)
    #expect(unreached.output == "")
    #expect(
      unreached.errors.hasSuffix("<stdin>: error: step 2 is not reached; it ends after 1 step\n"))
  }

  @Test func `says that there is no such step`() {
    let run = picture(script, "--step", "4")
    #expect(run.code == .wrongUsage)
    #expect(run.output == "")
    #expect(
      run.errors == """
        profile-sim: error: there is no step 4; the script has 3 steps that do something
        usage: profile-sim picture [OPTION…] FILE | -

        """)
    #expect(
      picture("back", "--step", "2").errors.contains("the script has 1 step that does something"))
  }

  @Test(arguments: [
    (
      ["--device", "folio"],
      #"device "folio"; the devices are Pocket, Folio; did you mean "Folio"?"#
    ),
    (["--text-size", "tiny"], #"text size "tiny"; the text sizes are small, large"#),
    (["--layout", "plian"], #"layout "plian"; the layouts are plain; did you mean "plain"?"#),
  ])
  func `says what a name may have meant`(_ options: [String], _ message: String) {
    let run = ToolRun(["picture"] + options + ["-"], standardInput: "back")
    #expect(run.code == .wrongUsage)
    #expect(run.output == "")
    #expect(
      run.errors == """
        profile-sim: error: there is no \(message)
        usage: profile-sim picture [OPTION…] FILE | -

        """)
  }

  @Test func `shows the app on what was chosen`() {
    let run = picture(
      "back", "--device", "Folio", "--landscape", "--text-size", "large", "--layout", "plain",
      "--dark")
    #expect(run.code == .success)
    #expect(run.output.contains(#"width="150" height="60" viewBox"#))
    #expect(run.output.contains(#"font-size="20""#))
    #expect(run.output.contains(##"<rect width="150" height="60" fill="#000000"/>"##))
  }

  @Test func `treats faults and missing files as a replay does`() throws {
    let folder = try TemporaryFolder()
    #expect(picture("bakc").code == .faultyScript)
    #expect(picture("bakc").output == "")
    #expect(picture("bakc").errors == ToolRun.replay("bakc").errors)
    #expect(picture("# nothing").code == .faultyScript)
    #expect(picture("# nothing", "--allow-empty").code == .success)
    #expect(picture("profile file \"missing\"\nback").code == .unreadableInput)
    let missing = ToolRun(["picture", folder.path + "/a.taps"])
    #expect(missing.code == .unreadableInput)
    #expect(
      missing.errors
        == "\(folder.path)/a.taps: error: cannot be read: No such file or directory\n")
    let directory = ToolRun(["picture", folder.path])
    #expect(directory.code == .unreadableInput)
    #expect(
      directory.errors
        == "\(folder.path): error: cannot be read: it is a folder, not a script\n")
    #expect(picture("tap cover.odd\nexpect route pop").code == .internalFault)
  }

  @Test func `writes to a file, and only if there is a picture`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("back\n", to: "a.taps")
    let target = try folder.write("old", to: "a.svg")
    let none = ToolRun(["picture", script, "--step", "9", "-o", target])
    #expect(none.code == .wrongUsage)
    #expect(try folder.read("a.svg") == "old")
    let run = ToolRun(["picture", script, "-o", target])
    #expect(run.code == .success)
    #expect(run.output == "")
    #expect(try folder.read("a.svg") == ToolRun(["picture", script]).output)
    #expect(ToolRun(["picture", script, "-o", script]).code == .wrongUsage)
    #expect(try folder.read("a.taps") == "back\n")
  }

  @Test func `draws nothing when it is interrupted`() {
    // Reading ended by the interruption, and not by a fault of the file.
    for command in ["picture", "check", "replay", "format"] {
      let unread = ToolRun([command, "missing.taps"], interruptedAfter: 0)
      #expect(unread.code == .interrupted)
      #expect(unread.errors == "")
    }
    let run = ToolRun(["picture", "-"], standardInput: "back\nback", interruptedAfter: 1)
    #expect(run.code == .interrupted)
    #expect(run.output == "")
  }
}
