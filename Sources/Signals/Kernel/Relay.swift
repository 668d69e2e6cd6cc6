public import Synchronization

/// The half of a relay that is called through `any Subscription`. It is not generic, because a protocol's witness on a
/// generic class runs unspecialised code.
@usableFromInline
class RelayBase: Subscription {
  @usableFromInline
  enum State {
    @inlinable static var waiting: UInt8 { 0 }
    @inlinable static var live: UInt8 { 1 }
    @inlinable static var over: UInt8 { 2 }
    /// Nothing comes from upstream any more, and the downstream is still owed something.
    @inlinable static var ending: UInt8 { 3 }
  }

  /// Written under `lock`. Read without it on the path of a value, where an outdated answer is as good as one that was
  /// asked for a little earlier.
  @usableFromInline final let state = Atomic<UInt8>(State.waiting)
  private final let isCounted: Bool
  @usableFromInline final let lock = Lock()
  /// Guarded by `lock`; nil unless live.
  @exclusivity(unchecked) @usableFromInline final var upstream: (any Subscription)?
  private final let factor: Int
  /// Guarded by `lock`: what was requested before the upstream's subscription came.
  @exclusivity(unchecked) private final var early = Subscribers.Demand.none

  @usableFromInline
  init(_ demandPolicy: DemandPolicy = DemandPolicy()) {
    isCounted = demandPolicy.isCounted
    factor = demandPolicy.factor
  }

  @inlinable final var isLive: Bool { state.load(ordering: .relaxed) == State.live }

  @inlinable final var isWaiting: Bool { state.load(ordering: .relaxed) == State.waiting }

  @inlinable final var isEnding: Bool { state.load(ordering: .relaxed) == State.ending }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    if isCounted { demand.assertNonZero() }
    guard demand != .none else { return }
    var upstream: (any Subscription)?
    lock.withLock {
      upstream = self.upstream
      if state.load(ordering: .relaxed) == State.waiting { early += demand }
    }
    upstream?.request(demand * factor)
  }

  /// Requests what was requested before `upstream` came, and `more`.
  @usableFromInline
  final func catchUp(_ upstream: any Subscription, _ more: Subscribers.Demand) {
    var demand = more
    lock.withLock {
      demand += early
      early = .none
    }
    if demand != .none { upstream.request(demand) }
  }

  @usableFromInline
  func cancel() {
    stop()?.cancel()
  }

  /// Accepts the first subscription; cancels any other, and one that comes after a cancel.
  @usableFromInline
  final func start(_ subscription: any Subscription) -> Bool {
    var isFirst = false
    lock.withLock {
      isFirst = state.load(ordering: .relaxed) == State.waiting
      guard isFirst else { return }
      upstream = subscription
      state.store(State.live, ordering: .relaxed)
    }
    if !isFirst { subscription.cancel() }
    return isFirst
  }

  /// Lets nothing pass any more. The result is for the caller to cancel or to drop, outside the lock.
  @usableFromInline
  final func stop(_ new: UInt8 = State.over) -> (any Subscription)? {
    var upstream: (any Subscription)?
    lock.withLock {
      guard state.load(ordering: .relaxed) != State.over else { return }
      state.store(new, ordering: .relaxed)
      swap(&upstream, &self.upstream)
    }
    return upstream
  }

  /// Moves from ending to over. False if a cancel came before: then the downstream gets nothing more (rule R6).
  @usableFromInline
  final func end() -> Bool {
    state.compareExchange(expected: State.ending, desired: State.over, ordering: .relaxed).exchanged
  }
}

/// One subscription to an operator of the first family: the upstream's subscriber, and the downstream's subscription.
@usableFromInline
final class Relay<S: Stage, Downstream: Subscriber>: RelayBase, Subscriber
where Downstream.Input == S.Output, Downstream.Failure == S.Failure {
  /// Belongs to who delivers: calls from upstream are serial (rule R1).
  @exclusivity(unchecked) @usableFromInline var stage: S
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ stage: S, _ downstream: Downstream) {
    self.stage = stage
    self.downstream = downstream
    super.init(stage.demandPolicy)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard start(subscription) else { return }
    if let inAdvance = stage.demandPolicy.inAdvance { return catchUp(subscription, inAdvance) }
    downstream.receive(subscription: self)
    if stage.isFinishedAtStart, isLive { finish(.finished) }
  }

  @inlinable @inline(__always)
  func receive(_ input: S.Input) -> Subscribers.Demand {
    guard isLive || (S.isOpenFromTheStart && isWaiting) else { return .none }
    switch stage.receive(input) {
    case .emit(let output):
      let more = downstream.receive(output)
      let factor = stage.demandPolicy.factor
      return factor == 1 ? more : more * factor
    case .skip:
      return .max(1)
    case .absorb:
      break
    case .finish:
      finish(.finished)
    case .emitAndFinish(let output):
      // Over before the call, so that a value sent from inside it does not pass.
      let upstream = stop(State.ending)
      _ = downstream.receive(output)
      upstream?.cancel()
      if end() { downstream.receive(completion: .finished) }
    case .fail(let failure):
      finish(.failure(failure))
    }
    return .none
  }

  @inlinable @inline(never)
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    stop(State.ending)?.cancel()
    if end() { downstream.receive(completion: completion) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<S.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    if case .finished = completion, let output = stage.finish() { _ = downstream.receive(output) }
    if end() { downstream.receive(completion: completion) }
  }
}

#if !hasFeature(Embedded)
  extension Relay: CustomStringConvertible {
    @usableFromInline var description: String { "\(stage.name)" }
  }
#endif
