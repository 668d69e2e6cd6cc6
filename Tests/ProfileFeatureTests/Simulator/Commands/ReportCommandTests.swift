import Testing

@testable import profile_sim

@Suite struct ReportCommandTests {
  @Test func `writes a page even if scripts fail, with the code of a replay`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("back\nexpect screen page\n", to: "a.taps")
    let run = ToolRun(["report", script, "-o", folder.path + "/a.html"])
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.errors == ToolRun(["replay", script]).errors)
    #expect(try folder.read("a.html").hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(try folder.read("a.html").hasSuffix("</html>\n"))
  }

  @Test func `reads standard input, and replaces what was in the file`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(String(repeating: "old ", count: 100_000), to: "a.html")
    let run = ToolRun(["report", "-", "-o", path], standardInput: "back")
    #expect(run.code == .success)
    let page = try folder.read("a.html")
    #expect(page.contains("&lt;stdin&gt;: passed"))
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test(arguments: [
    (["report"], "report needs a script, a folder, or - for standard input"),
    (["report", "a.taps"], "report needs -o FILE, where the page is written to"),
    (["report", "a.taps", "-o"], "-o needs a value: FILE"),
    (["report", "a", "-o", "b", "--fail-fast"], "unknown option \"--fail-fast\""),
    (
      ["report", "a", "-o", "b", "--max-steps", "0"],
      "--max-steps: \"0\" is no whole number from 1 on"
    ),
  ])
  func `explains a wrong command line`(_ arguments: [String], _ message: String) {
    let run = ToolRun(arguments)
    #expect(run.code == .wrongUsage)
    #expect(run.errors.hasPrefix("profile-sim: error: \(message)"), "\(run.errors)")
    #expect(run.errors.hasSuffix("usage: profile-sim report [OPTION…] FILE… | DIR | -\n"))
  }

  @Test(arguments: ["/nowhere/a.html", "/dev/full", "/"])
  func `says that a page cannot be written`(_ path: String) throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("back\n", to: "a.taps")
    let run = ToolRun(["report", script, "-o", path])
    #expect(run.code == .unwritableOutput)
    #expect(run.errors.hasPrefix("profile-sim: error: cannot write \(path): "), "\(run.errors)")
  }

  @Test func `never overwrites a script`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("back\n", to: "a.taps")
    #expect(ToolRun(["report", script, "-o", script]).code == .wrongUsage)
    #expect(try folder.read("a.taps") == "back\n")
  }

  @Test func `says what is missing, on the page too`() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun(["report", folder.path + "/b.taps", "-o", folder.path + "/a.html"])
    #expect(run.code == .unreadableInput)
    #expect(try folder.read("a.html").contains("b.taps: error: cannot be read: "))
  }

  @Test func `shows what was done until it was interrupted`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.html"
    let run = ToolRun(
      ["report", "-", "-o", path], standardInput: "back\nback\nback", interruptedAfter: 2)
    #expect(run.code == .interrupted)
    #expect(try folder.read("a.html").contains("&lt;stdin&gt;: interrupted"))
    #expect(try folder.read("a.html").contains("id=\"step-1-1\""))
    #expect(try !folder.read("a.html").contains("id=\"step-1-3\""))
  }

  @Test func `runs what has a tag, and ends what goes on for ever`() throws {
    let folder = try TemporaryFolder()
    let page = folder.path + "/a.html"
    try folder.write("tags x\nback\n", to: "s/a.taps")
    try folder.write("tags y\nwait 2min\n", to: "s/b.taps")
    let tagged = ToolRun(["report", folder.path + "/s", "-o", page, "--tags", "x"])
    #expect(tagged.code == .success)
    #expect(try folder.read("a.html").contains("2 scripts: 1 passed, 1 skipped"))
    let short = ToolRun(["report", folder.path + "/s", "-o", page, "--max-time", "1min"])
    #expect(short.code == .failure)
    #expect(try folder.read("a.html").contains("to end within 1min (--max-time)"))
  }
}
