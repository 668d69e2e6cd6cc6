/// A publisher of hidden type, for the border of a feature.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  @usableFromInline let subscribe: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of `publisher`.
  @inlinable
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher.receive(subscriber: $0) }
  }

  @inlinable
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribe(AnySubscriber(subscriber))
  }

  /// Itself: nothing more can be hidden.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
}

extension Publisher {
  /// Hides the type of this publisher.
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

#if !hasFeature(Embedded)
  extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    public var description: String { "AnyPublisher" }
    public var playgroundDescription: Any { description }
  }
#endif
