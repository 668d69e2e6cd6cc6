import Dispatch

/// Carries the events of one script from the thread that runs it to the one that reports them.
///
/// It holds a bounded number: who sends more waits until they are wanted.
final class EventChannel: Sendable {
  enum Item: Sendable {
    case events([RunEvent])
    case ended(Result<JobResult, any Error>)
  }

  /// Nobody wants the events any more.
  struct Closed: Error {}

  private struct Content {
    var items: [Item] = []
    var isClosed = false
  }

  /// This many events are handed over at once.
  static let batch = 256
  /// So many batches can wait to be taken.
  private static let capacity = 16

  private let content = Guarded(Content())
  private let available = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)

  init() {
    // A semaphore must not be let go with a value below that of its start.
    for _ in 0..<Self.capacity { room.signal() }
  }

  /// - Throws: ``Closed``.
  func send(_ item: Item) throws {
    room.wait()
    let isClosed = content.withLock { content in
      if !content.isClosed { content.items.append(item) }
      return content.isClosed
    }
    guard !isClosed else {
      // The next who comes shall not wait either.
      room.signal()
      throw Closed()
    }
    available.signal()
  }

  /// The next item; nil if there is none for some milliseconds.
  func take(patience: Int) -> Item? {
    guard available.wait(timeout: .now() + .milliseconds(patience)) == .success else { return nil }
    let item = content.withLock { $0.items.removeFirst() }
    room.signal()
    return item
  }

  /// Lets go who waits to send something, with an error.
  func close() {
    content.withLock { content in
      content.isClosed = true
      content.items = []
    }
    room.signal()
  }
}
