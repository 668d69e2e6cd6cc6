/// A publisher of one value.
///
///     Just("Onamae").sink { print($0) }  // prints "Onamae"
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// A publisher of a value.
  @inlinable
  public init(_ output: Output) {
    self.output = output
  }

  @inlinable
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Emission("Just", of: output, to: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
