/// A step of a report: what a line of the script did, with all that came of it.
struct TraceStep {
  enum Kind: String {
    case start, action, circumstance, wait, expectation, block
  }

  enum Status: String {
    case done, held, failed
  }

  let kind: Kind
  /// When it began, or was judged.
  let time: VirtualDuration
  let place: ScriptPlace
  let text: String
  /// What it is about, to be found in the pictures.
  let command: Command?
  var log: [LogEntry] = []
  var failures: [Verdict] = []
  var isHeld = false

  var status: Status {
    failures.isEmpty ? (isHeld ? .held : .done) : .failed
  }

  static func start() -> TraceStep {
    TraceStep(
      kind: .start, time: .zero, place: ScriptPlace(line: 0), text: "start", command: nil)
  }

  init(
    kind: Kind, time: VirtualDuration, place: ScriptPlace, text: String, command: Command?
  ) {
    self.kind = kind
    self.time = time
    self.place = place
    self.text = text
    self.command = command
  }

  init(_ command: Command, _ time: VirtualDuration, _ place: ScriptPlace) {
    self.init(
      kind: Kind(command), time: time, place: place, text: ScriptPrinter.print(command),
      command: command)
  }
}

extension TraceStep.Kind {
  fileprivate init(_ command: Command) {
    switch command {
    case .act: self = .action
    case .wait: self = .wait
    case .expect: self = .expectation
    case .block, .include: self = .block
    case .setUp, .circumstance, .exhaustive, .bind, .otherwise, .end, .template:
      self = .circumstance
    }
  }
}
