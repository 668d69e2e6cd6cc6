/// A line of a script that was recorded, before lines are folded, and what came of it.
struct RecordedStep: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case action(Action)
    case circumstance(Circumstance)
    case wait(Wait)
    case expectation(Condition)
  }

  let kind: Kind
  /// When it began.
  let time: VirtualDuration
  /// It was not asked for, but goes with the step before it.
  var isAutomatic = false
  var entries: [LogEntry] = []

  var command: Command {
    switch kind {
    case .action(let action): .act(action)
    case .circumstance(let circumstance): .circumstance(circumstance)
    case .wait(let wait): .wait(wait)
    case .expectation(let condition): .expect(Expectation(condition))
    }
  }
}
