import Synchronization

/// What a subject's subscriber holds. It keeps the subject and the subscriber until the end; then it is an empty shell.
@usableFromInline
final class SubjectSubscription: Subscription {
  private let lock = Lock()
  private let kind: SubjectKind
  // Guarded by `lock`, as the seat's held demand is.
  /// Whether what is requested has to be held back, as `receive(subscription:)` has not returned.
  @exclusivity(unchecked) private var isHolding = false
  /// Nil at the end, as the list is.
  @exclusivity(unchecked) private var seat: Seat?
  @exclusivity(unchecked) private var list: _SubscriberList?

  @usableFromInline
  init(_ seat: Seat, _ list: _SubscriberList, _ kind: SubjectKind) {
    self.seat = seat
    self.list = list
    self.kind = kind
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    // Only what is needed outside the lock is taken out of it: mostly nothing.
    var replaying: Seat?
    var list: _SubscriberList?
    lock.withLock {
      guard let seat, let own = self.list else { return }
      if isHolding {
        seat.heldDemand += demand
      } else {
        seat.add(demand)
        if kind.replays { replaying = seat }
        if kind.replays || !own.wasAsked.load(ordering: .relaxed) { list = own }
      }
    }
    guard let list else { return }
    list.noteDemand()
    if let replaying { list.replay(to: replaying) }
  }

  @usableFromInline
  func cancel() {
    close { $0.depart($1) }
  }

  /// Ends the subscription. `body` is called outside the lock, unless it ended before; the result tells which.
  @usableFromInline @discardableResult
  func close(_ body: (_SubscriberList, Seat) -> Void = { _, _ in }) -> Bool {
    var seat: Seat?
    var list: _SubscriberList?
    lock.withLock {
      swap(&seat, &self.seat)
      swap(&list, &self.list)
      seat?.demand.store(Seat.closed, ordering: .relaxed)
    }
    guard let seat, let list else { return false }
    body(list, seat)
    return true
  }
}

extension SubjectSubscription {
  /// Holds back what is requested until `releaseDemand`.
  @usableFromInline
  func holdDemand() {
    lock.withLock { isHolding = true }
  }

  @usableFromInline
  func releaseDemand() {
    var demand = Subscribers.Demand.none
    lock.withLock {
      isHolding = false
      if let seat { swap(&demand, &seat.heldDemand) }
    }
    if demand != .none { request(demand) }
  }
}

#if !hasFeature(Embedded)
  extension SubjectSubscription: CustomStringConvertible {
    @usableFromInline var description: String { "\(kind.name)" }
  }
#endif

/// What a subject is, in one byte.
@usableFromInline
enum SubjectKind: UInt8 {
  case passthrough
  case currentValue
  case published
  case observableObject

  /// True if a new subscriber gets the latest value.
  @usableFromInline var replays: Bool { self == .currentValue || self == .published }

  var name: StaticString {
    switch self {
    case .passthrough: "PassthroughSubject"
    case .currentValue: "CurrentValueSubject"
    case .published: "PublishedSubject"
    case .observableObject: "ObservableObjectPublisher"
    }
  }
}
