/// One command of a script, as it was written, before its names are resolved.
enum Command: Hashable, Sendable {
  case setUp(SetUpCommand)
  case act(Action)
  case wait(Wait)
  case expect(Expectation)
}
