extension Publisher {
  /// Calls closures with what is delivered, until the result is cancelled or let go of.
  ///
  ///     let subscription = profile.sink { print($0) } receiveValue: { print($0) }
  ///
  /// Demand is unlimited. The closures are released at the end, or by the cancel.
  @inlinable
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let control = SinkControl()
    receive(subscriber: ClosureSubscriber(control, receiveValue, receiveCompletion))
    return AnyCancellable(target: control)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result is cancelled or let go of.
  ///
  ///     let subscription = taps.sink { print($0) }
  ///
  /// Demand is unlimited. The closure is released at the end, or by the cancel.
  @inlinable
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let control = SinkControl()
    receive(subscriber: ValueSubscriber(control, receiveValue))
    return AnyCancellable(target: control)
  }
}
