/// What can be asked about a run at one of its steps. Lists of words are never empty.
enum Condition: Hashable, Sendable {
  /// The words of a route change; the last but one is neither `within` nor `max`.
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
  /// What a screen reader says that the element is.
  case label(Word, String)
  case element(ElementQuality, Word)
  /// How many elements `PREFIX.0`, `PREFIX.1` … there are.
  case count(Word, Int)
  case refreshing
  case idle
  /// How many of this screen are held in memory.
  case alive(Word, Int)
  /// What a screen reader is at; `none` says that it is nowhere.
  case focus(Word)
  /// What a screen reader said by itself.
  case announced(String)
}
