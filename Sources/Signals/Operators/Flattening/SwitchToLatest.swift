extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Passes what the latest of the publishers sends that come from upstream, and cancels the one before it.
  ///
  ///     query.map { service.search($0) }.switchToLatest()
  ///
  /// Finishes when the upstream and the latest publisher have.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publishers {
  /// A publisher of what the latest of another's publishers sends. Nobody writes this type by name: it is what `switchToLatest` returns.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// Where the publishers come from.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = SwitchJoint<P, Output, Failure>()
      let join = Join(joint, sources: 1, subscriber) { join, work, source in
        work.publisher.receive(
          subscriber: Side(join, source) { joint, input, _, outbox in
            if let output = input.take() { joint.receive(output, &outbox) }
            return .none
          })
      }
      join.begin {
        upstream.receive(
          subscriber: Side(join, 0) { joint, input, _, outbox in
            if let publisher = input.take() { joint.change(to: publisher, &outbox) }
            return .none
          })
      }
    }
  }
}

/// The decisions of `switchToLatest`. Source 0 is the upstream.
@usableFromInline
struct SwitchJoint<P, Output, Failure: Error>: Joint {
  @usableFromInline typealias Work = (publisher: P, number: Int)

  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var isUpstreamLive = true
  /// The number of the latest publisher, so that one that was replaced before it was subscribed to is left out.
  @usableFromInline var latest = 0
  @usableFromInline var isInnerLive = false
  /// Nil until the latest publisher is subscribed to.
  @usableFromInline var inner: SourceID?

  @inlinable static var name: StaticString { "SwitchToLatest" }

  @inlinable
  init() {}

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    source.slot == 0 ? .unlimited : demand
  }

  @inlinable
  mutating func change(to publisher: P, _ outbox: inout Outbox<Output, Failure, Work>) {
    if let inner { outbox.cancel(inner) }
    inner = nil
    isInnerLive = true
    latest += 1
    outbox.work((publisher, latest))
  }

  @inlinable
  mutating func begin(_ work: Work, as source: SourceID) -> Bool {
    guard work.number == latest else { return false }
    inner = source
    return true
  }

  @inlinable
  mutating func receive(_ output: Output, _ outbox: inout Outbox<Output, Failure, Work>) {
    guard demand != .none else { return }
    demand -= 1
    outbox.deliver(output)
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Outbox<Output, Failure, Work>) {
    if source.slot == 0 {
      isUpstreamLive = false
    } else if source == inner {
      inner = nil
      isInnerLive = false
    }
    if !isUpstreamLive, !isInnerLive { outbox.complete(.finished) }
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?,
    _ outbox: inout Outbox<Output, Failure, Work>
  ) -> Subscribers.Demand {
    demand += more
    guard let inner else { return .none }
    if inner == source { return more }
    outbox.request(more, from: inner)
    return .none
  }
}
