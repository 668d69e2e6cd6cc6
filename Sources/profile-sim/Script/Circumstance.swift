/// Something about the world around an app that is not the person's doing: the device, its settings, the network.
enum Circumstance: Hashable, Sendable {
  /// Another device; held as the last one unless it is said how.
  case device(Word, Orientation?)
  case rotate
  case textSize(Word)
  case layout(Word)
  case appearance(Appearance)
  case language(Word)
  case reduceMotion(Bool)
  /// How long a service takes for requests from now on.
  case latency(Word, VirtualDuration)
  /// A service fails; nil stands for every time.
  case fail(Word, times: Int?)
  /// A service keeps its replies back.
  case hold(Word)
  /// It gives them; with a number only that one of those that it keeps, counted from 1.
  case release(Word, number: Int?)
  case offline
  case online

  /// Whether it gives replies, which must have been asked for before.
  var isRelease: Bool {
    if case .release = self { true } else { false }
  }

  enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }
}
