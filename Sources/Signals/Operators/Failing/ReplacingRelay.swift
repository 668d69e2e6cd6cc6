public import Synchronization

/// One subscription to an operator that passes values, and in the place of an end may deliver a last value, which waits until it is
/// asked for: `replaceEmpty`, `replaceError`.
@usableFromInline
final class ReplacingRelay<Failure: Error, Downstream: Subscriber>: RelayBase, Subscriber {
  @usableFromInline
  typealias Convert = (
    _ completion: Subscribers.Completion<Failure>, _ isEmpty: Bool
  ) -> Subscribers.Completion<Downstream.Failure>?

  @usableFromInline let name: StaticString
  @usableFromInline let replacement: Downstream.Input
  @usableFromInline let downstream: Downstream
  /// Nil for an end that is replaced.
  @usableFromInline let convert: Convert
  /// Belongs to who delivers.
  @exclusivity(unchecked) @usableFromInline var isEmpty = true
  /// True once there is nothing to count any more.
  @usableFromInline let isUnlimited = Atomic<Bool>(false)
  // Guarded by `lock`.
  @exclusivity(unchecked) @usableFromInline var demand = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline var isOwed = false

  @inlinable
  init(
    _ name: StaticString, _ replacement: Downstream.Input, _ downstream: Downstream,
    convert: @escaping Convert
  ) {
    self.name = name
    self.replacement = replacement
    self.downstream = downstream
    self.convert = convert
    super.init()
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if start(subscription) { downstream.receive(subscription: self) }
  }

  @inlinable @inline(__always)
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isLive else { return .none }
    isEmpty = false
    let isCounted = !isUnlimited.load(ordering: .relaxed)
    if isCounted { lock.withLock { demand -= 1 } }
    let more = downstream.receive(input)
    if isCounted, more != .none { lock.withLock { demand += more } }
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    if let completion = convert(completion, isEmpty) {
      if end() { downstream.receive(completion: completion) }
      return
    }
    var isWanted = false
    lock.withLock {
      isWanted = demand != .none
      isOwed = !isWanted
    }
    if isWanted { deliver() }
  }

  @inlinable
  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    var isDue = false
    lock.withLock {
      self.demand += demand
      isUnlimited.store(self.demand == .unlimited, ordering: .relaxed)
      swap(&isDue, &isOwed)
    }
    if isDue { deliver() } else { super.request(demand) }
  }

  @inlinable
  func deliver() {
    guard isEnding else { return }
    _ = downstream.receive(replacement)
    if end() { downstream.receive(completion: .finished) }
  }
}

#if !hasFeature(Embedded)
  extension ReplacingRelay: CustomStringConvertible {
    @usableFromInline var description: String { "\(name)" }
  }
#endif
