extension Publisher {
  /// Makes a publisher of each value, and passes what all of these send, as it comes.
  ///
  ///     usernames.flatMap { service.profile($0) }
  ///
  /// - Parameters:
  ///   - maxPublishers: How many may live at a time. The upstream is asked for as many, and for another when one
  ///     finishes; what it sends unasked is lost.
  ///   - transform: Makes a publisher of a value.
  @inlinable
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// A publisher of what publishers made of another's values send. Nobody writes this type by name: it is what `flatMap` returns.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many of the publishers are subscribed to at one time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of each value.
    public let transform: (Upstream.Output) -> NewPublisher

    @inlinable
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      let joint = FlatMapJoint<Upstream.Output, Output, Failure>(maxPublishers)
      let join = Join(joint, sources: 1, subscriber) { join, input, source in
        transform(input).receive(
          subscriber: Side(join, source) { joint, input, source, outbox in
            guard let output = input.take() else { return .none }
            return joint.state.receive(output, from: source, &outbox)
          })
      }
      join.begin {
        upstream.receive(
          subscriber: Side(join, 0) { joint, input, _, outbox in
            if let input = input.take() { joint.receive(input, &outbox) }
            return .none
          })
      }
    }
  }
}

/// The decisions of `flatMap`. Source 0 is the upstream, the others come from the closure.
@usableFromInline
struct FlatMapJoint<Input, Output, Failure: Error>: Joint {
  @usableFromInline typealias Work = Input

  @usableFromInline let maxPublishers: Subscribers.Demand
  @usableFromInline var state = MergeState<Output, Failure, Input>()
  @usableFromInline var isUpstreamLive = true
  /// How many publishers live, or are about to.
  @usableFromInline var innerCount = 0

  @inlinable static var name: StaticString { "FlatMap" }

  @inlinable
  init(_ maxPublishers: Subscribers.Demand) {
    self.maxPublishers = maxPublishers
  }

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    source.slot == 0 ? maxPublishers : state.start(source)
  }

  @inlinable
  mutating func receive(_ input: Input, _ outbox: inout Outbox<Output, Failure, Input>) {
    innerCount += 1
    outbox.work(input)
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Outbox<Output, Failure, Input>) {
    if source.slot == 0 {
      isUpstreamLive = false
    } else {
      state.end(source)
      innerCount -= 1
      if isUpstreamLive, maxPublishers != .unlimited {
        outbox.request(.max(1), from: SourceID(slot: 0))
      }
    }
    finishIfDone(&outbox)
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?,
    _ outbox: inout Outbox<Output, Failure, Input>
  ) -> Subscribers.Demand {
    state.request(more, &outbox)
    finishIfDone(&outbox)
    return .none
  }

  @inlinable
  mutating func finishIfDone(_ outbox: inout Outbox<Output, Failure, Input>) {
    if !isUpstreamLive, innerCount == 0, state.kept.isEmpty { outbox.complete(.finished) }
  }
}
