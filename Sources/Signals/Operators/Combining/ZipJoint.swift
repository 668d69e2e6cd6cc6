/// The decisions of `zip`, whatever the number of sources.
@usableFromInline
struct ZipJoint<Queues: ZipQueues, Failure: Error>: Joint {
  @usableFromInline typealias Output = Queues.Output

  @usableFromInline var queues: Queues
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var isStarted: [Bool]
  @usableFromInline var isFinished: [Bool]

  @inlinable static var name: StaticString { "Zip" }

  @inlinable
  init(_ queues: Queues) {
    self.queues = queues
    isStarted = Array(repeating: false, count: Queues.count)
    isFinished = isStarted
  }

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    isStarted[source.slot] = true
    return demand
  }

  /// A queue has a new value.
  @inlinable
  mutating func update(_ outbox: inout Outbox<Output, Failure, Never>) -> Subscribers.Demand {
    while demand != .none, let output = queues.popFirst() {
      demand -= 1
      outbox.deliver(output)
    }
    finishIfDone(&outbox)
    return .none
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Outbox<Output, Failure, Never>) {
    isStarted[source.slot] = false
    isFinished[source.slot] = true
    finishIfDone(&outbox)
  }

  /// A finished source without a value makes any further output impossible.
  @inlinable
  mutating func finishIfDone(_ outbox: inout Outbox<Output, Failure, Never>) {
    for slot in isFinished.indices where isFinished[slot] && queues.isEmpty(slot) {
      return outbox.complete(.finished)
    }
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?,
    _ outbox: inout Outbox<Output, Failure, Never>
  ) -> Subscribers.Demand {
    demand += more
    _ = update(&outbox)
    for slot in isStarted.indices where isStarted[slot] && slot != source?.slot {
      outbox.request(more, from: SourceID(slot: slot))
    }
    return source == nil ? .none : more
  }
}

/// The values of each source that have no partners yet.
@usableFromInline
protocol ZipQueues {
  associatedtype Output
  static var count: Int { get }
  /// Takes one of each, if there is one of each.
  mutating func popFirst() -> Output?
  func isEmpty(_ slot: Int) -> Bool
}
