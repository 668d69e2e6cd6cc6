import Testing

@testable import profile_sim

@Suite struct RecordSessionTests {
  private final class Disk {
    var files: [String: String] = ["there": "old"]
    var isFull = false
  }

  private let disk = Disk()

  private func run(
    _ terminal: FakeTerminal, output: String? = nil
  ) throws -> RecordSession<NotebookSimulation>.Ending {
    let disk = disk
    var session = RecordSession(
      RecorderInterface(
        try ScriptRecorder(NotebookSimulation()), output: output, waitsByItself: false),
      at: terminal, usesColor: true, fileExists: { disk.files[$0] != nil }
    ) { script, path throws(OutputFailure) in
      if disk.isFull { throw .failed(reason: "\(path): full") }
      disk.files[path] = script
    }
    return try session.run()
  }

  @Test func `saves and ends`() throws {
    let terminal = FakeTerminal(keys: ".q")
    #expect(try run(terminal, output: "a").savedPath == "a")
    #expect(disk.files["a"] == "wait 100ms\n")
    #expect(terminal.calls == [.takeOver, .giveBack])
  }

  @Test func `asks before it replaces a file that was not named at the start`() throws {
    #expect(try run(FakeTerminal(keys: ".q\u{15}there\rn")).reason == .interrupted)
    #expect(disk.files["there"] == "old")
    #expect(try run(FakeTerminal(keys: ".q\u{15}there\ry")).savedPath == "there")
    #expect(disk.files["there"] == "wait 100ms\n")
    #expect(try run(FakeTerminal(keys: ".q\u{15}new\r")).savedPath == "new")
  }

  @Test func `leaves the script to be printed`() throws {
    let ending = try run(FakeTerminal(keys: ".q\u{15}\r"))
    #expect(ending == .init(reason: .done, script: "wait 100ms\n"))
    #expect(try run(FakeTerminal(keys: "q")) == .init(reason: .done))
    #expect(try run(FakeTerminal(keys: ".Qy")) == .init(reason: .done))
  }

  @Test func `goes on when it cannot save`() throws {
    disk.isFull = true
    let terminal = FakeTerminal(keys: ".q")
    let ending = try run(terminal, output: "a")
    // The terminal is gone after that, which ends it; what was recorded is still there.
    #expect(ending == .init(reason: .interrupted, script: "wait 100ms\n"))
    #expect(terminal.writes.contains { $0.contains("It could not be saved: a: full") })
  }

  @Test func `saves when it is interrupted`() throws {
    #expect(try run(FakeTerminal(keys: "."), output: "a").savedPath == "a")
    #expect(disk.files["a"] == "wait 100ms\n")
    #expect(
      try run(FakeTerminal(keys: ".\u{3}\u{3}"))
        == .init(
          reason: .interrupted, script: "wait 100ms\n"))
    #expect(try run(FakeTerminal(keys: ""), output: "b") == .init(reason: .interrupted))
    #expect(disk.files["b"] == nil)
  }

  @Test func `gives the terminal back whatever happens`() {
    let terminal = FakeTerminal([.bytes([0x2E])], room: 1)
    #expect(throws: OutputFailure.failed(reason: "the terminal is gone")) {
      _ = try run(terminal)
    }
    #expect(terminal.calls == [.takeOver, .giveBack])
  }

  @Test func `draws anew when the terminal may show something else`() throws {
    let terminal = FakeTerminal([
      .resumed, .suspensionAsked, .bytes([0x1A]), .bytes([0x0C]), .silence, .resized,
    ])
    _ = try run(terminal)
    #expect(terminal.writes.count == 5)
    #expect(terminal.writes.allSatisfy { $0 == terminal.writes[0] })
    #expect(terminal.calls == [.takeOver, .suspend, .suspend, .giveBack])
  }

  @Test func `follows the size of the terminal`() throws {
    let terminal = FakeTerminal([.resized])
    terminal.size = ScreenSize(columns: 20, rows: 5)
    _ = try run(terminal)
    #expect(terminal.writes.count == 1)
    #expect(terminal.writes[0].contains("larger,"))
  }

  @Test func `waits for an escape to be decided, and for nothing else`() throws {
    let terminal = FakeTerminal([.bytes([0x1B]), .silence, .bytes([0x2E])])
    _ = try run(terminal)
    #expect(terminal.patience == [nil, 50, nil, nil])
  }
}
