extension Publisher {
  /// Passes each value with the latest of another publisher.
  ///
  ///     taps.withLatest(from: profile)  // (tap, profile)
  ///
  /// What comes before the other one has sent a value is dropped. The other one's end changes nothing, unless it comes without a value;
  /// its failure ends this.
  @inlinable
  public func withLatest<P: Publisher>(from other: P) -> Publishers.WithLatestFrom<Self, P>
  where P.Failure == Failure {
    Publishers.WithLatestFrom(upstream: self, other: other)
  }

  /// Passes what a closure makes of each value and the latest of another publisher.
  @inlinable
  public func withLatest<P: Publisher, T>(
    from other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.WithLatestFrom<Self, P>, T> where P.Failure == Failure {
    withLatest(from: other).map(transform)
  }
}

extension Publishers {
  /// A publisher of values with the latest of another. Nobody writes this type by name: it is what `withLatest` returns.
  public struct WithLatestFrom<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = (Upstream.Output, Other.Output)
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose latest value goes with each value.
    public let other: Other

    @inlinable
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = WithLatestJoint<Upstream.Output, Other.Output, Failure>()
      let join = Join(joint, sources: 2, subscriber)
      join.begin {
        other.receive(
          subscriber: Side(join, 1) { joint, input, _, _ in
            swap(&joint.latest, &input)
            return .none
          })
        upstream.receive(
          subscriber: Side(join, 0) { joint, input, _, outbox in
            guard let value = input.take() else { return .none }
            return joint.receive(value, &outbox)
          })
      }
    }
  }
}

/// The decisions of `withLatest`. Source 0 is the upstream.
@usableFromInline
struct WithLatestJoint<Input, Other, Failure: Error>: Joint {
  @usableFromInline typealias Output = (Input, Other)
  @usableFromInline typealias Actions = Outbox<Output, Failure, Never>

  @usableFromInline var latest: Other?
  @usableFromInline var demand = Subscribers.Demand.none
  @usableFromInline var isUpstreamLive = false

  @inlinable static var name: StaticString { "WithLatestFrom" }

  @inlinable
  init() {}

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    if source.slot == 1 { return .unlimited }
    isUpstreamLive = true
    return demand
  }

  @inlinable
  mutating func receive(_ input: Input, _ outbox: inout Actions) -> Subscribers.Demand {
    guard let latest else { return .max(1) }
    guard demand != .none else { return .none }
    demand -= 1
    outbox.deliver((input, latest))
    return .none
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Actions) {
    if source.slot == 0 || latest == nil { outbox.complete(.finished) }
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?, _ outbox: inout Actions
  ) -> Subscribers.Demand {
    demand += more
    if source?.slot == 0 { return more }
    if isUpstreamLive { outbox.request(more, from: SourceID(slot: 0)) }
    return .none
  }
}
