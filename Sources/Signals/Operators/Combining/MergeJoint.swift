/// The decisions of `merge`, whatever the number of sources.
///
/// For a downstream that takes everything, so do the sources. Otherwise each source is asked for one value ahead, and those values
/// wait in the order in which they came.
@usableFromInline
struct MergeJoint<Output, Failure: Error>: Joint {
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var kept = Queue<(output: Output, source: Int)>()
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
  mutating func start(_ source: Int) -> Subscribers.Demand {
    isStarted[source] = true
    return ahead
  }

  @inlinable
  mutating func receive(
    _ output: Output, from source: Int, _ outbox: inout Outbox<Output, Failure>
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
  mutating func finish(_ source: Int, _ outbox: inout Outbox<Output, Failure>) {
    unfinished -= 1
    isStarted[source] = false
    finishIfDone(&outbox)
  }

  @inlinable
  mutating func request(_ more: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>) {
    if demand == .unlimited { return }
    demand += more
    while demand != .none, let (output, source) = kept.popFirst() {
      outbox.deliver(output)
      if demand == .unlimited { continue }
      demand -= 1
      if isStarted[source] { outbox.request(.max(1), from: source) }
    }
    if demand == .unlimited {
      for source in isStarted.indices where isStarted[source] {
        outbox.request(.unlimited, from: source)
      }
    }
    finishIfDone(&outbox)
  }

  @inlinable
  mutating func finishIfDone(_ outbox: inout Outbox<Output, Failure>) {
    if unfinished == 0, kept.isEmpty { outbox.complete(.finished) }
  }
}

extension Join {
  /// The subscriber of one source of a merge.
  @inlinable
  func merging<Output, Failure>(_ source: Int) -> Side<J, Downstream, Output>
  where J == MergeJoint<Output, Failure> {
    Side(self, source) { joint, input, source, outbox in
      guard let output = input.take() else { return .none }
      return joint.receive(output, from: source, &outbox)
    }
  }
}
