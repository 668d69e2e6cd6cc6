/// A publisher of one value.
///
///     Just("Onamae").sink { print($0) }  // prints "Onamae"
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  @inlinable
  public init(_ output: Output) {
    self.output = output
  }

  @inlinable
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    let output = output
    subscriber.receive(
      subscription: Emission("Just") { emission in
        guard emission.takeDemand() != .none else { return }
        _ = subscriber.receive(output)
        if emission.finish() { subscriber.receive(completion: .finished) }
      })
  }
}

extension Just: Equatable where Output: Equatable {}
