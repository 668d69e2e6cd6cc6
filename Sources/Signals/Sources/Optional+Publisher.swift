/// An optional can be a publisher.
extension Optional {
  /// A publisher of the value, if there is one.
  ///
  ///     Int("12").publisher.sink { print($0) }  // prints "12"
  @inlinable public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value, or of none.
  public struct Publisher: Signals.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value, if there is one.
    public let output: Wrapped?

    /// A publisher of the value, if there is one.
    @inlinable
    public init(_ output: Wrapped?) {
      self.output = output
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      guard let output else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(subscription: Emission("Optional", of: output, to: subscriber))
    }
  }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
