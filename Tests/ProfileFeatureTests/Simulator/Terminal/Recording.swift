import Testing

@testable import profile_sim

/// A recorder's screen under test, driven by keys, and its script replayed.
struct Recording<Subject: Simulation> {
  let simulation: Subject
  private(set) var interface: RecorderInterface<Subject>
  private(set) var effects: [RecorderEffect] = []

  init(
    _ simulation: Subject, sample: String? = nil, output: String? = nil,
    waitsByItself: Bool = false, size: ScreenSize = RecorderGeometry.smallest
  ) throws {
    self.simulation = simulation
    self.interface = RecorderInterface(
      try ScriptRecorder(simulation, sample: sample), output: output, waitsByItself: waitsByItself)
    interface.resize(to: size)
  }

  var recorder: ScriptRecorder<Subject> { interface.recorder }
  var script: String { recorder.script }
  var screen: ScreenBuffer { RecorderView.draw(interface, size: RecorderGeometry.smallest) }

  /// Everything that happened while it was recorded.
  var log: [LogEntry] { recorder.openingEntries + recorder.steps.flatMap(\.entries) }

  mutating func handle(_ inputs: [TerminalInput]) {
    for input in inputs {
      if let effect = interface.handle(input) { effects.append(effect) }
    }
  }

  /// Presses the keys of the characters.
  mutating func press(_ keys: String) {
    handle(keys.unicodeScalars.map { $0 == "\n" ? .key(.enter) : .text($0) })
  }

  mutating func press(_ key: TerminalKey) {
    handle([.key(key)])
  }

  mutating func say(_ message: String) {
    interface.say(message)
  }

  /// Chooses a target with Tab.
  mutating func choose(_ id: String) {
    for _ in interface.targets where interface.sight.focus != id { press(.tab) }
    #expect(interface.sight.focus == id)
  }

  /// The log of a replay of the script.
  func replayedLog() throws -> [LogEntry] {
    let file = ScriptFile(name: "recorded", chunks: [Array(script.utf8)])
    var faults: [String] = []
    let outline = try ScriptChecker(simulation: simulation, isEmptyAllowed: true).check(file) {
      faults.append($0.description)
    }
    #expect(faults == [])
    var log: [LogEntry] = []
    var runner = ScriptRunner(
      try simulation.makeApp(outline.setUp), forms: simulation.vocabulary.changes,
      outline: outline
    ) { event in
      if case .logged(let entry, _) = event { log.append(entry) }
    }
    let result = try runner.run(BytesInMemory(script))
    #expect(result.outcome == .passed)
    return log
  }
}
