/// A publisher of one result, which is worked for once, from the start, whoever subscribes.
///
///     let profile = Future<Profile, ServiceError> { promise in server.load(promise) }
///
/// The first call of the promise counts. Every subscriber gets that result, also a late one: the value when it asks for it, a
/// failure at once. To work anew for each subscriber, or to retry, put it into a `Deferred`.
///
/// The promise may be called from any thread.
public final class Future<Output, Failure: Error>: Publisher {
  /// Settles the future; the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var result: Result<Output, Failure>?
  /// In the order in which they subscribed; nil where one has left.
  @exclusivity(unchecked) private var waiting: [FutureSubscription<Output, Failure>?] = []

  /// Starts the work at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    var waiting: [FutureSubscription<Output, Failure>?] = []
    lock.withLock {
      guard self.result == nil else { return }
      self.result = result
      swap(&waiting, &self.waiting)
    }
    for subscription in waiting { subscription?.fulfill(result) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription(self) { subscription, result in
      switch result {
      case .success(let output):
        _ = subscriber.receive(output)
        if subscription.finish() { subscriber.receive(completion: .finished) }
      case .failure(let failure):
        if subscription.finish() { subscriber.receive(completion: .failure(failure)) }
      }
    }
    var known: Result<Output, Failure>?
    lock.withLock {
      known = result
      guard known == nil else { return }
      subscription.index = waiting.count
      waiting.append(subscription)
    }
    if let known { subscription.know(known) }
    subscriber.receive(subscription: subscription)
    subscription.attached()
  }

  fileprivate func remove(_ subscription: FutureSubscription<Output, Failure>) {
    lock.withLock {
      let index = subscription.index
      guard waiting.indices.contains(index), waiting[index] === subscription else { return }
      waiting[index] = nil
      while let last = waiting.last, last == nil { waiting.removeLast() }
    }
  }
}

private final class FutureSubscription<Output, Failure: Error>: Subscription {
  /// Guarded by the future's lock.
  @exclusivity(unchecked) var index = -1

  private let lock = Lock()
  // Guarded by `lock`.
  /// Both are nil at the end.
  @exclusivity(unchecked) private var future: Future<Output, Failure>?
  @exclusivity(unchecked) private var deliver:
    ((FutureSubscription, Result<Output, Failure>) -> Void)?
  @exclusivity(unchecked) private var result: Result<Output, Failure>?
  @exclusivity(unchecked) private var isWanted = false
  /// True while the subscriber is told of its subscription, and the result is not there yet.
  @exclusivity(unchecked) private var isAttaching = true
  @exclusivity(unchecked) private var isOver = false

  init(
    _ future: Future<Output, Failure>,
    _ deliver: @escaping (FutureSubscription, Result<Output, Failure>) -> Void
  ) {
    self.future = future
    self.deliver = deliver
  }

  /// The result was there before: a request may be answered from inside.
  func know(_ result: Result<Output, Failure>) {
    self.result = result
    if case .success = result { isAttaching = false }
  }

  func attached() {
    change { isAttaching = false }
  }

  func fulfill(_ result: Result<Output, Failure>) {
    change { self.result = result }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    change { isWanted = true }
  }

  private func change(_ body: () -> Void) {
    var ready: Result<Output, Failure>?
    var deliver: ((FutureSubscription, Result<Output, Failure>) -> Void)?
    lock.withLock {
      guard !isOver else { return }
      body()
      guard !isAttaching, let result else { return }
      if case .success = result, !isWanted { return }
      ready = result
      swap(&deliver, &self.deliver)
    }
    if let ready, let deliver { deliver(self, ready) }
  }

  /// False if it was cancelled before.
  func finish() -> Bool {
    take() != nil
  }

  private func take() -> Future<Output, Failure>? {
    var future: Future<Output, Failure>?
    var deliver: ((FutureSubscription, Result<Output, Failure>) -> Void)?
    lock.withLock {
      isOver = true
      swap(&future, &self.future)
      swap(&deliver, &self.deliver)
    }
    withExtendedLifetime(deliver) {}
    return future
  }

  func cancel() {
    take()?.remove(self)
  }
}

#if !hasFeature(Embedded)
  extension FutureSubscription: CustomStringConvertible {
    var description: String { "Future" }
  }
#endif
