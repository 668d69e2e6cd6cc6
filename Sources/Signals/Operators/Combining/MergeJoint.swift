/// The decisions of `merge`, whatever the number of sources.
///
/// For a downstream that takes everything, so do the sources. Otherwise each source is asked for one value ahead, and those values
/// wait in the order in which they came.
@usableFromInline
struct MergeJoint<Output, Failure: Error>: Joint {
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var kept = Queue<(output: Output, source: SourceID)>()
  @usableFromInline var isStarted: [Bool]
  @usableFromInline var unfinished: Int

  @inlinable static var name: StaticString { "Merge" }

  @inlinable
  init(sources: Int) {
    isStarted = Array(repeating: false, count: sources)
    unfinished = sources
  }

  /// What a source is asked for before, and for each of its values that was passed on.
  @inlinable var ahead: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    isStarted[source.slot] = true
    return ahead
  }

  @inlinable
  mutating func receive(
    _ output: Output, from source: SourceID, _ outbox: inout Outbox<Output, Failure, Never>
  ) -> Subscribers.Demand {
    guard demand != .none else {
      kept.append((output, source))
      return .none
    }
    outbox.deliver(output)
    if demand == .unlimited { return .none }
    demand -= 1
    return .max(1)
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Outbox<Output, Failure, Never>) {
    unfinished -= 1
    isStarted[source.slot] = false
    finishIfDone(&outbox)
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?,
    _ outbox: inout Outbox<Output, Failure, Never>
  ) -> Subscribers.Demand {
    if demand == .unlimited { return .none }
    demand += more
    while demand != .none, let (output, source) = kept.popFirst() {
      outbox.deliver(output)
      if demand == .unlimited { continue }
      demand -= 1
      if isStarted[source.slot] { outbox.request(.max(1), from: source) }
    }
    if demand == .unlimited {
      for slot in isStarted.indices where isStarted[slot] {
        outbox.request(.unlimited, from: SourceID(slot: slot))
      }
    }
    finishIfDone(&outbox)
    return .none
  }

  @inlinable
  mutating func finishIfDone(_ outbox: inout Outbox<Output, Failure, Never>) {
    if unfinished == 0, kept.isEmpty { outbox.complete(.finished) }
  }
}

extension Join {
  /// The subscriber of one source of a merge.
  @inlinable
  func merging<Output, Failure>(_ slot: Int) -> Side<J, Downstream, Output, Failure>
  where J == MergeJoint<Output, Failure> {
    Side(self, slot) { joint, input, source, outbox in
      guard let output = input.take() else { return .none }
      return joint.receive(output, from: source, &outbox)
    }
  }
}
