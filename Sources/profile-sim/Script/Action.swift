/// Something that a person does.
enum Action: Hashable, Sendable {
  case tap(Word, times: Int)
  case back
  case swipeBack(SwipePhase?)
  case swipeDown
  case dismiss

  /// The parts of a swipe from the edge; a swipe without a part is a whole one.
  enum SwipePhase: String, CaseIterable, Sendable {
    case begin, cancel, finish
  }
}
