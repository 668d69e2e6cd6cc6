struct ProfileSimulation: Simulation {
  struct App: SimulatedApp {
    var now: VirtualDuration { .zero }
    var isIdle: Bool { true }
    var stack: [String] { ["profile"] }
    var modal: String? { nil }
    var elements: [ScreenElement] { [] }
    var pending: [String] { [] }
    mutating func perform(_ gesture: Gesture) {}
    mutating func advance(by duration: VirtualDuration) {}
    mutating func advanceUntilIdle(limit: VirtualDuration) -> Bool { true }
    mutating func takeLog() -> [LogEntry] { [] }
  }
  var vocabulary: Vocabulary {
    Vocabulary(
      samples: ["own"], elements: [], screens: [], modals: [], ignoredReasons: [], outputs: [],
      changes: [], linkExamples: [], isLink: { _ in true })
  }
  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> App { App() }
}
