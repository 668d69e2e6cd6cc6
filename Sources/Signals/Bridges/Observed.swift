#if canImport(Observation) && !hasFeature(Embedded)
  internal import Observation

  /// A publisher of a value that is computed from `@Observable` objects: as it is now, and after each change.
  ///
  ///     Observed(on: DispatchQueue.main) { model.title }.sink { print($0) }
  ///
  /// Observation tells of a change before it happens. So the value is read again on the scheduler, once for all changes until then;
  /// a scheduler that runs actions at once would read too early. It is read only when it was asked for.
  public struct Observed<Output, Context: Scheduler>: Publisher {
    public typealias Failure = Never

    /// Where the value is read again, and delivered.
    public let scheduler: Context
    private let value: () -> Output

    public init(on scheduler: Context, _ value: @escaping () -> Output) {
      self.scheduler = scheduler
      self.value = value
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      subscriber.receive(subscription: ObservedSubscription(scheduler, value, subscriber))
    }
  }

  /// Observation's callback touches nothing but the lock and the scheduler, and what it schedules runs where the user wants the
  /// values.
  private final class ObservedSubscription<Context: Scheduler, Downstream: Subscriber>:
    Subscription, CustomStringConvertible
  {
    private let scheduler: Context
    private let lock = Lock()
    // Guarded by `lock`.
    /// Nil at the end.
    @exclusivity(unchecked) private var source:
      (value: () -> Downstream.Input, downstream: Downstream)?
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    @exclusivity(unchecked) private var isOutdated = true
    @exclusivity(unchecked) private var isRunning = false

    init(
      _ scheduler: Context, _ value: @escaping () -> Downstream.Input, _ downstream: Downstream
    ) {
      self.scheduler = scheduler
      source = (value, downstream)
    }

    var description: String { "Observed" }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.withLock { self.demand += demand }
      run()
    }

    func cancel() {
      var source: (value: () -> Downstream.Input, downstream: Downstream)?
      lock.withLock { swap(&source, &self.source) }
      withExtendedLifetime(source) {}
    }

    private func run() {
      while let source = take() {
        let tell = Crossing { [weak self] () -> Void in
          guard let self else { return }
          scheduler.schedule { [weak self] in self?.changed() }
        }
        let value = withObservationTracking(source.value) { tell.value() }
        let more = source.downstream.receive(value)
        lock.withLock {
          demand += more
          isRunning = false
        }
      }
    }

    private func changed() {
      lock.withLock { isOutdated = true }
      run()
    }

    private func take() -> (value: () -> Downstream.Input, downstream: Downstream)? {
      var result: (value: () -> Downstream.Input, downstream: Downstream)?
      lock.withLock {
        guard !isRunning, isOutdated, demand != .none, source != nil else { return }
        isRunning = true
        isOutdated = false
        demand -= 1
        result = source
      }
      return result
    }
  }
#endif
