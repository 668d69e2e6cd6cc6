extension Publisher {
  /// Serves all subscribers from one subscription to this publisher, through a subject that a closure makes when it is needed.
  @inlinable
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Serves all subscribers from one subscription to this publisher, through a subject.
  @inlinable
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output {
    multicast { subject }
  }
}

extension Publishers {
  /// A publisher that serves all subscribers from one subscription, from `connect()` on.
  ///
  /// Connecting while it is connected adds nothing. Cancelling any result of `connect()` disconnects, and so does letting go of the
  /// one that connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Failure == Upstream.Failure, SubjectType.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the subject, when it is needed.
    public let createSubject: () -> SubjectType
    private let renewsSubject: Bool

    private let lock = Lock()
    // Guarded by `lock`.
    private var subject: SubjectType?
    private var connection: Connection?

    public convenience init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.init(upstream: upstream, renewsSubject: false, createSubject: createSubject)
    }

    /// - Parameter renewsSubject: True if each connection has a subject of its own.
    init(
      upstream: Upstream, renewsSubject: Bool, createSubject: @escaping () -> SubjectType
    ) {
      self.upstream = upstream
      self.renewsSubject = renewsSubject
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      currentSubject().receive(subscriber: MulticastRelay(subscriber))
    }

    public func connect() -> any Cancellable {
      let subject = currentSubject()
      let new = Connection { self.disconnect($0) }
      var existing: Connection?
      lock.withLock {
        existing = connection
        if existing == nil { connection = new }
      }
      if let existing { return existing }
      new.hold(upstream.subscribe(subject))
      return AnyCancellable(new)
    }

    private func currentSubject() -> SubjectType {
      var result: SubjectType?
      lock.withLock { result = subject }
      if let result { return result }
      // A user's closure: outside the lock. Of two that race, the first counts.
      let new = createSubject()
      lock.withLock {
        if subject == nil { subject = new }
        result = subject
      }
      return result ?? new
    }

    private func disconnect(_ old: Connection) {
      var subject: SubjectType?
      lock.withLock {
        guard connection === old else { return }
        connection = nil
        if renewsSubject { swap(&subject, &self.subject) }
      }
      withExtendedLifetime(subject) {}
    }
  }
}

/// The one subscription of a multicast to its upstream.
private final class MulticastRelay<Downstream: Subscriber>: RelayBase, Subscriber {
  private let downstream: Downstream

  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init()
  }

  func receive(subscription: any Subscription) {
    if start(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    isLive ? downstream.receive(input) : .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    if end() { downstream.receive(completion: completion) }
  }
}

#if !hasFeature(Embedded)
  extension MulticastRelay: CustomStringConvertible {
    var description: String { "Multicast" }
  }
#endif

private final class Connection: Cancellable {
  private let lock = Lock()
  // Guarded by `lock`.
  private var isOver = false
  private var subscription: AnyCancellable?
  private let onCancel: (Connection) -> Void

  init(onCancel: @escaping (Connection) -> Void) {
    self.onCancel = onCancel
  }

  /// Keeps the subscription, unless it was cancelled while it was being made.
  func hold(_ new: AnyCancellable) {
    var isLate = false
    lock.withLock {
      isLate = isOver
      if !isLate { subscription = new }
    }
    if isLate { new.cancel() }
  }

  func cancel() {
    var subscription: AnyCancellable?
    var isFirst = false
    lock.withLock {
      isFirst = !isOver
      isOver = true
      swap(&subscription, &self.subscription)
    }
    guard isFirst else { return }
    onCancel(self)
    subscription?.cancel()
  }
}
