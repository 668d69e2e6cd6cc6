extension Subscribers {
  /// A subscriber of closures, with unlimited demand.
  ///
  /// Whoever holds it may hold it on: the closures go at the end, or with the cancel.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    @usableFromInline let lock = Lock()
    @usableFromInline let control = SinkControl()
    // Guarded by `lock`; they do nothing after the end.
    @usableFromInline var value: (Input) -> Void
    @usableFromInline var completion: (Subscribers.Completion<Failure>) -> Void

    /// A subscriber that calls closures; it requests when it is subscribed.
    @inlinable
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      completion = receiveCompletion
      value = receiveValue
    }

    /// What it does with a value.
    @inlinable
    public var receiveValue: (Input) -> Void {
      var result: ((Input) -> Void)?
      lock.withLock { result = value }
      return result ?? { _ in }
    }

    /// What it does with the end.
    @inlinable
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      var result: ((Subscribers.Completion<Failure>) -> Void)?
      lock.withLock { result = completion }
      return result ?? { _ in }
    }

    @inlinable
    public func receive(subscription: any Subscription) {
      control.start(subscription)
    }

    @inlinable
    public func receive(_ value: Input) -> Subscribers.Demand {
      receiveValue(value)
      return .none
    }

    @inlinable
    public func receive(completion: Subscribers.Completion<Failure>) {
      let end = control.stop()
      let receiveCompletion = takeCompletion()
      if end.isFirst { receiveCompletion(completion) }
    }

    @inlinable
    public func cancel() {
      let end = control.stop()
      _ = takeCompletion()
      end.subscription?.cancel()
    }

    /// Both closures are let go of outside the lock, since something may die with them that comes back here (rule R3).
    @inlinable
    func takeCompletion() -> (Subscribers.Completion<Failure>) -> Void {
      var value: (Input) -> Void = { _ in }
      var completion: (Subscribers.Completion<Failure>) -> Void = { _ in }
      lock.withLock {
        swap(&value, &self.value)
        swap(&completion, &self.completion)
      }
      return completion
    }
  }
}

#if !hasFeature(Embedded)
  extension Subscribers.Sink: CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    public var playgroundDescription: Any { description }
  }
#endif
