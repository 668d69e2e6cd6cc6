/// One subscription to an operator of the second family: serialises what arrives, and does what the joint decides.
///
/// The joint decides on arrival, under the lock, so that the demand it returns is exact and immediate. What it wants done waits
/// in its outbox, and one thread does it, outside the lock; who comes meanwhile adds to the outbox and goes (rules R1, R2, R9).
@usableFromInline
final class Join<J: Joint, Downstream: Subscriber>: Subscription
where Downstream.Input == J.Output, Downstream.Failure == J.Failure {
  @usableFromInline let downstream: Downstream
  @usableFromInline let lock = Lock()

  // Guarded by `lock`.
  /// Nil at the end.
  @exclusivity(unchecked) @usableFromInline var joint: J?
  @exclusivity(unchecked) @usableFromInline var outbox = Outbox<J.Output, J.Failure>()
  @exclusivity(unchecked) @usableFromInline var sources: [Source]
  @exclusivity(unchecked) @usableFromInline var isPerforming = true

  @usableFromInline
  enum Source {
    case waiting
    case live(any Subscription)
    case over
  }

  /// Held until `begin`: nothing is delivered before the downstream has its subscription, and all sources are subscribed to.
  @inlinable
  init(_ joint: J, sources count: Int, _ downstream: Downstream) {
    self.joint = joint
    self.downstream = downstream
    sources = Array(repeating: .waiting, count: count)
  }

  /// Attaches the downstream, then the sources, unless it cancelled at once.
  @inlinable
  func begin(_ attachSources: () -> Void) {
    downstream.receive(subscription: self)
    var isLive = false
    lock.withLock { isLive = joint != nil }
    if isLive { attachSources() }
    perform()
  }

  // MARK: From the sources

  @inlinable
  func start(_ source: Int, _ subscription: any Subscription) {
    var demand: Subscribers.Demand?
    lock.withLock {
      guard joint != nil, case .waiting = sources[source] else { return }
      sources[source] = .live(subscription)
      demand = joint?.start(source)
    }
    guard let demand else { return subscription.cancel() }
    if demand != .none { subscription.request(demand) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<J.Failure>, from source: Int) {
    arrive { joint, outbox in
      guard isLive(source) else { return }
      sources[source] = .over
      switch completion {
      case .finished: joint.finish(source, &outbox)
      case .failure: outbox.complete(completion)
      }
    }
  }

  /// False before its subscription, and after its completion. The caller holds `lock`.
  @inlinable
  func isLive(_ source: Int) -> Bool {
    if case .live = sources[source] { true } else { false }
  }

  // MARK: From the downstream

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    guard demand != .none else { return }
    arrive { $0.request(demand, &$1) }
  }

  @usableFromInline
  func cancel() {
    end()
  }

  // MARK: Deciding and doing

  /// Lets the joint decide, unless all is over, and does what it wants done, unless another does so already.
  @inlinable @inline(__always)
  func arrive(_ decide: (inout J, inout Outbox<J.Output, J.Failure>) -> Void) {
    var isMine = false
    lock.withLock {
      guard joint != nil, !outbox.isClosed else { return }
      joint?.apply(decide, &outbox)
      isMine = !isPerforming && !outbox.actions.isEmpty
      if isMine { isPerforming = true }
    }
    if isMine { perform() }
  }

  @inlinable @inline(never)
  func perform() {
    while true {
      var next: Outbox<J.Output, J.Failure>.Action?
      lock.withLock {
        next = outbox.actions.popFirst()
        if next == nil { isPerforming = false }
      }
      switch next {
      case .deliver(let output):
        let demand = downstream.receive(output)
        if demand != .none { request(demand) }
      case .request(let demand, let source):
        var subscription: (any Subscription)?
        lock.withLock {
          if case .live(let live) = sources[source] { subscription = live }
        }
        subscription?.request(demand)
      case .complete(let completion):
        if end() { downstream.receive(completion: completion) }
      case nil:
        return
      }
    }
  }

  /// Ends everything, and cancels the sources that live. False if that was done before. What was kept dies outside the lock.
  @inlinable @discardableResult
  func end() -> Bool {
    var kept: J?
    var unsent = Outbox<J.Output, J.Failure>()
    var sources: [Source] = []
    lock.withLock {
      swap(&kept, &joint)
      guard kept != nil else { return }
      swap(&unsent, &outbox)
      for index in self.sources.indices {
        sources.append(self.sources[index])
        self.sources[index] = .over
      }
    }
    for case .live(let subscription) in sources { subscription.cancel() }
    return kept != nil
  }
}

#if !hasFeature(Embedded)
  extension Join: CustomStringConvertible {
    @usableFromInline var description: String { "\(J.name)" }
  }
#endif

/// The subscriber of one source of a join.
@usableFromInline
struct Side<J: Joint, Downstream: Subscriber, Input>: Subscriber
where Downstream.Input == J.Output, Downstream.Failure == J.Failure {
  /// Takes the input, may leave what it replaces in its place, and returns what more to send.
  @usableFromInline
  typealias Decide = (
    _ joint: inout J, _ input: inout Input?, _ source: Int,
    _ outbox: inout Outbox<J.Output, J.Failure>
  ) -> Subscribers.Demand

  @usableFromInline let join: Join<J, Downstream>
  @usableFromInline let source: Int
  @usableFromInline let decide: Decide

  @inlinable
  init(_ join: Join<J, Downstream>, _ source: Int, _ decide: @escaping Decide) {
    self.join = join
    self.source = source
    self.decide = decide
  }

  @inlinable var combineIdentifier: CombineIdentifier { CombineIdentifier(join) }

  @inlinable
  func receive(subscription: any Subscription) {
    join.start(source, subscription)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    // What the input replaces dies here, after the lock (rule R3).
    var input: Input? = input
    var demand = Subscribers.Demand.none
    join.arrive { joint, outbox in
      guard join.isLive(source) else { return }
      demand = decide(&joint, &input, source, &outbox)
    }
    return demand
  }

  @inlinable
  func receive(completion: Subscribers.Completion<J.Failure>) {
    join.receive(completion: completion, from: source)
  }
}
