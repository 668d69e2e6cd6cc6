extension Publisher {
  /// Sends everything into a subject, until the result is cancelled or let go of.
  ///
  ///     let subscription = taps.subscribe(allTaps)
  @inlinable
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

extension AnySubscriber {
  /// A subscriber that sends everything into a subject. It holds the subject until the end.
  @inlinable
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }
}

/// What connects a publisher to a subject: the publisher's subscriber, and a subscription for the subject, which requests as soon as
/// somebody asks it for values.
@usableFromInline
final class SubjectSubscriber<Target: Subject>: RelayBase, Subscriber {
  /// Guarded by `lock`; nil at the end, so that the subject, which holds this as its subscription, is let go of.
  @exclusivity(unchecked) @usableFromInline var subject: Target?

  @inlinable
  init(_ subject: Target) {
    self.subject = subject
    super.init()
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if start(subscription) { currentSubject?.send(subscription: self) }
  }

  @inlinable
  func receive(_ input: Target.Output) -> Subscribers.Demand {
    if isLive { currentSubject?.send(input) }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Target.Failure>) {
    guard isLive else { return }
    _ = stop()
    takeSubject()?.send(completion: completion)
  }

  @inlinable
  override func cancel() {
    let subject = takeSubject()
    super.cancel()
    withExtendedLifetime(subject) {}
  }

  @inlinable var currentSubject: Target? {
    var result: Target?
    lock.withLock { result = subject }
    return result
  }

  @inlinable
  func takeSubject() -> Target? {
    var result: Target?
    lock.withLock { swap(&result, &subject) }
    return result
  }
}

#if !hasFeature(Embedded)
  extension SubjectSubscriber: CustomStringConvertible {
    @usableFromInline var description: String { "Subject" }
  }
#endif
