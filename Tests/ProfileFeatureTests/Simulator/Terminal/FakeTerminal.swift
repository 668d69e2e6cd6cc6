@testable import profile_sim

/// A terminal that plays what is given to it, and remembers what it was told.
final class FakeTerminal: Terminal {
  enum Call: Equatable {
    case takeOver, giveBack, suspend
  }

  var size = RecorderGeometry.smallest
  private(set) var calls: [Call] = []
  private(set) var writes: [String] = []
  /// How long it was waited for each event.
  private(set) var patience: [Int?] = []
  private var events: [TerminalEvent]
  /// After how many writes it is gone.
  private let room: Int

  /// - Parameter events: What happens; then the terminal is gone.
  init(_ events: [TerminalEvent], room: Int = .max) {
    self.events = events
    self.room = room
  }

  convenience init(keys: String) {
    self.init(keys.utf8.map { .bytes([$0]) })
  }

  func takeOver() { calls.append(.takeOver) }
  func giveBack() { calls.append(.giveBack) }
  func suspend() { calls.append(.suspend) }

  func write(_ text: String) throws(OutputFailure) {
    guard writes.count < room else { throw .failed(reason: "the terminal is gone") }
    writes.append(text)
  }

  func nextEvent(patience: Int?) -> TerminalEvent {
    self.patience.append(patience)
    return events.isEmpty ? .ended : events.removeFirst()
  }
}
