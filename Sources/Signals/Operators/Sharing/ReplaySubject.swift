/// The subject behind `share(replay:)`: each subscriber has a buffer, which begins with the latest values.
///
/// What is sent into it comes from one upstream and is serial; so each subscriber's order is the upstream's.
final class ReplaySubject<Output, Failure: Error>: Subject {
  private typealias Send = (Event) -> Void

  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let limit: Int
  private let lock = Lock()
  // Guarded by `lock`.
  private var latest = Queue<Output>()
  private var completion: Subscribers.Completion<Failure>?
  /// In the order of subscribing, with rising numbers. What has left is empty, and swept when it is half of all.
  private var members: [(number: Int, send: Send?)] = []
  private var memberCount = 0
  private var lastNumber = 0
  private var upstream: (any Subscription)?

  init(_ limit: Int) {
    self.limit = limit
  }

  deinit {
    upstream?.cancel()
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    var joint = BufferJoint<Output, Failure>(size: .max, .byRequest, .dropNewest)
    var number = 0
    var end: Subscribers.Completion<Failure>?
    var join: Join<BufferJoint<Output, Failure>, S>?
    lock.withLock {
      joint.kept = latest
      end = completion
      let new = Join(joint, sources: 1, subscriber) { _, _, _ in }
      join = new
      guard end == nil else { return }
      lastNumber += 1
      number = lastNumber
      memberCount += 1
      members.append((number, { ReplaySubject.pass($0, to: new) }))
    }
    guard let join else { return }
    join.begin {
      let membership = ReplayMembership { self.remove(number) }
      join.start(SourceID(slot: 0), membership)
      if let end { ReplaySubject.pass(.completion(end), to: join) }
    }
  }

  private static func pass<Downstream>(
    _ event: Event, to join: Join<BufferJoint<Output, Failure>, Downstream>
  ) {
    let source = SourceID(slot: 0)
    switch event {
    case .value(let value):
      var input: Output? = value
      _ = join.arrive { joint, outbox in _ = joint.receive(&input, &outbox) }
    case .completion(.finished):
      _ = join.arrive { joint, outbox in joint.finish(source, &outbox) }
    case .completion(.failure(let failure)):
      join.fail(failure)
    }
  }

  func send(_ value: Output) {
    var old: Output?
    pass(.value(value)) {
      guard limit > 0 else { return }
      if latest.count == limit { old = latest.popFirst() }
      latest.append(value)
    }
    withExtendedLifetime(old) {}
  }

  func send(completion: Subscribers.Completion<Failure>) {
    var old: (any Subscription)?
    pass(.completion(completion)) {
      self.completion = completion
      swap(&old, &upstream)
    }
    withExtendedLifetime(old) {}
  }

  func send(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    subscription.request(.unlimited)
  }

  /// Notes the event under the lock, and passes it to all outside. Nothing happens after the completion.
  private func pass(_ event: Event, _ note: () -> Void) {
    var all: [(number: Int, send: Send?)] = []
    lock.withLock {
      guard completion == nil else { return }
      note()
      all = members
      if completion != nil { members = [] }
    }
    for member in all { member.send?(event) }
  }

  private func remove(_ number: Int) {
    var left: Send?
    lock.withLock {
      var range = members.startIndex..<members.endIndex
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if members[middle].number < number {
          range = (middle + 1)..<range.upperBound
        } else {
          range = range.lowerBound..<middle
        }
      }
      guard members.indices.contains(range.lowerBound),
        members[range.lowerBound].number == number
      else { return }
      swap(&left, &members[range.lowerBound].send)
      memberCount -= 1
      if memberCount * 2 < members.count { members.removeAll { $0.send == nil } }
    }
    withExtendedLifetime(left) {}
  }
}

/// What the join of a subscriber is subscribed to.
private final class ReplayMembership: Subscription {
  private let leave: () -> Void

  init(leave: @escaping () -> Void) {
    self.leave = leave
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { leave() }
}
