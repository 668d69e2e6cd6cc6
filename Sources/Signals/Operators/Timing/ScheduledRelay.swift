/// One subscription to an operator that hands everything on through a scheduler: `receive(on:)`, `delay`.
@usableFromInline
final class ScheduledRelay<Clock: Scheduler, Downstream: Subscriber>: Courier<Clock, Downstream>,
  Subscriber
{
  /// Nil: as soon as possible.
  @usableFromInline let delay: Delay?

  @usableFromInline
  struct Delay {
    @usableFromInline let interval: Clock.SchedulerTimeType.Stride
    @usableFromInline let tolerance: Clock.SchedulerTimeType.Stride

    @inlinable
    init(
      interval: Clock.SchedulerTimeType.Stride, tolerance: Clock.SchedulerTimeType.Stride
    ) {
      self.interval = interval
      self.tolerance = tolerance
    }
  }

  @inlinable
  init(
    _ name: StaticString, _ scheduler: Clock, _ options: Clock.SchedulerOptions?,
    _ delay: Delay?, _ downstream: Downstream
  ) {
    self.delay = delay
    super.init(name, scheduler, options, downstream)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if start(subscription) { begin() }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if accept(.value(input), while: State.live) { scheduleOne() }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    if accept(.completion(completion), while: State.ending) { scheduleOne() }
  }

  @inlinable
  func scheduleOne() {
    guard let delay else { return schedule(moreDue: 1) }
    scheduler.schedule(
      after: scheduler.now.advanced(by: delay.interval),
      tolerance: delay.tolerance, options: options
    ) { [handle] in Courier.deliver(handle, moreDue: 1) }
  }
}
