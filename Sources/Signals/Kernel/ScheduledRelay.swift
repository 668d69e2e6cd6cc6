public import Synchronization

/// A reference that can be taken back from all who hold this.
@usableFromInline
final class Handle<Object: AnyObject> {
  @usableFromInline let lock = Lock()
  /// Guarded by `lock`.
  @exclusivity(unchecked) @usableFromInline var object: Object?

  @inlinable
  init() {}

  @inlinable
  func hold(_ new: Object?) {
    var object = new
    lock.withLock { swap(&object, &self.object) }
    withExtendedLifetime(object) {}
  }

  @inlinable
  func held() -> Object? {
    var result: Object?
    lock.withLock { result = object }
    return result
  }
}

/// One subscription to an operator that hands everything on through a scheduler: `receive(on:)`, `delay`.
///
/// For each event one action is scheduled, and each action hands on the earliest event that is left, whichever event it was
/// scheduled for. So the order stays, also on an executor that runs actions in another order or several at once.
@usableFromInline
final class ScheduledRelay<Clock: Scheduler, Downstream: Subscriber>: RelayBase, Subscriber {
  @usableFromInline
  enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  @usableFromInline let name: StaticString
  @usableFromInline let scheduler: Clock
  @usableFromInline let options: Clock.SchedulerOptions?
  /// Nil: as soon as possible.
  @usableFromInline let delay: Delay?
  @usableFromInline let downstream: Downstream

  @usableFromInline
  struct Delay {
    @usableFromInline let interval: Clock.SchedulerTimeType.Stride
    @usableFromInline let tolerance: Clock.SchedulerTimeType.Stride?

    @inlinable
    init(
      interval: Clock.SchedulerTimeType.Stride, tolerance: Clock.SchedulerTimeType.Stride?
    ) {
      self.interval = interval
      self.tolerance = tolerance
    }
  }

  /// What scheduled actions hold of this: it, while there are events to hand on. So a cancel releases everything at once, however
  /// long the actions stay scheduled.
  @usableFromInline let handle = Handle<ScheduledRelay>()

  // Guarded by `lock`.
  @exclusivity(unchecked) @usableFromInline var events = Queue<Event>()
  /// How many events may be handed on: one for each action that has begun.
  @exclusivity(unchecked) @usableFromInline var due = 0
  @exclusivity(unchecked) @usableFromInline var isDelivering = true

  @inlinable
  init(
    _ name: StaticString, _ scheduler: Clock, _ options: Clock.SchedulerOptions?,
    _ delay: Delay?, _ downstream: Downstream
  ) {
    self.name = name
    self.scheduler = scheduler
    self.options = options
    self.delay = delay
    self.downstream = downstream
    super.init()
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard start(subscription) else { return }
    // Nothing is delivered while the subscriber is still being told of its subscription.
    downstream.receive(subscription: self)
    var isLate = false
    lock.withLock {
      isDelivering = false
      isLate = due > 0
    }
    if isLate {
      let reference = handle
      scheduler.schedule(options: options) { reference.held()?.deliver(moreDue: 0) }
    }
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    accept(.value(input), while: State.live)
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    accept(.completion(completion), while: State.ending)
  }

  @inlinable
  func accept(_ event: Event, while state: UInt8) {
    var isAccepted = false
    lock.withLock {
      isAccepted = self.state.load(ordering: .relaxed) == state
      guard isAccepted else { return }
      if events.isEmpty { handle.hold(self) }
      events.append(event)
    }
    guard isAccepted else { return }
    let reference = handle
    if let delay {
      scheduler.schedule(
        after: scheduler.now.advanced(by: delay.interval),
        tolerance: delay.tolerance ?? scheduler.minimumTolerance, options: options
      ) { reference.held()?.deliver(moreDue: 1) }
    } else {
      scheduler.schedule(options: options) { reference.held()?.deliver(moreDue: 1) }
    }
  }

  @inlinable
  func deliver(moreDue: Int) {
    var isMine = false
    lock.withLock {
      due += moreDue
      isMine = !isDelivering
      isDelivering = true
    }
    while isMine, let event = next() {
      switch event {
      case .value(let value):
        let demand = downstream.receive(value)
        if demand != .none { request(demand) }
      case .completion(let completion):
        if end() { downstream.receive(completion: completion) }
      }
    }
  }

  @inlinable
  func next() -> Event? {
    var event: Event?
    lock.withLock {
      if due > 0 { event = events.popFirst() }
      if event == nil { isDelivering = false } else { due -= 1 }
      if events.isEmpty { handle.hold(nil) }
    }
    return event
  }

  @inlinable
  override func cancel() {
    let upstream = stop()
    // What was not delivered dies outside the lock.
    var unsent = Queue<Event>()
    lock.withLock { swap(&unsent, &events) }
    handle.hold(nil)
    upstream?.cancel()
  }
}

#if !hasFeature(Embedded)
  extension ScheduledRelay: CustomStringConvertible {
    @usableFromInline var description: String { "\(name)" }
  }
#endif
