#if !hasFeature(Embedded)
  extension VirtualTimeScheduler {
    /// Waits until a point in virtual time. What is now, or past, does not wait at all.
    ///
    /// - Throws: A `CancellationError`, as soon as the task is cancelled; nothing stays scheduled then.
    public func sleep(until date: SchedulerTimeType) async throws(CancellationError) {
      if Task.isCancelled { throw CancellationError() }
      guard date > now else { return }
      let sleeper = Sleeper()
      let cancel = Crossing { sleeper.wake(isCancelled: true) }
      await withTaskCancellationHandler {
        await withCheckedContinuation { sleeper.sleep(on: self, until: date, $0) }
      } onCancel: {
        cancel.value()
      }
      if sleeper.isCancelled { throw CancellationError() }
    }

    /// Waits for some virtual time. Zero or less does not wait at all.
    ///
    /// - Throws: A `CancellationError`, as soon as the task is cancelled; nothing stays scheduled then.
    public func sleep(for stride: SchedulerTimeType.Stride) async throws(CancellationError) {
      try await sleep(until: now.advanced(by: stride))
    }
  }

  /// One task that sleeps, until it is woken by the first of the clock and a cancellation.
  private final class Sleeper {
    private let lock = Lock()
    // Guarded by `lock`.
    @exclusivity(unchecked) private var continuation: CheckedContinuation<Void, Never>?
    @exclusivity(unchecked) private var token: (any Cancellable)?
    @exclusivity(unchecked) private var isAwake = false
    @exclusivity(unchecked) private(set) var isCancelled = false

    func sleep(
      on clock: VirtualTimeScheduler, until date: VirtualTimeScheduler.SchedulerTimeType,
      _ continuation: CheckedContinuation<Void, Never>
    ) {
      var isLate = false
      lock.withLock {
        isLate = isAwake
        if !isLate { self.continuation = continuation }
      }
      if isLate { return continuation.resume() }
      // A repeating action, because such a one can be cancelled.
      var token: (any Cancellable)? = clock.schedule(
        after: date, interval: .init(nanoseconds: .max)
      ) { self.wake(isCancelled: false) }
      lock.withLock {
        if !isAwake { swap(&token, &self.token) }
      }
      token?.cancel()
    }

    func wake(isCancelled: Bool) {
      var continuation: CheckedContinuation<Void, Never>?
      var token: (any Cancellable)?
      lock.withLock {
        guard !isAwake else { return }
        isAwake = true
        self.isCancelled = isCancelled
        swap(&continuation, &self.continuation)
        swap(&token, &self.token)
      }
      token?.cancel()
      continuation?.resume()
    }
  }
#endif
