/// One subscription to an operator that keeps values for later.
///
/// It takes everything from upstream, counts what the downstream asked for, and delivers on the scheduler only.
@usableFromInline
final class PacedRelay<P: Pace, Downstream: Subscriber>: Courier<P.Clock, Downstream>, Subscriber
where P.Output == Downstream.Input {
  // Guarded by the handle's lock.
  /// Nil at the end.
  @exclusivity(unchecked) @usableFromInline var pace: P?
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  /// The upstream's end, while something that is ready has to come before it.
  @exclusivity(unchecked) @usableFromInline var ending: Subscribers.Completion<Downstream.Failure>?

  @inlinable
  init(
    _ pace: P, _ scheduler: P.Clock, _ options: P.Clock.SchedulerOptions?, _ downstream: Downstream
  ) {
    self.pace = pace
    super.init(P.name, scheduler, options, downstream)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard start(subscription) else { return }
    if P.hasFirstAlarm, let time = pace?.firstAlarm(at: scheduler.now) { setAlarm(time) }
    begin()
    // It may have been cancelled in there.
    if isLive { subscription.request(.unlimited) }
  }

  @inlinable
  func receive(_ input: P.Input) -> Subscribers.Demand {
    guard isLive else { return .none }
    let now = P.timesInputs ? scheduler.now : nil
    // What the input replaces dies here, after the lock (rule R3).
    var input: P.Input? = input
    decide(isOnScheduler: false) { pace in
      isLive ? pace?.receive(&input, at: now) : nil
    }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    stopAlarm()
    var dropped: P?
    decide(isOnScheduler: false) { pace in
      // A cancel that came just now has let go of everything, and nothing may be kept after it.
      guard isEnding else { return nil }
      if P.isPatient, case .failure = completion {
        swap(&dropped, &pace)
      } else {
        pace?.finish()
      }
      ending = completion
      return nil
    }
    withExtendedLifetime(dropped) {}
  }

  @inlinable
  override func ring(_ number: Int) {
    let now = P.timesRings ? scheduler.now : nil
    var token: (any Cancellable)?
    decide(isOnScheduler: true) { pace in
      guard alarm.isSet, alarm.number == number else { return nil }
      if !P.repeats { token = alarm.stop() }
      pace?.ring(at: now, isWanted: demand != .none)
      return nil
    }
    token?.cancel()
  }

  @inlinable
  override func request(_ more: Subscribers.Demand) {
    guard more != .none else { return }
    decide(isOnScheduler: false) { pace in
      demand += more
      return pace?.resume()
    }
  }

  @inlinable
  override func cancel() {
    var kept: P?
    handle.lock.withLock { swap(&kept, &pace) }
    super.cancel()
  }

  /// Lets the pace decide under the lock, and then does what it wants done outside.
  @inlinable
  func decide(isOnScheduler: Bool, _ body: (inout P?) -> PaceAlarm<P.Clock>?) {
    var time: PaceAlarm<P.Clock>?
    var count = 0
    // What was ready and not asked for: it dies outside the lock, like the rest of a pace that has ended.
    var lost: P.Output?
    var over: P?
    handle.lock.withLock {
      time = body(&pace)
      let isHeld = !events.isEmpty || alarm.isSet
      while demand != .none, let output = pace?.popReady() {
        events.append(.value(output))
        demand -= 1
        count += 1
      }
      if !P.isPatient, demand == .none { lost = pace?.popReady() }
      if let ending, !P.isPatient || pace?.hasReady != true {
        events.append(.completion(ending))
        self.ending = nil
        count += 1
        swap(&over, &pace)
      }
      if !isHeld, !events.isEmpty { handle.object = self }
    }
    if let time { setAlarm(time) }
    if count > 0 {
      if isOnScheduler { Courier.deliver(handle, moreDue: count) } else { schedule(moreDue: count) }
    } else if isOnScheduler {
      // An alarm that delivered nothing may have been the last that held this.
      handle.lock.withLock { releaseIfIdle() }
    }
    withExtendedLifetime((lost, over)) {}
  }
}
