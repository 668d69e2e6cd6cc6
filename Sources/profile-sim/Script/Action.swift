/// Something that a person does.
enum Action: Hashable, Sendable {
  case tap(Word, times: Int)
  case doubleTap(Word)
  case longPress(Word)
  /// Taps a point of the device.
  case tapAt(x: Points, y: Points)
  case back
  case swipeBack(SwipePhase?)
  case swipeDown
  case dismiss
  /// Types into a text field, key by key.
  case type(Word, String)
  case press(Key)
  case clear(Word)
  /// Scrolls what the element belongs to; positive shows what is further down.
  case scroll(Word, by: Points)
  /// Scrolls no further than it takes to see the element.
  case scrollTo(Word)
  case pull(Word)
  case drag(Word, to: Word)
  /// Begins to drag and lets go where it does not count.
  case cancelDrag(Word)
  case open(Word)
  case relaunch
  case background
  case foreground
  case reader(ReaderMove)

  /// The parts of a swipe from the edge; a swipe without a part is a whole one.
  enum SwipePhase: String, CaseIterable, Sendable {
    case begin, cancel, finish
  }

  /// A key that types nothing.
  enum Key: String, CaseIterable, Sendable {
    case `return`, escape
  }

  /// What a person does with a screen reader.
  enum ReaderMove: String, CaseIterable, Sendable {
    case next, previous, activate, escape
  }
}
