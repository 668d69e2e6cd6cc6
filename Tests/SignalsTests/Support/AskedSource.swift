import Signals

/// A publisher between an async bridge and its source: counts what is asked for and cancelled, and lets a test wait for it.
final class AskedSource<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  private let upstream: Upstream
  private let asked = Signal()
  private let cancelled = Signal()
  var onCancel: () -> Void = {}

  init(_ upstream: Upstream) {
    self.upstream = upstream
  }

  var cancels: Int { cancelled.count }

  /// Waits until so many values were asked for, all in all.
  func untilAsked(_ count: Int) async { await asked.wait(for: count) }

  func untilCancelled(_ count: Int) async { await cancelled.wait(for: count) }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { subscriber.receive(subscription: Connection($0, self)) },
        receiveValue: { subscriber.receive($0) },
        receiveCompletion: { subscriber.receive(completion: $0) }))
  }

  private final class Connection: Subscription {
    private let upstream: any Subscription
    private let source: AskedSource

    init(_ upstream: any Subscription, _ source: AskedSource) {
      self.upstream = upstream
      self.source = source
    }

    func request(_ demand: Subscribers.Demand) {
      upstream.request(demand)
      source.asked.signal(demand.max ?? 1)
    }

    func cancel() {
      upstream.cancel()
      source.cancelled.signal()
      source.onCancel()
    }
  }
}

/// A count that one can wait for, within one isolation domain.
final class Signal {
  private(set) var count = 0
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func signal(_ more: Int = 1) {
    count += more
    let done = waiters.filter { $0.count <= count }
    waiters.removeAll { $0.count <= count }
    for waiter in done { waiter.continuation.resume() }
  }

  func wait(for count: Int) async {
    if self.count >= count { return }
    await withCheckedContinuation { waiters.append((count, $0)) }
  }
}

/// An async sequence of 1, 2, 3…, which counts what was pulled from it.
struct CountingSequence: AsyncSequence {
  typealias Element = Int
  typealias Failure = Never

  let last: Int
  let pulled = Box(0)

  func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

  struct Iterator: AsyncIteratorProtocol {
    let sequence: CountingSequence
    var value = 0

    mutating func next() async -> Int? {
      value += 1
      guard value <= sequence.last else { return nil }
      sequence.pulled.value += 1
      return value
    }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? { await next() }
  }
}
