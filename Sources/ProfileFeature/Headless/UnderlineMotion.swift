import Signals

/// The underline of a filter bar on its way from one option to another: evenly, in 0.3 s of the clock.
struct UnderlineMotion {
  typealias Time = VirtualTimeScheduler.SchedulerTimeType

  /// In options from the first on.
  let from: Double
  let to: Double
  let start: Time
  /// Held until the motion ends, so that a clock that runs until nothing goes on comes to rest with it.
  let end: AnyCancellable

  /// Begins at the present time.
  init(from: Double, to: Double, clock: VirtualTimeScheduler) {
    self.from = from
    self.to = to
    start = clock.now
    end = clock.once(after: UnderlineMotion.duration) {}
  }

  static let duration = Time.Stride.milliseconds(300)

  func isOver(at time: Time) -> Bool {
    start.distance(to: time) >= UnderlineMotion.duration
  }

  func position(at time: Time) -> Double {
    guard !isOver(at: time) else { return to }
    let part =
      Double(time.nanoseconds - start.nanoseconds) / Double(UnderlineMotion.duration.nanoseconds)
    return from + (to - from) * part
  }
}
