extension Publisher {
  /// Hands on the last value of a burst, once nothing has come for a while.
  ///
  ///     searchText.debounce(for: .milliseconds(300), scheduler: clock)
  ///
  /// A value that still waits when the upstream ends is dropped.
  ///
  /// - Parameters:
  ///   - dueTime: How long it has to be quiet; zero or less is as soon as possible.
  ///   - scheduler: Measures the time, and delivers.
  ///   - options: For the scheduler.
  @inlinable
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher of the last values of bursts. Nobody writes this type by name: it is what `debounce` returns.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How long it has to be quiet after a value.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Measures the time, and delivers.
    public let scheduler: Context
    /// For the scheduler.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let pace = DebouncePace<Output, Context>(dueTime: dueTime)
      upstream.receive(subscriber: PacedRelay(pace, scheduler, options, subscriber))
    }
  }
}

@usableFromInline
struct DebouncePace<Output, Clock: Scheduler>: Pace {
  @usableFromInline let dueTime: Clock.SchedulerTimeType.Stride
  @usableFromInline var pending: Output?
  @usableFromInline var ready: Output?

  @inlinable static var name: StaticString { "Debounce" }
  @inlinable static var timesInputs: Bool { true }

  @inlinable
  init(dueTime: Clock.SchedulerTimeType.Stride) {
    self.dueTime = dueTime
  }

  @inlinable
  mutating func receive(
    _ input: inout Output?, at now: Clock.SchedulerTimeType?
  ) -> PaceAlarm<Clock>? {
    swap(&input, &pending)
    return now.map { .repeatedly(from: $0.advanced(by: dueTime), every: dueTime) }
  }

  @inlinable
  mutating func ring(at now: Clock.SchedulerTimeType?, isWanted: Bool) {
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
