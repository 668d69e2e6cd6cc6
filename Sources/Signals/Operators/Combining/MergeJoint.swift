/// The decisions of `merge`, whatever the number of sources.
@usableFromInline
struct MergeJoint<Output, Failure: Error>: Joint {
  @usableFromInline var state = MergeState<Output, Failure, Never>()
  @usableFromInline var unfinished: Int

  @inlinable static var name: StaticString { "Merge" }

  @inlinable
  init(sources: Int) {
    unfinished = sources
  }

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand { state.start(source) }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Outbox<Output, Failure, Never>) {
    unfinished -= 1
    state.end(source)
    finishIfDone(&outbox)
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?,
    _ outbox: inout Outbox<Output, Failure, Never>
  ) -> Subscribers.Demand {
    state.request(more, &outbox)
    finishIfDone(&outbox)
    return .none
  }

  @inlinable
  mutating func finishIfDone(_ outbox: inout Outbox<Output, Failure, Never>) {
    if unfinished == 0, state.kept.isEmpty { outbox.complete(.finished) }
  }
}

extension Join {
  /// The subscriber of one source of a merge.
  @inlinable
  func merging<Output, Failure>(_ slot: Int) -> Side<J, Downstream, Output, Failure>
  where J == MergeJoint<Output, Failure> {
    Side(self, slot) { joint, input, source, outbox in
      guard let output = input.take() else { return .none }
      return joint.state.receive(output, from: source, &outbox)
    }
  }
}

/// How values of several sources become one stream, for `merge` and `flatMap`.
///
/// For a downstream that takes everything, so do the sources. Otherwise each source is asked for one value ahead, and those values
/// wait in the order in which they came.
@usableFromInline
struct MergeState<Output, Failure: Error, Work> {
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var kept = Queue<(output: Output, source: SourceID)>()
  /// By slot: the sources that have begun and not ended.
  @usableFromInline var live: [SourceID?] = []

  @inlinable
  init() {}

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    while live.count <= source.slot { live.append(nil) }
    live[source.slot] = source
    return demand == .unlimited ? .unlimited : .max(1)
  }

  @inlinable
  mutating func end(_ source: SourceID) {
    live[source.slot] = nil
  }

  @inlinable
  mutating func receive(
    _ output: Output, from source: SourceID, _ outbox: inout Outbox<Output, Failure, Work>
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
  mutating func request(
    _ more: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure, Work>
  ) {
    if demand == .unlimited { return }
    demand += more
    while demand != .none, let (output, source) = kept.popFirst() {
      outbox.deliver(output)
      if demand == .unlimited { continue }
      demand -= 1
      if live[source.slot] == source { outbox.request(.max(1), from: source) }
    }
    if demand == .unlimited {
      for case .some(let source) in live { outbox.request(.unlimited, from: source) }
    }
  }
}
