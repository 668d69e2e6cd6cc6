extension Publisher {
  /// Hands on values and the completion later, in the same order.
  ///
  ///     posts.delay(for: .seconds(1), scheduler: clock)
  ///
  /// - Parameters:
  ///   - interval: How much later; zero or less is as soon as possible.
  ///   - tolerance: What the scheduler may add to it; its minimum if `nil`.
  ///   - scheduler: Measures the time, and delivers.
  ///   - options: For the scheduler.
  @inlinable
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that hands on another's values later. Nobody writes this type by name: it is what `delay` returns.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How much later everything is delivered.
    public let interval: Context.SchedulerTimeType.Stride
    /// How much later still it may be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Delivers.
    public let scheduler: Context
    /// For the scheduler.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let delay = ScheduledRelay<Context, S>.Delay(interval: interval, tolerance: tolerance)
      upstream.receive(
        subscriber: ScheduledRelay("Delay", scheduler, options, delay, subscriber))
    }
  }
}
