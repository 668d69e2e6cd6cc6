/// What both subjects share: the order of delivery. Not for use outside this module.
///
/// A value, a completion, a subscriber that joins and one that leaves are events in one line (see `Line`), so they have one
/// order, and a subscriber gets exactly what was sent after it joined.
public class _SubjectBase<Output, Failure: Error>: _SubscriberList, Publisher {
  @usableFromInline
  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
    case join(Entry)
    case leave(Seat)
    case replay(Seat, Output)
  }

  /// What waits in the line. Guarded by `line.lock`.
  @exclusivity(unchecked) @usableFromInline final var events: [Event] = []
  /// Belongs to who holds the line, and never changes once it is set.
  @exclusivity(unchecked) @usableFromInline final var completion: Subscribers.Completion<Failure>?

  @inlinable
  override init() {
    super.init()
  }

  @usableFromInline var kind: SubjectKind { .passthrough }

  // MARK: Delivering: the caller holds the line

  @inlinable @inline(__always)
  final func deliver(_ value: Output) {
    withAddress(of: value, orElse: entries) { value in
      let entries = UnsafePointer(entries)
      let count = count
      var first = 0
      while first < count {
        var next = first &+ 1
        while next < count, Entry.areOfOneKind(entries + next, entries + first) { next &+= 1 }
        Entry.serve(entries + first, next &- first, value, nil)
        first = next
      }
    }
  }

  @inlinable @inline(never)
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    // Nobody joins or leaves meanwhile: that waits in the line.
    for index in 0..<count { complete(entries + index, completion) }
    removeAll()
  }

  @inlinable
  final func complete(_ entry: UnsafePointer<Entry>, _ completion: Subscribers.Completion<Failure>)
  {
    guard let seat = entry.pointee.seat?.takeUnretainedValue() else { return }
    if seat.leavesCompletionBehind() { return }
    let subscription = seat.subscription
    seat.subscription = nil
    guard let subscription, subscription.close() else { return }
    withAddress(of: completion, orElse: entry) { Entry.serve(entry, 1, nil, $0) }
  }

  /// Gives `seat` the latest value, unless it has had it.
  @inlinable
  final func catchUp(_ seat: Seat, _ value: Output) {
    guard seat.index >= 0, seat.isBehind else { return }
    let entry = entries + Int(seat.index)
    withAddress(of: value, orElse: entry) { Entry.serve(entry, 1, $0, nil) }
  }

  @inlinable
  final func join(_ entry: Entry) {
    guard let completion else { return append(entry) }
    withUnsafePointer(to: entry) { complete($0, completion) }
    entry.seat?.release()
  }

  // MARK: The line

  @inlinable @inline(never)
  final func wait(_ event: Event) {
    if line.wait({ events.append(event) }) { drainEvents() }
  }

  @inlinable @inline(never)
  final func drainEvents() {
    var batch: [Event] = []
    while line.next({
      swap(&batch, &events)
      return !batch.isEmpty
    }) {
      for index in batch.indices { perform(batch[index]) }
      batch.removeAll(keepingCapacity: true)
    }
  }

  @inlinable
  final func perform(_ event: Event) {
    switch event {
    case .value(let value): deliver(value)
    case .completion(let completion): finish(completion)
    case .join(let entry): join(entry)
    case .leave(let seat): remove(seat)
    case .replay(let seat, let value): catchUp(seat, value)
    }
  }

  @usableFromInline override final func waitToLeave(_ seat: Seat) { wait(.leave(seat)) }
  @usableFromInline override final func drain() { drainEvents() }

  // MARK: Publisher and Subject

  @inlinable
  public final func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let seat = SeatOf(subscriber)
    let subscription = SubjectSubscription(seat, self, kind)
    if line.enter() {
      if let completion {
        if !line.leave() { drainEvents() }
        subscription.close()
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: completion)
        return
      }
      seat.subscription = subscription
      append(Entry(seat))
      // The line is held meanwhile, so that no other thread can deliver to a subscriber that is still being called.
      subscriber.receive(subscription: subscription)
      if !line.leave() { drainEvents() }
    } else {
      seat.subscription = subscription
      seat.beginAttaching()
      subscription.holdDemand()
      wait(.join(Entry(seat)))
      subscriber.receive(subscription: subscription)
      if seat.endAttaching() {
        if subscription.close(), let completion { subscriber.receive(completion: completion) }
      } else {
        subscription.releaseDemand()
      }
    }
  }

  /// Gives the subject a subscription of its own; the subject requests from it, and cancels it when it dies.
  public final func send(subscription: any Subscription) {
    attach(subscription)
  }
}
