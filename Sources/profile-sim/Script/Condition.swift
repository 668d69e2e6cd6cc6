/// What can be asked about a run at one of its steps. Lists of words are never empty.
enum Condition: Hashable, Sendable {
  /// The words of a route change.
  case route([Word])
  case noRoute
  /// Why something was ignored; `none` says that nothing was.
  case ignored(Word)
  case output(Word)
  case screen(Word)
  /// The screens of the topmost stack, its root first.
  case stack([Word])
  case tab(Word)
  /// What is presented; `none` says that nothing is.
  case modal(Word)
  case text(Word, String)
  /// How many elements `PREFIX.0`, `PREFIX.1` … there are.
  case count(Word, Int)
  case idle
}
