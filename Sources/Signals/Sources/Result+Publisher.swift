/// A result can be a publisher.
extension Result {
  /// A publisher of the value, or of the failure.
  @inlinable public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value, or of a failure.
  public struct Publisher: Signals.Publisher {
    public typealias Output = Success

    /// The value or the failure.
    public let result: Result<Success, Failure>

    /// A publisher of a value or a failure.
    @inlinable
    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    /// A publisher of a value.
    @inlinable
    public init(_ output: Success) {
      self.init(.success(output))
    }

    /// A publisher that fails.
    @inlinable
    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output):
        subscriber.receive(subscription: Emission("Once", of: output, to: subscriber))
      case .failure(let failure):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(failure))
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
