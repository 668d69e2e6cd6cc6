/// One subscription to an operator of the second family: serialises what arrives, and does what the joint decides.
///
/// The joint decides on arrival, under the lock, so that the demand it returns is exact and immediate. What it wants done waits
/// in its outbox, and one thread does it, outside the lock; who comes meanwhile adds to the outbox and goes (rules R1, R2, R9).
@usableFromInline
final class Join<J: Joint, Downstream: Subscriber>: Subscription
where Downstream.Input == J.Output, Downstream.Failure == J.Failure {
  /// Does work of the joint's, outside the lock; may subscribe a `Side` of this source.
  @usableFromInline typealias Worker = (Join, J.Work, SourceID) -> Void

  @usableFromInline let downstream: Downstream
  @usableFromInline let worker: Worker
  @usableFromInline let fixedCount: Int
  @usableFromInline let lock = Lock()

  // Guarded by `lock`.
  /// Nil at the end.
  @exclusivity(unchecked) @usableFromInline var joint: J?
  @exclusivity(unchecked) @usableFromInline var outbox = OutboxOf<J>()
  @exclusivity(unchecked) @usableFromInline var slots: [Slot]
  @exclusivity(unchecked) @usableFromInline var freeSlots: [Int] = []
  @exclusivity(unchecked) @usableFromInline var isPerforming = true
  /// True where the downstream gets its subscription when source 0 has sent its own.
  @exclusivity(unchecked) @usableFromInline var isAnnouncedBySource = false

  @usableFromInline
  struct Slot {
    @usableFromInline var generation = 0
    @usableFromInline var isOver = false
    /// Nil before the source has sent it, and at its end.
    @usableFromInline var subscription: (any Subscription)?

    @inlinable
    init() {}
  }

  /// Held until `begin`: nothing is delivered before the downstream has its subscription, and all sources are subscribed to.
  ///
  /// - Parameter count: How many sources are there from the start.
  @inlinable
  init(_ joint: J, sources count: Int, _ downstream: Downstream, worker: @escaping Worker) {
    self.joint = joint
    self.downstream = downstream
    self.worker = worker
    fixedCount = count
    slots = Array(repeating: Slot(), count: count)
  }

  /// Attaches the downstream, then the sources, unless it cancelled at once.
  @inlinable
  func begin(_ attachSources: () -> Void) {
    downstream.receive(subscription: self)
    var isLive = false
    lock.withLock { isLive = joint != nil }
    if isLive { attachSources() }
    release()
  }

  /// Attaches the sources; the downstream gets its subscription when source 0 has sent its own, as behind one upstream.
  @inlinable
  func beginWithSource(_ attachSources: () -> Void) {
    lock.withLock { isAnnouncedBySource = true }
    attachSources()
  }

  // MARK: From the sources

  @inlinable
  func start(_ source: SourceID, _ subscription: any Subscription) {
    var demand: Subscribers.Demand?
    var isAnnouncing = false
    lock.withLock {
      guard joint != nil, isCurrent(source), slots[source.slot].subscription == nil else { return }
      slots[source.slot].subscription = subscription
      if source.slot == 0 { swap(&isAnnouncing, &isAnnouncedBySource) }
      demand = joint?.start(source)
    }
    guard let demand else { return subscription.cancel() }
    if isAnnouncing {
      downstream.receive(subscription: self)
      release()
    }
    if demand != .none { subscription.request(demand) }
  }

  /// True from the source's subscription to its end. The caller holds `lock`.
  @inlinable
  func isLive(_ source: SourceID) -> Bool {
    isCurrent(source) && slots[source.slot].subscription != nil
  }

  @inlinable
  func isCurrent(_ source: SourceID) -> Bool {
    slots[source.slot].generation == source.generation && !slots[source.slot].isOver
  }

  /// Marks the end of a source. The result is for the caller to cancel or to drop outside the lock, which it holds.
  @inlinable
  func close(_ source: SourceID) -> (any Subscription)? {
    guard isCurrent(source) else { return nil }
    var subscription: (any Subscription)?
    swap(&subscription, &slots[source.slot].subscription)
    slots[source.slot].isOver = true
    if source.slot >= fixedCount { freeSlots.append(source.slot) }
    return subscription
  }

  // MARK: From the downstream

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    guard demand != .none else { return }
    _ = arrive { _ = $0.request(demand, serving: nil, &$1) }
  }

  @usableFromInline
  func cancel() {
    end()
  }

  // MARK: Deciding and doing

  /// Lets the joint decide, unless all is over, and does what it wants done, unless another does so already.
  ///
  /// - Returns: What the downstream asked for meanwhile that is `source`'s to send.
  @inlinable @inline(__always)
  func arrive(
    serving source: SourceID? = nil, _ decide: (inout J, inout OutboxOf<J>) -> Void
  ) -> Subscribers.Demand {
    var action: OutboxOf<J>.Action?
    lock.withLock {
      guard joint != nil, !outbox.isClosed else { return }
      joint?.apply(decide, &outbox)
      if !isPerforming { action = next() }
    }
    guard let action else { return .none }
    return perform(action, serving: source)
  }

  /// Takes the next thing to do. The caller, who holds `lock`, does it outside, and then calls this again.
  @inlinable @inline(__always)
  func next() -> OutboxOf<J>.Action? {
    let action = outbox.actions.popFirst()
    isPerforming = action != nil
    return action
  }

  @inlinable @inline(never)
  func perform(
    _ first: OutboxOf<J>.Action, serving source: SourceID?
  ) -> Subscribers.Demand {
    var answer = Subscribers.Demand.none
    var action: OutboxOf<J>.Action? = first
    while let current = action {
      var more = Subscribers.Demand.none
      switch current {
      case .deliver(let output):
        more = downstream.receive(output)
      case .request(let demand, let source):
        var subscription: (any Subscription)?
        lock.withLock { if isCurrent(source) { subscription = slots[source.slot].subscription } }
        subscription?.request(demand)
      case .cancel(let source):
        var subscription: (any Subscription)?
        lock.withLock { subscription = close(source) }
        subscription?.cancel()
      case .work(let work):
        var source: SourceID?
        lock.withLock { source = add(for: work) }
        if let source { worker(self, work, source) }
      case .complete(let completion):
        if end() { downstream.receive(completion: completion) }
      }
      action = nil
      lock.withLock {
        if more != .none, !outbox.isClosed {
          joint?.apply({ answer += $0.request(more, serving: source, &$1) }, &outbox)
        }
        action = next()
      }
    }
    return answer
  }

  /// Does what has piled up while this was held.
  @inlinable
  func release() {
    var action: OutboxOf<J>.Action?
    lock.withLock { action = next() }
    if let action { _ = perform(action, serving: nil) }
  }

  /// Makes room for another source, if the joint still wants it. The caller holds `lock`.
  @inlinable
  func add(for work: J.Work) -> SourceID? {
    guard joint != nil, !outbox.isClosed else { return nil }
    let slot = freeSlots.popLast() ?? slots.count
    if slot == slots.count { slots.append(Slot()) }
    let source = SourceID(slot: slot, generation: slots[slot].generation &+ 1)
    slots[slot].generation = source.generation
    slots[slot].isOver = false
    if joint?.begin(work, as: source) == true { return source }
    _ = close(source)
    return nil
  }

  /// Ends everything, and cancels the sources that live. False if that was done before. What was kept dies outside the lock.
  @inlinable @discardableResult
  func end() -> Bool {
    var kept: J?
    var unsent = OutboxOf<J>()
    var old: [Slot] = []
    lock.withLock {
      swap(&kept, &joint)
      guard kept != nil else { return }
      swap(&unsent, &outbox)
      swap(&old, &slots)
      // For late calls of sources: none is current any more.
      slots = old.map { slot in
        var slot = slot
        slot.isOver = true
        slot.subscription = nil
        return slot
      }
    }
    for slot in old { slot.subscription?.cancel() }
    return kept != nil
  }
}

extension Join where J.Work == Never {
  /// A join of sources that are all there from the start.
  @inlinable
  convenience init(_ joint: J, sources count: Int, _ downstream: Downstream) {
    self.init(joint, sources: count, downstream) { _, _, _ in }
  }
}

#if !hasFeature(Embedded)
  extension Join: CustomStringConvertible {
    @usableFromInline var description: String { "\(J.name)" }
  }
#endif
