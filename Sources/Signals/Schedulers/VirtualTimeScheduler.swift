/// A clock that moves only when it is told to, for tests and simulators.
///
///     let clock = VirtualTimeScheduler()
///     let subscription = subject.delay(for: 1, scheduler: clock).sink { print($0) }
///     subject.send("late")
///     clock.advance(by: .seconds(1))  // prints "late"
///
/// Actions run in the order of their dates, and those of one date in the order in which they were scheduled, also if that
/// happens while the clock advances; `now` is an action's date while it runs. So what happens depends on nothing but what was
/// done (rule R11).
///
/// Any method may be called from any thread, and from inside an action. Actions run on the thread that advances the clock.
public final class VirtualTimeScheduler: Scheduler {
  public typealias SchedulerOptions = Never

  private let lock = Lock()
  // Guarded by `lock`.
  private var present = SchedulerTimeType.start
  private var agenda = Agenda()
  #if !hasFeature(Embedded)
    private var watchers: [Watcher] = []
  #endif

  /// A clock that stands at its start, with nothing to run.
  public init() {}

  public var now: SchedulerTimeType {
    var result = SchedulerTimeType.start
    lock.withLock { result = present }
    return result
  }

  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// How many actions are still to run. A repeating one counts as one.
  public var scheduledCount: Int {
    var result = 0
    lock.withLock { result = agenda.count }
    return result
  }

  /// When the next action is to run, if there is one.
  public var nextDate: SchedulerTimeType? {
    var result: SchedulerTimeType?
    lock.withLock { result = agenda.nextDate }
    return result
  }

  // MARK: Scheduling

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: .start, every: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date, every: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    precondition(interval > .zero, "An interval of zero or less would never let time pass")
    let job = add(at: date, every: interval, action)
    return AnyCancellable { [self] in
      var action: (() -> Void)?
      lock.withLock { action = agenda.cancel(job) }
      withExtendedLifetime(action) {}
    }
  }

  @discardableResult
  private func add(
    at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?,
    _ action: @escaping () -> Void
  ) -> Agenda.Job {
    let job = Agenda.Job(interval: interval, action: action)
    // Nothing happens in the past: what is overdue is due now.
    lock.withLock { agenda.insert(job, at: max(date, present)) }
    #if !hasFeature(Embedded)
      tellWatchers()
    #endif
    return job
  }

  // MARK: Letting time pass

  /// Lets time pass, and runs what falls due. Without an argument, runs what is due now.
  public func advance(by stride: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: stride))
  }

  /// Moves the clock to `date`, and runs what falls due until then. A date in the past changes nothing.
  public func advance(to date: SchedulerTimeType) {
    while runNext(upTo: date) {}
    lock.withLock { present = max(present, date) }
  }

  /// Runs everything that is scheduled, and what that schedules in turn, as far as a date; the clock stops at the last action.
  ///
  /// - Parameter limit: A date, since a repeating action would go on for ever.
  /// - Returns: True if nothing is scheduled any more.
  @discardableResult
  public func run(upTo limit: SchedulerTimeType) -> Bool {
    while runNext(upTo: limit) {}
    return scheduledCount == 0
  }

  /// Runs the next action if it is due by `date`.
  private func runNext(upTo date: SchedulerTimeType) -> Bool {
    var action: (() -> Void)?
    lock.withLock {
      guard let next = agenda.nextDate, next <= date, let job = agenda.removeNext() else { return }
      present = max(present, next)
      action = job.action
      if let again = job.interval.map(next.advanced), again > next {
        agenda.insert(job, at: again)
      } else {
        // It runs once, or this is the end of time.
        job.action = nil
      }
    }
    action?()
    return action != nil
  }
}

#if !hasFeature(Embedded)
  // MARK: Tasks that wait

  extension VirtualTimeScheduler {
    private struct Watcher {
      let count: Int
      let continuation: CheckedContinuation<Void, Never>
    }

    /// Waits until so many actions are scheduled, so that a test does not let time pass before a task has begun to wait for it.
    ///
    ///     let task = Task { try await clock.sleep(for: .seconds(1)) }
    ///     await clock.untilScheduled(1)
    ///     clock.advance(by: .seconds(1))
    ///
    /// A cancelled task waits on.
    public func untilScheduled(_ count: Int) async {
      await withCheckedContinuation { continuation in
        lock.withLock { watchers.append(Watcher(count: count, continuation: continuation)) }
        tellWatchers()
      }
    }

    private func tellWatchers() {
      var done: [Watcher] = []
      lock.withLock {
        guard !watchers.isEmpty else { return }
        done = watchers.filter { $0.count <= agenda.count }
        watchers.removeAll { $0.count <= agenda.count }
      }
      for watcher in done { watcher.continuation.resume() }
    }
  }
#endif
