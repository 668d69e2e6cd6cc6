import ProfileFeature

/// Puts events into the words of scripts. Those of late are remembered, as a tap that is repeated leads to the same.
final class EventWords {
  private static let most = 4

  private var events: [NavigationEvent] = []
  private var words: [LogEntry.Event] = []

  func put(_ event: NavigationEvent) -> LogEntry.Event {
    for place in events.indices where events[place] == event { return words[place] }
    let put = LogEntry.Event(event)
    guard !event.hasTypedText else { return put }
    if events.count == Self.most {
      events.removeFirst()
      words.removeFirst()
    }
    events.append(event)
    words.append(put)
    return put
  }
}

extension NavigationEvent {
  /// Whether there may be text in it that somebody typed: of that, two ways to write a letter are equal, and the log tells which it was.
  fileprivate var hasTypedText: Bool {
    switch self {
    case .change(.set), .change(.rename), .output(.editProfile): true
    case .change, .output, .ignored: false
    }
  }
}

extension LogEntry.Event {
  fileprivate init(_ event: NavigationEvent) {
    switch event {
    case .output(let output): self = .output(output.description)
    case .change(let change): self = .change(change.description)
    case .ignored(let reason): self = .ignored(reason.rawValue)
    }
  }
}
