extension Scheduler {
  /// A publisher of this scheduler's time, at each interval from the subscription on.
  ///
  ///     clock.ticks(every: .seconds(1)).sink { print($0) }
  ///
  /// A tick that nobody asked for is lost. Each subscriber has ticks of its own, and a cancel stops them.
  ///
  /// - Parameters:
  ///   - interval: More than zero; anything else is a programming error.
  ///   - options: For the scheduler.
  @inlinable
  public func ticks(
    every interval: SchedulerTimeType.Stride, options: SchedulerOptions? = nil
  ) -> Publishers.Ticks<Self> {
    Publishers.Ticks(interval: interval, scheduler: self, options: options)
  }
}

extension Publishers {
  /// A publisher of a scheduler's time, at each interval. Nobody writes this type by name: it is what `ticks` returns.
  public struct Ticks<Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType
    public typealias Failure = Never

    /// The time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// Measures the time, and delivers.
    public let scheduler: Context
    /// For the scheduler.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      precondition(interval > .zero, "An interval of zero or less would never let time pass")
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      let relay = PacedRelay(
        TicksPace<Context>(interval: interval), scheduler, options, subscriber)
      relay.receive(subscription: Subscriptions.empty)
    }
  }
}

/// A pace without an upstream: only its alarm makes values.
@usableFromInline
struct TicksPace<Clock: Scheduler>: Pace {
  @usableFromInline typealias Input = Never
  @usableFromInline let interval: Clock.SchedulerTimeType.Stride
  @usableFromInline var ready: Clock.SchedulerTimeType?

  @inlinable static var name: StaticString { "Ticks" }
  @inlinable static var hasFirstAlarm: Bool { true }
  @inlinable static var repeats: Bool { true }
  @inlinable static var timesRings: Bool { true }

  @inlinable
  init(interval: Clock.SchedulerTimeType.Stride) {
    self.interval = interval
  }

  @inlinable
  func firstAlarm(at now: Clock.SchedulerTimeType) -> PaceAlarm<Clock>? {
    .repeatedly(from: now.advanced(by: interval), every: interval)
  }

  @inlinable
  mutating func receive(
    _ input: inout Never?, at now: Clock.SchedulerTimeType?
  ) -> PaceAlarm<Clock>? { nil }

  @inlinable
  mutating func ring(at now: Clock.SchedulerTimeType?, isWanted: Bool) {
    ready = now
  }

  @inlinable var hasReady: Bool { ready != nil }

  @inlinable
  mutating func popReady() -> Clock.SchedulerTimeType? {
    let result = ready
    ready = nil
    return result
  }
}
