/// Something that a person does.
enum Action: Hashable, Sendable {
  case tap(Word, times: Int)
  case back
  case swipeBack(SwipePhase?)
  case swipeDown
  case dismiss
  /// Types into a text field, key by key.
  case type(Word, String)
  case clear(Word)
  case open(Word)
  case relaunch

  /// The parts of a swipe from the edge; a swipe without a part is a whole one.
  enum SwipePhase: String, CaseIterable, Sendable {
    case begin, cancel, finish
  }
}
