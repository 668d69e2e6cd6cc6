/// What a timed operator decides that keeps values for later; everything else is done by its `PacedRelay`.
///
/// For `debounce`, `throttle`, `collect(.byTime…)`. A pace is a pure state machine, as a `Joint` is: it runs under a lock, so it calls
/// nobody and lets nothing die, and it is told the time where it asks for it.
@usableFromInline
protocol Pace<Input, Output> {
  associatedtype Input
  associatedtype Output
  associatedtype Clock: Scheduler

  static var name: StaticString { get }
  /// Whether `receive` is told the time, and whether `ring` is.
  static var timesInputs: Bool { get }
  static var timesRings: Bool { get }
  /// False if the alarm is over when it has gone off.
  static var repeats: Bool { get }
  /// True if what is ready waits until it is asked for. Otherwise it is lost if it was not asked for before.
  static var isPatient: Bool { get }

  /// The first alarm, if there is one from the start; the time is read then.
  func firstAlarm(at now: Clock.SchedulerTimeType) -> PaceAlarm<Clock>?
  static var hasFirstAlarm: Bool { get }

  /// Takes the input, may leave what it replaces in its place, and returns what to set the alarm to, if that changes.
  mutating func receive(
    _ input: inout Input?, at now: Clock.SchedulerTimeType?
  ) -> PaceAlarm<Clock>?

  /// The alarm has gone off. What is to be delivered becomes ready.
  mutating func ring(at now: Clock.SchedulerTimeType?, isWanted: Bool)

  /// The downstream has asked for more. The result is what to set the alarm to.
  mutating func resume() -> PaceAlarm<Clock>?

  /// The upstream has ended; what is still to be delivered becomes ready.
  mutating func finish()

  var hasReady: Bool { get }

  /// Takes the first of what is ready.
  mutating func popReady() -> Output?
}

/// When an alarm goes off.
@usableFromInline
enum PaceAlarm<Clock: Scheduler> {
  case soon
  case once(Clock.SchedulerTimeType)
  case repeatedly(from: Clock.SchedulerTimeType, every: Clock.SchedulerTimeType.Stride)
}

extension Pace {
  @inlinable static var timesInputs: Bool { false }
  @inlinable static var timesRings: Bool { false }
  @inlinable static var repeats: Bool { false }
  @inlinable static var isPatient: Bool { false }
  @inlinable static var hasFirstAlarm: Bool { false }

  @inlinable
  func firstAlarm(at now: Clock.SchedulerTimeType) -> PaceAlarm<Clock>? { nil }

  @inlinable
  mutating func resume() -> PaceAlarm<Clock>? { nil }

  @inlinable
  mutating func finish() {}
}
