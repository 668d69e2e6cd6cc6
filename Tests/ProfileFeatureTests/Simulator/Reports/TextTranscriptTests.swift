import Testing

@testable import profile_sim

@Suite struct TextTranscriptTests {
  private let script = "name \"one\"\ntap tab.0\nback\ntap cover.odd\nwait 1.5s\ntap tab.0\n"

  private func records(_ text: String) throws -> [RouteRecord] {
    try TextTranscript.records(BytesInMemory(text))
  }

  @Test func `has the route changes that the run had, with their times`() throws {
    let collector = RouteCollector()
    let text = ToolRun.replay(script).output
    #expect(try TextTranscript.isTranscript(BytesInMemory(text)))
    let json = ToolRun.replay(script, "--format", "json").output
    let wanted = try TranscriptReader.records(BytesInMemory(json)).map(\.printed)
    #expect(wanted.count > 2)
    #expect(try records(text) == wanted)
    #expect(collector.records.isEmpty)
  }

  @Test func `is told from scripts and from JSON Lines`() throws {
    for text in [script, "", "# 0.000s\nback\n", ToolRun.replay(script, "--format", "json").output]
    {
      #expect(try !TextTranscript.isTranscript(BytesInMemory(text)), "\(text)")
    }
  }

  @Test func `can be of several scripts`() throws {
    let folder = try TemporaryFolder()
    try folder.write(script, to: "a.taps")
    try folder.write(script, to: "b.taps")
    let one = try records(ToolRun(["replay", folder.path + "/a.taps"]).output)
    let both = ToolRun(["replay", folder.path]).output
    #expect(try TextTranscript.isTranscript(BytesInMemory(both)))
    #expect(try records(both) == one + one)
  }

  @Test func `that is cut off is a fault`() throws {
    let text = ToolRun.replay(script).output
    let cut = String(text.dropLast(40))
    #expect(throws: TranscriptReader.Fault.self) { try records(cut) }
  }

  @Test func `is compared with a script, with JSON Lines and with itself`() throws {
    let folder = try TemporaryFolder()
    let taps = try folder.write(script, to: "a.taps")
    let text = try folder.write(ToolRun(["replay", taps]).output, to: "a.transcript")
    let json = try folder.write(ToolRun(["replay", taps, "--format", "json"]).output, to: "a.json")
    for other in [taps, text, json] {
      let run = ToolRun(["diff", text, other])
      #expect(run.code == .success, "\(run.output)\(run.errors)")
      #expect(run.errors == "")
    }
    let changed = try folder.write("tap tab.0\n", to: "b.taps")
    #expect(ToolRun(["diff", text, changed]).code == .failure)
  }
}
