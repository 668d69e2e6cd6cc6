import Testing

@testable import profile_sim

@Suite struct GitHubReporterTests {
  @Test func `writes nothing of what went well`() {
    let run = ToolRun.replay("expect screen cover\nback\n", "--format", "github")
    #expect(run.output == "")
    #expect(run.code == .success)
  }

  @Test func `annotates an expectation that was not met`() {
    let run = ToolRun.replay("\n  expect text cover.title \"a,b:c%\"\n", "--format", "github")
    #expect(
      run.output == """
        ::error file=<stdin>,line=2,col=3,title=expect text cover.title \"a%2Cb%3Ac%25\"\
        ::expected: text cover.title \"a,b:c%25\"%0Aactual: text cover.title \"Notes\"

        """)
    #expect(run.code == .failure)
  }

  @Test func `annotates faults, with their places where they have one`() {
    let run = ToolRun(
      ["replay", "--format", "github", "-", "/nowhere/a.taps"], standardInput: "bakc\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == #"::error file=<stdin>,line=1,col=1::unknown command "bakc""#)
    #expect(lines.last?.hasPrefix("::error file=/nowhere/a.taps::") == true)
    #expect(lines.count == 2)
  }
}
