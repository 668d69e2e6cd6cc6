public import Synchronization

/// One subscription to a source that has its values ready, and delivers them as they are asked for.
///
/// It is not generic, because a protocol's witness on a generic class runs unspecialised code. What it delivers lies in a
/// closure that is formed where all types are known, and runs in one loop, however the requests come (rule R9).
@usableFromInline
final class Emission: Subscription {
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none
  @exclusivity(unchecked) private var isRunning = false
  @exclusivity(unchecked) private var work: Work?

  private struct Work {
    let run: (Emission) -> Void
    #if !hasFeature(Embedded)
      /// What this describes itself as, where that is not its name.
      var elements: (any CustomStringConvertible)?
    #endif
  }

  @usableFromInline let isOver = Atomic<Bool>(false)
  private let name: StaticString

  /// - Parameter run: Delivers for as long as `takeDemand` gives it demand and `isCancelled` is false, then calls `finish`.
  @usableFromInline
  init(_ name: StaticString, _ run: @escaping (Emission) -> Void) {
    self.name = name
    work = Work(run: run)
  }

  @inlinable var isCancelled: Bool { isOver.load(ordering: .relaxed) }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    var work: Work?
    lock.withLock {
      guard !isOver.load(ordering: .relaxed) else { return }
      self.demand += demand
      guard !isRunning else { return }
      isRunning = true
      work = self.work
    }
    guard let work else { return }
    work.run(self)
    var rest: Work?
    lock.withLock {
      if isOver.load(ordering: .relaxed) { swap(&rest, &self.work) }
    }
    withExtendedLifetime(rest) {}
  }

  /// Gives all demand there is to the running loop. None: the loop has ended, and another request starts it anew.
  @usableFromInline
  func takeDemand() -> Subscribers.Demand {
    var result = Subscribers.Demand.none
    lock.withLock {
      swap(&result, &demand)
      if result == .none { isRunning = false }
    }
    return result
  }

  /// Called by the loop before it delivers the completion. False if it was cancelled before.
  @usableFromInline
  func finish() -> Bool {
    !isOver.exchange(true, ordering: .relaxed)
  }

  @usableFromInline
  func cancel() {
    var work: Work?
    lock.withLock {
      isOver.store(true, ordering: .relaxed)
      if !isRunning { swap(&work, &self.work) }
    }
    withExtendedLifetime(work) {}
  }
}

extension Emission {
  /// A subscription to one value.
  @inlinable
  convenience init<S: Subscriber>(_ name: StaticString, of output: S.Input, to subscriber: S) {
    self.init(name) { emission in
      guard emission.takeDemand() != .none else { return }
      _ = subscriber.receive(output)
      if emission.finish() { subscriber.receive(completion: .finished) }
    }
  }
}

#if !hasFeature(Embedded)
  extension Emission: CustomStringConvertible {
    @usableFromInline var description: String {
      var work: Work?
      lock.withLock { work = self.work }
      return work?.elements?.description ?? "\(name)"
    }

    /// A subscription that describes itself as `elements` does, until the end.
    @usableFromInline
    convenience init(
      describedBy elements: any CustomStringConvertible, _ run: @escaping (Emission) -> Void
    ) {
      self.init("Sequence", run)
      work?.elements = elements
    }
  }
#endif
