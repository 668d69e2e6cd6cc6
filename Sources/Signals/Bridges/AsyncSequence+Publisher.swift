#if !hasFeature(Embedded)
  /// An async sequence can be a publisher.
  extension AsyncSequence {
    /// A publisher of this sequence's elements, no faster than they are asked for.
    ///
    ///     let replies = AsyncStream<String> { continuation in
    ///       continuation.yield("posts")
    ///       continuation.finish()
    ///     }
    ///     let subscription = replies.publisher().sink { print($0) }  // soon "posts"
    ///
    /// Each subscriber iterates anew, in a task of its own, which starts with the first request and is cancelled with the
    /// subscription. Elements are delivered in the isolation in which the publisher was made, such as the main actor;
    /// without one, anywhere, one at a time.
    public func publisher(
      isolation: (any Actor)? = #isolation
    ) -> Publishers.AsyncElements<Self> {
      Publishers.AsyncElements(sequence: self, isolation: isolation)
    }
  }

  extension Publishers {
    /// A publisher of an async sequence's elements. Nobody writes this type by name: it is what `publisher()` returns.
    public struct AsyncElements<Elements: AsyncSequence>: Publisher {
      public typealias Output = Elements.Element
      public typealias Failure = Elements.Failure

      /// Where the elements come from; each subscriber iterates anew.
      public let sequence: Elements
      fileprivate let isolation: (any Actor)?

      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let elements = AsyncElementsSubscription(sequence, isolation, subscriber)
        subscriber.receive(subscription: elements)
        elements.attached()
      }
    }
  }

  /// What a task runs, without its generic types, which would have to be sendable.
  private protocol AsyncRunner: AnyObject {
    func run(isolation: isolated (any Actor)?) async
  }

  /// All state is guarded by the lock. The sequence and the subscriber are used by the task only, in the isolation where both were
  /// made.
  private final class AsyncElementsSubscription<Elements: AsyncSequence, Downstream: Subscriber>:
    Subscription, AsyncRunner, CustomStringConvertible
  where Downstream.Input == Elements.Element, Downstream.Failure == Elements.Failure {
    private let isolation: (any Actor)?
    private let lock = Lock()
    // Guarded by `lock`.
    @exclusivity(unchecked) private var source: (elements: Elements, downstream: Downstream)?
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    @exclusivity(unchecked) private var isAttached = false
    @exclusivity(unchecked) private var isStarted = false
    @exclusivity(unchecked) private var isOver = false
    @exclusivity(unchecked) private var task: Task<Void, Never>?
    /// The task, when it waits for demand.
    @exclusivity(unchecked) private var waiter: CheckedContinuation<Void, Never>?

    init(_ elements: Elements, _ isolation: (any Actor)?, _ downstream: Downstream) {
      self.isolation = isolation
      source = (elements, downstream)
    }

    var description: String { "AsyncElements" }

    /// The subscriber has been told of its subscription: it may be called now.
    func attached() {
      wake { isAttached = true }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      wake { self.demand += demand }
    }

    private func wake(_ change: () -> Void) {
      var waiter: CheckedContinuation<Void, Never>?
      var isFirst = false
      lock.withLock {
        change()
        guard isAttached, demand != .none, !isOver else { return }
        isFirst = !isStarted
        isStarted = true
        swap(&waiter, &self.waiter)
      }
      waiter?.resume()
      guard isFirst else { return }
      let runner = Crossing<any AsyncRunner>(self)
      let task = Task { [isolation] in await runner.value.run(isolation: isolation) }
      var isLate = false
      lock.withLock {
        isLate = isOver
        if !isLate { self.task = task }
      }
      if isLate { task.cancel() }
    }

    func cancel() {
      end()?.task?.cancel()
    }

    /// True the first time. What it takes out dies outside the lock.
    private func end() -> (task: Task<Void, Never>?, downstream: Downstream?)? {
      var source: (elements: Elements, downstream: Downstream)?
      var task: Task<Void, Never>?
      var waiter: CheckedContinuation<Void, Never>?
      var isFirst = false
      lock.withLock {
        isFirst = !isOver
        isOver = true
        swap(&source, &self.source)
        swap(&task, &self.task)
        swap(&waiter, &self.waiter)
      }
      waiter?.resume()
      return isFirst ? (task, source?.downstream) : nil
    }

    func run(isolation: isolated (any Actor)?) async {
      guard var iterator = current()?.elements.makeAsyncIterator() else { return }
      do throws(Elements.Failure) {
        while await takeDemand() {
          guard let element = try await iterator.next(isolation: isolation) else {
            end()?.downstream?.receive(completion: .finished)
            return
          }
          guard let more = current()?.downstream.receive(element) else { return }
          if more != .none { lock.withLock { demand += more } }
        }
      } catch {
        end()?.downstream?.receive(completion: .failure(error))
      }
    }

    private func current() -> (elements: Elements, downstream: Downstream)? {
      var result: (elements: Elements, downstream: Downstream)?
      lock.withLock { result = source }
      return result
    }

    /// Waits until something is asked for. False after a cancel.
    private func takeDemand(isolation: isolated (any Actor)? = #isolation) async -> Bool {
      while true {
        var isTaken = false
        var isOver = false
        lock.withLock {
          isOver = self.isOver
          isTaken = demand != .none
          if isTaken { demand -= 1 }
        }
        if isOver || isTaken { return !isOver }
        await withCheckedContinuation { continuation in
          var isWaiting = false
          lock.withLock {
            isWaiting = demand == .none && !self.isOver
            if isWaiting { waiter = continuation }
          }
          if !isWaiting { continuation.resume() }
        }
      }
    }
  }
#endif
