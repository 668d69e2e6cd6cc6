public import Synchronization

/// The half that operators with a scheduler share: hands events on in their order, and has one alarm.
///
/// Each scheduled action hands on the earliest event that is left, whichever event it was scheduled for. So the order stays, also
/// on an executor that runs actions in another order or several at once.
@usableFromInline
class Courier<Clock: Scheduler, Downstream: Subscriber>: RelayBase {
  @usableFromInline
  enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  @usableFromInline final let name: StaticString
  @usableFromInline final let scheduler: Clock
  @usableFromInline final let options: Clock.SchedulerOptions?
  @usableFromInline final let downstream: Downstream

  /// What scheduled actions hold of this: it, while there are events to hand on, or an alarm is set. So a cancel releases everything
  /// at once, however long the actions stay scheduled.
  @usableFromInline final let handle = Handle<Courier>()

  // Guarded by the handle's lock.
  @exclusivity(unchecked) @usableFromInline final var events = Queue<Event>()
  /// How many events may be handed on: one for each action that has begun.
  @exclusivity(unchecked) @usableFromInline final var due = 0
  @exclusivity(unchecked) @usableFromInline final var isDelivering = true
  @exclusivity(unchecked) @usableFromInline final var alarm = Alarm()

  @inlinable
  init(
    _ name: StaticString, _ scheduler: Clock, _ options: Clock.SchedulerOptions?,
    _ downstream: Downstream
  ) {
    self.name = name
    self.scheduler = scheduler
    self.options = options
    self.downstream = downstream
    super.init()
  }

  /// Hands on the subscription. Nothing is delivered while the subscriber is still being told of it.
  @inlinable
  final func begin() {
    downstream.receive(subscription: self)
    var isLate = false
    handle.lock.withLock {
      isDelivering = false
      isLate = due > 0
    }
    if isLate { schedule(moreDue: 0) }
  }

  /// Appends an event for a later `deliver`, unless the state is another one by now.
  @inlinable
  final func accept(_ event: Event, while state: UInt8) -> Bool {
    var isAccepted = false
    handle.lock.withLock {
      // Who ends this empties `events` afterwards, so that nothing slips in behind.
      isAccepted = self.state.load(ordering: .relaxed) == state
      guard isAccepted else { return }
      if events.isEmpty { handle.object = self }
      events.append(event)
    }
    return isAccepted
  }

  /// Delivers as soon as possible, on the scheduler.
  @inlinable
  final func schedule(moreDue: Int) {
    scheduler.schedule(options: options) { [handle] in Courier.deliver(handle, moreDue: moreDue) }
  }

  /// Delivers what is due, unless another does so already, or nobody wants it any more.
  @inlinable
  static func deliver(_ handle: Handle<Courier>, moreDue: Int) {
    var courier: Courier?
    var event: Event?
    handle.lock.withLock {
      courier = handle.object
      guard let courier else { return }
      courier.due += moreDue
      if !courier.isDelivering { event = courier.next() }
    }
    if let courier, let event { courier.deliver(event) }
  }

  @inlinable
  final func deliver(_ first: Event) {
    var event: Event? = first
    while let current = event {
      switch current {
      case .value(let value):
        let demand = downstream.receive(value)
        if demand != .none { request(demand) }
      case .completion(let completion):
        if end() { downstream.receive(completion: completion) }
      }
      event = nil
      handle.lock.withLock { event = next() }
    }
  }

  /// The caller holds the handle's lock.
  @inlinable
  final func next() -> Event? {
    guard due > 0, let event = events.popFirst() else {
      isDelivering = false
      releaseIfIdle()
      return nil
    }
    due -= 1
    isDelivering = true
    return event
  }

  /// Lets the scheduled actions go of this when none has anything left to do. The caller holds the handle's lock, and this.
  @inlinable
  final func releaseIfIdle() {
    if events.isEmpty, !alarm.isSet { handle.object = nil }
  }

  @inlinable
  override func cancel() {
    let upstream = stop()
    // What was not delivered dies outside the lock.
    var unsent = Queue<Event>()
    handle.lock.withLock { swap(&unsent, &events) }
    stopAlarm()
    upstream?.cancel()
  }

  // MARK: The alarm

  @usableFromInline
  struct Alarm {
    /// An alarm of an older number was set anew, or stopped, since its action was scheduled.
    @usableFromInline var number = 0
    @usableFromInline var isSet = false
    @usableFromInline var token: (any Cancellable)?

    @inlinable
    init() {}

    /// The result is for the caller to cancel outside the lock.
    @inlinable
    mutating func stop() -> (any Cancellable)? {
      number += 1
      isSet = false
      var old: (any Cancellable)?
      swap(&old, &token)
      return old
    }
  }

  @inlinable
  static func ring(_ handle: Handle<Courier>, _ number: Int) {
    var courier: Courier?
    handle.lock.withLock { courier = handle.object }
    courier?.ring(number)
  }

  /// Called on the scheduler when the alarm goes off.
  @usableFromInline
  func ring(_ number: Int) {}

  /// Sets the alarm, and no longer to what it was set before.
  @inlinable
  final func setAlarm(_ time: PaceAlarm<Clock>) {
    var old: (any Cancellable)?
    var number = 0
    var isLive = false
    handle.lock.withLock {
      isLive = self.isLive
      guard isLive else { return }
      old = alarm.stop()
      alarm.isSet = true
      number = alarm.number
      handle.object = self
    }
    guard isLive else { return }
    old?.cancel()
    let action = { [handle, number] () -> Void in Courier.ring(handle, number) }
    switch time {
    case .soon:
      scheduler.schedule(options: options, action)
    case .repeatedly(let date, let interval) where interval > .zero:
      var token: (any Cancellable)? = scheduler.schedule(
        after: date, interval: interval, tolerance: scheduler.minimumTolerance, options: options,
        action)
      handle.lock.withLock {
        if alarm.isSet, alarm.number == number { swap(&token, &alarm.token) }
      }
      // It went off, or was stopped, before its token came back.
      token?.cancel()
    case .once(let date), .repeatedly(let date, _):
      scheduler.schedule(
        after: date, tolerance: scheduler.minimumTolerance, options: options, action)
    }
  }

  @inlinable
  final func stopAlarm() {
    var old: (any Cancellable)?
    handle.lock.withLock {
      old = alarm.stop()
      releaseIfIdle()
    }
    old?.cancel()
  }
}

#if !hasFeature(Embedded)
  extension Courier: CustomStringConvertible {
    @usableFromInline var description: String { "\(name)" }
  }
#endif
