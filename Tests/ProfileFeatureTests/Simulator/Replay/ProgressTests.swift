import Testing

@testable import profile_sim

@Suite struct ProgressTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("back\n", to: "a.taps")
    try folder.write("expect screen page\n", to: "b.taps")
    return folder
  }

  @Test func `is shown on a terminal, and cleared before what is to be read`() throws {
    let folder = try folder()
    let run = ToolRun(["replay", folder.path], width: 200, errorsAreTerminal: true)
    let clear = "\r\u{1B}[K"
    #expect(
      run.errors.hasPrefix(
        "\(clear)1 of 2: \(folder.path)/a.taps\(clear)\(clear)2 of 2: \(folder.path)/b.taps\(clear)"
          + "\(folder.path)/b.taps:1:1: error: expected"))
    #expect(!run.errors.hasSuffix(clear))
  }

  @Test func `fits on a line`() throws {
    let folder = try folder()
    let run = ToolRun(["replay", folder.path], width: 12, errorsAreTerminal: true)
    #expect(run.errors.hasPrefix("\r\u{1B}[K1 of 2: \(folder.path.prefix(3))\r\u{1B}[K"))
  }

  @Test func `counts the events of a long script`() {
    let run = ToolRun(
      ["replay", "-"], standardInput: "tap cover.odd x20000\n", width: 80, errorsAreTerminal: true)
    #expect(run.errors == "\r\u{1B}[K1 of 1: <stdin>, 16384 events\r\u{1B}[K")
  }

  @Test func `is shown nowhere else, nor beside a transcript on the same terminal`() throws {
    let folder = try folder()
    #expect(!ToolRun(["replay", folder.path]).errors.contains("\r"))
    let both = ToolRun(["replay", folder.path], isTerminal: true, errorsAreTerminal: true)
    #expect(!both.errors.contains("\r"))
  }
}
