extension Publisher {
  /// Hands on no more than one value per interval: the first, or the latest.
  ///
  ///     scrollOffsets.throttle(for: .milliseconds(100), scheduler: clock, latest: true)
  ///
  /// After a quiet interval a value is handed on as soon as possible. One that still waits when the upstream ends comes before
  /// the completion.
  ///
  /// - Parameters:
  ///   - interval: The least time between two values; zero or less lets every value through that the scheduler keeps up with.
  ///   - scheduler: Measures the time, and delivers.
  ///   - latest: True to hand on the latest value of an interval, false for the first.
  @inlinable
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// A publisher of no more than one value per interval. Nobody writes this type by name: it is what `throttle` returns.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The least time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// Measures the time, and delivers.
    public let scheduler: Context
    /// True to hand on the latest value of an interval, false for the first.
    public let latest: Bool

    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let pace = ThrottlePace<Output, Context>(interval: interval, latest: latest)
      upstream.receive(subscriber: PacedRelay(pace, scheduler, nil, subscriber))
    }
  }
}

@usableFromInline
struct ThrottlePace<Output, Clock: Scheduler>: Pace {
  @usableFromInline let interval: Clock.SchedulerTimeType.Stride
  @usableFromInline let latest: Bool
  @usableFromInline var pending: Output?
  @usableFromInline var ready: Output?
  @usableFromInline var isAlarmSet = false
  /// When the last value was handed on.
  @usableFromInline var last: Clock.SchedulerTimeType?

  @inlinable static var name: StaticString { "Throttle" }
  @inlinable static var timesInputs: Bool { true }
  @inlinable static var timesRings: Bool { true }

  @inlinable
  init(interval: Clock.SchedulerTimeType.Stride, latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  @inlinable
  mutating func receive(
    _ input: inout Output?, at now: Clock.SchedulerTimeType?
  ) -> PaceAlarm<Clock>? {
    if latest || pending == nil { swap(&input, &pending) }
    guard !isAlarmSet else { return nil }
    isAlarmSet = true
    guard let now, let next = last?.advanced(by: interval), next > now else { return .soon }
    return .once(next)
  }

  @inlinable
  mutating func ring(at now: Clock.SchedulerTimeType?, isWanted: Bool) {
    isAlarmSet = false
    // What is not wanted yet goes on waiting, and may be replaced.
    guard isWanted else { return }
    last = now
    swap(&ready, &pending)
  }

  @inlinable
  mutating func resume() -> PaceAlarm<Clock>? {
    guard pending != nil, !isAlarmSet else { return nil }
    isAlarmSet = true
    return .soon
  }

  @inlinable
  mutating func finish() {
    swap(&ready, &pending)
  }

  @inlinable var hasReady: Bool { ready != nil }

  @inlinable
  mutating func popReady() -> Output? {
    var result: Output?
    swap(&result, &ready)
    return result
  }
}
