/// A publisher of no value, which finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// False if it never finishes.
  public let completeImmediately: Bool

  /// A publisher of no value.
  ///
  /// - Parameter completeImmediately: False for one that never finishes.
  @inlinable
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// The same, where the types cannot be inferred.
  @inlinable
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  @inlinable
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
