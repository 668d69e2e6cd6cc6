/// One command of a script, as it was written, before its names are resolved.
enum Command: Hashable, Sendable {
  case setUp(SetUpCommand)
  case circumstance(Circumstance)
  /// Whether every route change from here on must be claimed.
  case exhaustive(Bool)
  case act(Action)
  case wait(Wait)
  case expect(Expectation)
  /// Gives a variable its value, until the end of the block.
  case bind(String, Word)
  /// Another script, as if its lines stood here.
  case include(Word)
  /// The beginning of a block, which ends at the `.end` that belongs to it.
  case block(BlockHeader)
  /// Between the two parts of an `if`.
  case otherwise
  case end
  /// Words with variables, which are understood when these have values.
  case template([Word])
}

extension Command {
  /// Whether it does something to the app, or lets time pass: what steps are counted by.
  var isDone: Bool {
    switch self {
    case .act, .wait, .circumstance: true
    case .setUp, .exhaustive, .expect, .bind, .include, .block, .otherwise, .end, .template: false
    }
  }
}
