import Signals

extension Scheduler {
  /// Runs an action once after a while, unless the result is cancelled or released before.
  func once(
    after delay: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let timer = OneShot()
    // Only a repeating action can be taken back, so this is one that ends the first time.
    timer.start(
      schedule(after: now.advanced(by: delay), interval: delay) {
        timer.end()
        action()
      })
    return AnyCancellable { timer.end() }
  }
}

/// A repeating action that ends before it repeats.
private final class OneShot {
  private var isOver = false
  private var repetition: (any Cancellable)?

  /// Keeps the repetition, unless the scheduler ran it inside the call that made it.
  func start(_ repetition: any Cancellable) {
    if isOver {
      repetition.cancel()
    } else {
      self.repetition = repetition
    }
  }

  func end() {
    isOver = true
    let repetition = repetition
    self.repetition = nil
    repetition?.cancel()
  }
}
