import ProfileFeature

/// Says events in the words of scripts; what was said of late is not put together again, as a tap that is repeated leads to the same.
final class EventWords {
  private static let most = 4

  private var events: [NavigationEvent] = []
  private var words: [LogEntry.Event] = []

  func words(for event: NavigationEvent) -> LogEntry.Event {
    for place in events.indices where events[place] == event { return words[place] }
    if events.count == Self.most {
      events.removeFirst()
      words.removeFirst()
    }
    let said = LogEntry.Event(event)
    events.append(event)
    words.append(said)
    return said
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
