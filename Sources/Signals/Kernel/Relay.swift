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
  /// Guarded by `lock`; nil unless live. A relay that is requested from in advance has an `EarlyDemand` here while it waits.
  @exclusivity(unchecked) @usableFromInline final var upstream: (any Subscription)?

  @usableFromInline
  init(_ demandPolicy: DemandPolicy = DemandPolicy()) {
    isCounted = demandPolicy.isCounted
    if let inAdvance = demandPolicy.inAdvance { upstream = EarlyDemand(inAdvance) }
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
      if state.load(ordering: .relaxed) == State.waiting {
        earlyDemand?.add(demand)
      } else {
        upstream = self.upstream
      }
    }
    upstream?.request(demand)
  }

  @usableFromInline
  func cancel() {
    stop()?.cancel()
  }

  /// Accepts the first subscription; cancels any other, and one that comes after a cancel.
  @usableFromInline
  final func start(_ subscription: any Subscription) -> Bool {
    var isFirst = false
    var early: EarlyDemand?
    lock.withLock {
      isFirst = state.load(ordering: .relaxed) == State.waiting
      guard isFirst else { return }
      early = earlyDemand
      upstream = subscription
      state.store(State.live, ordering: .relaxed)
    }
    guard isFirst else {
      subscription.cancel()
      return false
    }
    early?.hand(to: subscription)
    return true
  }

  /// What stands for the upstream while it is waited for. The caller holds `lock`.
  ///
  /// Only `init` puts something there before the upstream comes, so the cast cannot fail; one that is checked does not exist in Embedded Swift.
  private final var earlyDemand: EarlyDemand? {
    upstream.map { unsafeDowncast($0, to: EarlyDemand.self) }
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

/// Adds up what is requested from a relay that has no upstream yet. It is guarded by the relay's lock.
private final class EarlyDemand: Subscription {
  private var demand: Subscribers.Demand

  init(_ demand: Subscribers.Demand) {
    self.demand = demand
  }

  func add(_ more: Subscribers.Demand) {
    demand += more
  }

  func hand(to upstream: any Subscription) {
    if demand != .none { upstream.request(demand) }
  }

  // It is a subscription only to stand in the place of one.
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// Asks for so many inputs for each output that is asked for.
@usableFromInline
final class MultipliedSubscription: Subscription {
  private let upstream: any Subscription
  private let factor: Int

  @usableFromInline
  init(_ upstream: any Subscription, _ factor: Int) {
    self.upstream = upstream
    self.factor = factor
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    upstream.request(demand * factor)
  }

  @usableFromInline
  func cancel() {
    upstream.cancel()
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
    let factor = stage.demandPolicy.factor
    guard start(factor == 1 ? subscription : MultipliedSubscription(subscription, factor)) else {
      return
    }
    // It was told in advance.
    if stage.demandPolicy.inAdvance != nil { return }
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
