extension Publisher {
  /// Hands on how much time has passed since the value before, or since the subscription.
  ///
  ///     frames.measureInterval(using: clock).sink { print($0) }
  @inlinable
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// A publisher of the time between values. Nobody writes this type by name: it is what `measureInterval` returns.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Measures the time.
    public let scheduler: Context

    @inlinable
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: MeasureIntervalRelay<Upstream.Output, Context, S>(scheduler, subscriber))
    }
  }
}

/// Not a `Stage`, because it reads the clock when the subscription comes.
@usableFromInline
final class MeasureIntervalRelay<Input, Clock: Scheduler, Downstream: Subscriber>: RelayBase,
  Subscriber
where Downstream.Input == Clock.SchedulerTimeType.Stride {
  @usableFromInline let scheduler: Clock
  @usableFromInline let downstream: Downstream
  /// Belongs to who delivers: calls from upstream are serial (rule R1).
  @exclusivity(unchecked) @usableFromInline var last: Clock.SchedulerTimeType?

  @inlinable
  init(_ scheduler: Clock, _ downstream: Downstream) {
    self.scheduler = scheduler
    self.downstream = downstream
    super.init()
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard start(subscription) else { return }
    last = scheduler.now
    downstream.receive(subscription: self)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard isLive, let last else { return .none }
    let now = scheduler.now
    self.last = now
    // As a request of its own, as Combine has it.
    let demand = downstream.receive(last.distance(to: now))
    if demand != .none { request(demand) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    if end() { downstream.receive(completion: completion) }
  }
}

#if !hasFeature(Embedded)
  extension MeasureIntervalRelay: CustomStringConvertible {
    @usableFromInline var description: String { "MeasureInterval" }
  }
#endif
