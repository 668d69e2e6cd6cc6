// There is no concurrency in Embedded Swift.
#if !hasFeature(Embedded)
  /// What an async iterator and the publisher that feeds it share.
  ///
  /// All state is guarded by the lock, since a task's cancellation may come from anywhere, and continuations are resumed after it. A
  /// value goes from the delivery to the iterating task through here; both are in one isolation domain, since neither
  /// publishers nor iterators are sendable.
  final class Mailbox<Input, Failure: Error>: Subscriber {
    typealias Answer = Result<Input?, Failure>

    /// One call of `next` that waits.
    private final class Waiter {
      @exclusivity(unchecked) var continuation: CheckedContinuation<Void, Never>?
      @exclusivity(unchecked) var answer = Answer.success(nil)
    }

    private let lock = Lock()
    // Guarded by `lock`.
    @exclusivity(unchecked) private var buffer: MailboxBuffer<Input>
    @exclusivity(unchecked) private var waiters = Queue<Waiter>()
    @exclusivity(unchecked) private var subscription: (any Subscription)?
    /// What was asked for before the subscription came.
    @exclusivity(unchecked) private var early = Subscribers.Demand.none
    @exclusivity(unchecked) private var isOver = false
    /// Thrown once.
    @exclusivity(unchecked) private var failure: Failure?

    /// - Parameter policy: What is kept while nobody waits. Nil: nothing has to be, since each call asks for one value.
    init(_ policy: AsyncBufferingPolicy?) {
      buffer = MailboxBuffer(policy)
    }

    // MARK: From the publisher

    func receive(subscription: any Subscription) {
      var demand: Subscribers.Demand?
      lock.withLock {
        guard !isOver, self.subscription == nil else { return }
        self.subscription = subscription
        demand = buffer.asksForAll ? .unlimited : early
      }
      guard let demand else { return subscription.cancel() }
      if demand != .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      var waiter: Waiter?
      var lost: Input?
      lock.withLock {
        guard !isOver else { return }
        waiter = waiters.popFirst()
        if waiter == nil { lost = buffer.append(input) }
      }
      withExtendedLifetime(lost) {}
      if let waiter { resume(waiter, .success(input)) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard let ended = end() else { return }
      var waiters = ended.waiters
      if case .failure(let failure) = completion {
        if let first = waiters.popFirst() {
          resume(first, .failure(failure))
        } else {
          lock.withLock { self.failure = failure }
        }
      }
      while let waiter = waiters.popFirst() { resume(waiter, .success(nil)) }
    }

    // MARK: From the iterator

    /// Waits for a value; nil at the end, and when the task is cancelled, which cancels the subscription.
    ///
    /// - Parameter obeysCancellation: False where there is no answer to a cancellation.
    func next(
      obeysCancellation: Bool = true, isolation: isolated (any Actor)? = #isolation
    ) async -> Answer {
      let waiter = Waiter()
      guard obeysCancellation else {
        await withCheckedContinuation { enqueue(waiter, $0) }
        return waiter.answer
      }
      let cancel = Crossing(cancel)
      await withTaskCancellationHandler {
        await withCheckedContinuation { enqueue(waiter, $0) }
      } onCancel: {
        cancel.value()
      }
      return waiter.answer
    }

    private func enqueue(_ waiter: Waiter, _ continuation: CheckedContinuation<Void, Never>) {
      var subscription: (any Subscription)?
      var isAnswered = true
      waiter.continuation = continuation
      lock.withLock {
        if let input = buffer.popFirst() {
          waiter.answer = .success(input)
        } else if isOver {
          if let failure { waiter.answer = .failure(failure) }
          failure = nil
        } else {
          isAnswered = false
          waiters.append(waiter)
          guard !buffer.asksForAll else { return }
          subscription = self.subscription
          if subscription == nil { early += 1 }
        }
      }
      if isAnswered { continuation.resume() }
      subscription?.request(.max(1))
    }

    private func resume(_ waiter: Waiter, _ answer: Answer) {
      waiter.answer = answer
      waiter.continuation?.resume()
    }

    func cancel() {
      var unread = MailboxBuffer<Input>(nil)
      lock.withLock { swap(&unread, &buffer) }
      guard let ended = end() else { return }
      ended.subscription?.cancel()
      var waiters = ended.waiters
      while let waiter = waiters.popFirst() { resume(waiter, .success(nil)) }
    }

    /// What is left is for the caller to resume and to drop, outside the lock. Nil if it had ended before.
    private func end() -> (waiters: Queue<Waiter>, subscription: (any Subscription)?)? {
      var waiters = Queue<Waiter>()
      var subscription: (any Subscription)?
      var isFirst = false
      lock.withLock {
        isFirst = !isOver
        isOver = true
        swap(&waiters, &self.waiters)
        swap(&subscription, &self.subscription)
      }
      return isFirst ? (waiters, subscription) : nil
    }
  }

  /// An iterator's hold on its mailbox: when the last copy of the iterator goes, so does the subscription.
  final class MailboxKey<Input, Failure: Error> {
    let mailbox: Mailbox<Input, Failure>

    init<P: Publisher>(_ publisher: P, _ policy: AsyncBufferingPolicy? = nil)
    where P.Output == Input, P.Failure == Failure {
      mailbox = Mailbox(policy)
      publisher.subscribe(mailbox)
    }

    deinit {
      mailbox.cancel()
    }
  }
#endif
