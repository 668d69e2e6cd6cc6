extension Publisher {
  /// Hands on what came in each interval, as an array; nothing for an interval without values.
  ///
  ///     reads.collect(.byTime(clock, .seconds(1)))
  ///     reads.collect(.byTimeOrCount(clock, .seconds(1), 50))
  ///
  /// Intervals follow each other from the subscription on; there are none if they are zero or less. Arrays that were not asked for
  /// wait. A finish sends what was collected first, a failure does not.
  @inlinable
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// How to group values in time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// A group for each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// A group for each interval, and one as soon as so many values have come.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of what came in an interval. Nobody writes this type by name: it is what `collect` returns.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// When an array is delivered.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// For the scheduler.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      switch strategy {
      case .byTime(let scheduler, let interval):
        let pace = CollectPace<Upstream.Output, Context>(interval: interval, count: .max)
        upstream.receive(subscriber: PacedRelay(pace, scheduler, options, subscriber))
      case .byTimeOrCount(let scheduler, let interval, let count):
        let pace = CollectPace<Upstream.Output, Context>(interval: interval, count: count)
        upstream.receive(subscriber: PacedRelay(pace, scheduler, options, subscriber))
      }
    }
  }
}

@usableFromInline
struct CollectPace<Input, Clock: Scheduler>: Pace {
  @usableFromInline let interval: Clock.SchedulerTimeType.Stride
  @usableFromInline let count: Int
  @usableFromInline var group: [Input] = []
  @usableFromInline var ready = Queue<[Input]>()

  @inlinable static var name: StaticString { "CollectByTime" }
  @inlinable static var hasFirstAlarm: Bool { true }
  @inlinable static var repeats: Bool { true }
  @inlinable static var isPatient: Bool { true }

  @inlinable
  init(interval: Clock.SchedulerTimeType.Stride, count: Int) {
    precondition(count > 0, "A group has at least one value")
    self.interval = interval
    self.count = count
  }

  @inlinable
  func firstAlarm(at now: Clock.SchedulerTimeType) -> PaceAlarm<Clock>? {
    // One of zero or less would never let time pass.
    guard interval > .zero else { return nil }
    return .repeatedly(from: now.advanced(by: interval), every: interval)
  }

  @inlinable
  mutating func receive(
    _ input: inout Input?, at now: Clock.SchedulerTimeType?
  ) -> PaceAlarm<Clock>? {
    if let input = input.take() { group.append(input) }
    if group.count >= count { close() }
    return nil
  }

  @inlinable
  mutating func ring(at now: Clock.SchedulerTimeType?, isWanted: Bool) {
    close()
  }

  @inlinable
  mutating func finish() {
    close()
  }

  @inlinable
  mutating func close() {
    guard !group.isEmpty else { return }
    ready.append(group)
    group = []
  }

  @inlinable var hasReady: Bool { !ready.isEmpty }

  @inlinable
  mutating func popReady() -> [Input]? { ready.popFirst() }
}
