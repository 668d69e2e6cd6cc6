/// The decisions of `combineLatest`, whatever the number of sources.
@usableFromInline
struct CombineLatestJoint<Slots: LatestSlots, Failure: Error>: Joint {
  @usableFromInline typealias Output = Slots.Output

  @usableFromInline var slots: Slots
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var isStarted: [Bool]
  @usableFromInline var unfinished: Int

  @inlinable static var name: StaticString { "CombineLatest" }

  @inlinable
  init(_ slots: Slots) {
    self.slots = slots
    isStarted = Array(repeating: false, count: Slots.count)
    unfinished = Slots.count
  }

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    isStarted[source.slot] = true
    return demand
  }

  /// A slot has a new value. No source is asked for more because of it: all are, when the downstream asks.
  @inlinable
  mutating func update(_ outbox: inout Outbox<Output, Failure, Never>) -> Subscribers.Demand {
    if demand != .none, let output = slots.output {
      demand -= 1
      outbox.deliver(output)
    }
    return .none
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Outbox<Output, Failure, Never>) {
    unfinished -= 1
    // A source that ends without a value makes any output impossible.
    if unfinished == 0 || slots.isEmpty(source.slot) { outbox.complete(.finished) }
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?,
    _ outbox: inout Outbox<Output, Failure, Never>
  ) -> Subscribers.Demand {
    demand += more
    for slot in isStarted.indices where isStarted[slot] {
      outbox.request(more, from: SourceID(slot: slot))
    }
    return .none
  }
}

/// The latest value of each source.
@usableFromInline
protocol LatestSlots {
  associatedtype Output
  static var count: Int { get }
  /// Nil until every source has sent a value.
  var output: Output? { get }
  func isEmpty(_ source: Int) -> Bool
}
