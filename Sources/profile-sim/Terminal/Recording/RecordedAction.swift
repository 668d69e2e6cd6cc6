/// Something that a person can do while a script is recorded.
enum RecordedAction: Hashable, Sendable {
  case tap(String)
  case back
  case swipeDown
  case dismiss
  case type(String, String)
  case clear(String)
  case open(String)
  case relaunch

  /// What the app is told.
  var gesture: Gesture {
    switch self {
    case .tap(let id): .tap(id)
    case .back: .back
    case .swipeDown: .swipeDown
    case .dismiss: .dismiss
    case .type(let id, let text): .type(id, text)
    case .clear(let id): .clear(id)
    case .open(let link): .open(link)
    case .relaunch: .relaunch
    }
  }

  /// What the script says.
  var command: Command {
    switch self {
    case .tap(let id): .act(.tap(Word(id), times: 1))
    case .back: .act(.back)
    case .swipeDown: .act(.swipeDown)
    case .dismiss: .act(.dismiss)
    case .type(let id, let text): .act(.type(Word(id), text))
    case .clear(let id): .act(.clear(Word(id)))
    case .open(let link): .act(.open(Word(link)))
    case .relaunch: .act(.relaunch)
    }
  }
}
