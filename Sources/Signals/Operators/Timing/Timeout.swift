extension Publisher {
  /// Ends if nothing comes for a while: with the error of `customError`, or, without one, by finishing.
  ///
  ///     reply.timeout(.seconds(5), scheduler: clock, customError: { .timedOut })
  ///
  /// Values and the completion are handed on through the scheduler, in order.
  ///
  /// - Parameters:
  ///   - interval: The longest silence, also before the first value; zero or less is over as soon as possible.
  ///   - scheduler: Measures the time, and delivers.
  ///   - options: For the scheduler.
  ///   - customError: Makes the error.
  @inlinable
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

extension Publishers {
  /// A publisher that ends when its upstream is silent for too long. Nobody writes this type by name: it is what `timeout` returns.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The longest silence.
    public let interval: Context.SchedulerTimeType.Stride
    /// Measures the time, and delivers.
    public let scheduler: Context
    /// For the scheduler.
    public let options: Context.SchedulerOptions?
    /// Makes the error; without it, silence finishes.
    public let customError: (() -> Upstream.Failure)?

    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Publishers.Timeout<Upstream, Context>.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(
        subscriber: TimeoutRelay(interval, customError, scheduler, options, subscriber))
    }
  }
}

/// One subscription to a timeout: a hand-over through the scheduler, and an alarm that every value sets anew.
@usableFromInline
final class TimeoutRelay<Clock: Scheduler, Downstream: Subscriber>: Courier<Clock, Downstream>,
  Subscriber
{
  @usableFromInline let interval: Clock.SchedulerTimeType.Stride
  /// Guarded by `lock`; nil at the end.
  @exclusivity(unchecked) @usableFromInline var customError: (() -> Downstream.Failure)?

  @inlinable
  init(
    _ interval: Clock.SchedulerTimeType.Stride, _ customError: (() -> Downstream.Failure)?,
    _ scheduler: Clock, _ options: Clock.SchedulerOptions?, _ downstream: Downstream
  ) {
    self.interval = interval
    self.customError = customError
    super.init("Timeout", scheduler, options, downstream)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard start(subscription) else { return }
    restart()
    begin()
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isLive else { return .none }
    restart()
    if accept(.value(input), while: State.live) { schedule(moreDue: 1) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    stopAlarm()
    withExtendedLifetime(takeError()) {}
    if accept(.completion(completion), while: State.ending) { schedule(moreDue: 1) }
  }

  @inlinable
  func restart() {
    setAlarm(.repeatedly(from: scheduler.now.advanced(by: interval), every: interval))
  }

  @inlinable
  override func ring(_ number: Int) {
    var isDue = false
    handle.lock.withLock { isDue = alarm.isSet && alarm.number == number }
    guard isDue, isLive, let upstream = stop(State.ending) else { return }
    stopAlarm()
    let error = takeError()
    upstream.cancel()
    let completion = error.map { .failure($0()) } ?? Subscribers.Completion.finished
    if accept(.completion(completion), while: State.ending) { Courier.deliver(handle, moreDue: 1) }
  }

  @inlinable
  override func cancel() {
    super.cancel()
    withExtendedLifetime(takeError()) {}
  }

  @inlinable
  func takeError() -> (() -> Downstream.Failure)? {
    var result: (() -> Downstream.Failure)?
    lock.withLock { swap(&result, &customError) }
    return result
  }
}
