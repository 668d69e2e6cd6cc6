import Testing

@testable import profile_sim

@Suite struct DiffCommandTests {
  private let one = "tap tab.0\nback\ntap cover.save\nwait 1s\n"
  private let other = "wait 100ms\ntap tab.0\nback\ntap tab.1\nback\ntap cover.index\n"

  @Test func `shows two runs side by side`() throws {
    let folder = try TemporaryFolder()
    try folder.write(one, to: "a.taps")
    try folder.write(other, to: "b.taps")
    let run = ToolRun(["diff", folder.path + "/a.taps", folder.path + "/b.taps"])
    #expect(run.code == .failure)
    #expect(run.errors == "")
    #expect(run.output.contains("/a.taps   …"))
    #expect(
      run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .joined(separator: "\n") == """
             0.000s push page a title "Page a"        0.100s push page a title "Page a"
             0.000s pop                               0.100s pop
             0.250s push page saved title "Page… <
                                                 >    0.100s push page b title "Page b"
                                                 >    0.100s pop
                                                 >    0.100s present index sheet

          equal: 2, only left: 1, only right: 3

          """)
  }

  @Test func `takes transcripts for runs, and knows them by their contents`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(one, to: "a.taps")
    let transcript = try folder.write(
      ToolRun(["replay", "--format", "json", script]).output, to: "b.taps")
    let run = ToolRun(["diff", script, transcript])
    #expect(run.code == .success, "\(run.errors)")
    #expect(run.output.hasSuffix("\nequal: 3, only left: 0, only right: 0\n"))
    let piped = ToolRun(["diff", "-", transcript], standardInput: one)
    #expect(piped.code == .success)
    #expect(piped.output.hasPrefix("<stdin> "))
    // A run that failed is compared as far as it went.
    let failing = ToolRun(
      ["diff", script, "-"], standardInput: "tap tab.0\nexpect modal index\nback")
    #expect(failing.code == .failure)
    #expect(failing.output.hasSuffix("equal: 1, only left: 2, only right: 0\n"))
  }

  @Test func `is as wide as the terminal`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(one, to: "a.taps")
    let wide = ToolRun(
      ["diff", script, script], isTerminal: true, width: 120, environment: ["NO_COLOR": "1"])
    let column = "   0.000s push page a title \"Page a\""
    let padding = String(repeating: " ", count: 58 - column.count + 3)
    #expect(wide.output.contains("\n\(column)\(padding)\(column)\n"))
    for width in [1, 40, 41, 80, 200] {
      let run = ToolRun(
        ["diff", script, "-"], standardInput: other, isTerminal: true, width: width,
        environment: ["NO_COLOR": "1"])
      for line in run.output.split(separator: "\n").dropLast() {
        #expect(DisplayWidth.of(line) <= max(width, 40))
      }
    }
    let colored = ToolRun(["diff", script, "-"], standardInput: other, isTerminal: true)
    #expect(colored.output.contains("\u{1B}[1;31m"))
  }

  @Test(arguments: [
    ("{\"type\":\"end\"}", "<stdin>:1: error: a transcript begins with a line of type \"run\""),
    ("\n{\"type\":\"run\",\"schema\":2}", "<stdin>:2: error: only schema 1 is known"),
    ("{", "<stdin>:1: error: this is no line of a transcript in JSON Lines"),
    (
      "{\"type\":\"run\",\"schema\":1}",
      "<stdin>: error: the transcript is cut off: its last line is not there"
    ),
    (
      "{\"type\":\"run\",\"schema\":1}\n{\"type\":\"route\",\"change\":\"pop\"}",
      "<stdin>:2: error: a route change needs \"change\" and \"nanoseconds\""
    ),
    (
      "{\"type\":\"run\",\"schema\":1}\n{\"type\":\"end\"}\n{\"type\":\"end\"}",
      "<stdin>:3: error: the transcript has ended before this line"
    ),
    (
      "{\"type\":\"run\",\"schema\":1}\n{\"type\":\"run\",\"schema\":1}",
      "<stdin>:2: error: the run begins again"
    ),
  ])
  func `says what is wrong with a transcript`(_ text: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write(one, to: "a.taps")
    let run = ToolRun(["diff", script, "-"], standardInput: text)
    #expect(run.code == .faultyScript)
    #expect(run.errors == message + "\n")
    #expect(run.output == "")
  }

  @Test func `reports the faults of both, and shows nothing then`() throws {
    let folder = try TemporaryFolder()
    let faulty = try folder.write("bakc\n", to: "a.taps")
    let run = ToolRun(["diff", faulty, folder.path + "/none.taps"])
    #expect(run.code == .unreadableInput)
    #expect(run.errors.contains("unknown command \"bakc\""))
    #expect(run.errors.contains("/none.taps: error: cannot be read: No such file or directory"))
    #expect(run.output == "")
    let directory = ToolRun(["diff", folder.path, faulty])
    #expect(directory.code == .unreadableInput)
    #expect(directory.errors.contains("\(folder.path): error: cannot be read: it is a folder"))
  }
}
