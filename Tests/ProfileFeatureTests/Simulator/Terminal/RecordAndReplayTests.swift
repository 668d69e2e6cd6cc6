import Testing

@testable import profile_sim

/// Recording, then replaying, gives the same log.
@Suite struct RecordAndReplayTests {
  private static let keys: [TerminalInput] =
    "wwww...,bbsdaeeEEuutxoR[]?qqQnny22llijjjkkpprSS:::".unicodeScalars.map { .text($0) }
    + [.key(.tab), .key(.backTab), .key(.up), .key(.down), .key(.left), .key(.right)]
    + [.key(.escape), .key(.end), .key(.home), .key(.pageDown), .key(.backspace), .key(.interrupt)]
    + Array(repeating: .key(.enter), count: 8)
    + [
      "hold posts", "release posts", "fail people 2 times", "latency posts 3s", "layout compact",
      "device \"iPhone SE\" landscape", "reader next", "tap header.posts x3", "offline", "online",
      "drag photo.0.0 to photo.0.1", "scroll to post.9", "wait 1s", "tap ${x}", "back \u{1}",
    ].map { .paste($0) }
    + ["profile://followers", "profile://nowhere", "日\"本\n\t${x}", "profile://tab/search", ""].map {
      .paste($0)
    }

  private func input(_ generator: inout SeededGenerator) -> TerminalInput {
    if Int.random(in: 0..<5, using: &generator) == 0 {
      let mouse: [TerminalInput.Mouse] = [.press, .press, .press, .wheelUp, .wheelDown]
      return .mouse(
        mouse[Int.random(in: 0..<mouse.count, using: &generator)],
        column: Int.random(in: 0..<90, using: &generator),
        row: Int.random(in: 0..<26, using: &generator))
    }
    return Self.keys[Int.random(in: 0..<Self.keys.count, using: &generator)]
  }

  private func check(_ simulation: some Simulation, sample: String?, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var recording = try Recording(
      simulation, sample: sample, waitsByItself: seed.isMultiple(of: 2))
    for _ in 0..<60 { recording.handle([input(&generator)]) }
    guard !recording.script.isEmpty else { return }
    #expect(try recording.replayedLog() == recording.log, "\(recording.script)")
    let formatted = ToolRun.format(recording.script, on: simulation)
    #expect(formatted.output == recording.script)
    // The screen can be drawn at any time.
    #expect(recording.screen.size == RecorderGeometry.smallest)
  }

  @Test(arguments: 0..<40)
  func `replays what was done to the notebook`(_ seed: UInt64) throws {
    try check(NotebookSimulation(), sample: seed.isMultiple(of: 3) ? "full" : nil, seed: seed)
  }

  @Test(arguments: 0..<30)
  func `replays what was done to the profile`(_ seed: UInt64) throws {
    let samples = ProfileSimulation().vocabulary.samples
    try check(
      ProfileSimulation(), sample: samples[Int(seed) % samples.count], seed: 1_000 + seed)
  }
}
