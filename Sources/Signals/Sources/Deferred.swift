/// A publisher that is made anew for each subscriber.
///
///     Deferred { Future { promise in server.load(promise) } }.retry(2)
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Called for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that a closure makes for each subscriber.
  @inlinable
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  @inlinable
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
