/// The decisions of `buffer`. The only work is to make the custom error.
@usableFromInline
struct BufferJoint<Output, Failure: Error>: Joint {
  @usableFromInline typealias Actions = Outbox<Output, Failure, Void>

  @usableFromInline let size: Int
  @usableFromInline let prefetch: Publishers.PrefetchStrategy
  @usableFromInline let whenFull: Publishers.BufferingStrategy<Failure>
  @usableFromInline var kept = Queue<Output>()
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var isFinished = false
  @usableFromInline var hasOverflowed = false

  @inlinable static var name: StaticString { "Buffer" }

  @inlinable
  init(
    size: Int, _ prefetch: Publishers.PrefetchStrategy,
    _ whenFull: Publishers.BufferingStrategy<Failure>
  ) {
    self.size = size
    self.prefetch = prefetch
    self.whenFull = whenFull
  }

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    switch prefetch {
    case .keepFull: .max(size)
    case .byRequest: .unlimited
    }
  }

  /// Takes the input, and leaves what is dropped in its place, to die outside the lock.
  @inlinable
  mutating func receive(_ input: inout Output?, _ outbox: inout Actions) -> Subscribers.Demand {
    if demand == .none, kept.count >= size {
      overflow(&input, &outbox)
      return .none
    }
    if !hasOverflowed, let output = input.take() { kept.append(output) }
    return deliver(&outbox)
  }

  @inlinable
  mutating func overflow(_ input: inout Output?, _ outbox: inout Actions) {
    switch whenFull {
    case .dropNewest:
      break
    case .dropOldest:
      guard var oldest = kept.popFirst().map(Optional.some) else { return }
      swap(&oldest, &input)
      if let newest = oldest { kept.append(newest) }
    case .customError:
      guard !hasOverflowed else { return }
      hasOverflowed = true
      outbox.cancel(SourceID(slot: 0))
    }
  }

  /// The result is what to ask of an upstream that keeps the buffer full.
  @inlinable
  mutating func deliver(_ outbox: inout Actions) -> Subscribers.Demand {
    var delivered = 0
    while demand != .none, let output = kept.popFirst() {
      demand -= 1
      delivered += 1
      outbox.deliver(output)
    }
    if isFinished, kept.isEmpty { outbox.complete(.finished) }
    return prefetch == .keepFull ? .max(delivered) : .none
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Actions) {
    isFinished = true
    if kept.isEmpty { outbox.complete(.finished) }
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?, _ outbox: inout Actions
  ) -> Subscribers.Demand {
    demand += more
    let upstreamDemand = deliver(&outbox)
    if hasOverflowed { outbox.work(()) }
    if source != nil { return upstreamDemand }
    if upstreamDemand != .none, !isFinished, !hasOverflowed {
      outbox.request(upstreamDemand, from: SourceID(slot: 0))
    }
    return .none
  }
}
