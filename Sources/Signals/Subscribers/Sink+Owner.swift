extension Publisher {
  /// Calls closures with an owner, which is held weakly, and with what is delivered.
  ///
  ///     outputs.sink(with: self) { coordinator, output in coordinator.handle(output) }
  ///       .store(in: &subscriptions)
  ///
  /// So there is no `[weak self]` to forget. When a value finds the owner gone, the subscription ends.
  /// Embedded Swift has no weak references: there the owner has to hold what is returned, and nobody else may.
  ///
  /// - Parameters:
  ///   - owner: Held weakly here, and strongly while a closure runs.
  ///   - receiveCompletion: Gets the owner and the end, unless the owner is gone.
  ///   - receiveValue: Gets the owner and a value.
  @inlinable
  public func sink<Owner: AnyObject>(
    with owner: Owner,
    receiveCompletion: @escaping (Owner, Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Owner, Output) -> Void
  ) -> AnyCancellable {
    let control = SinkControl()
    let reference = OwnerReference(owner)
    let subscriber = ClosureSubscriber<Output, Failure>(control) { value in
      guard let owner = reference.owner else { return control.cancel() }
      receiveValue(owner, value)
    } _: { completion in
      if let owner = reference.owner { receiveCompletion(owner, completion) }
    }
    receive(subscriber: subscriber)
    return AnyCancellable(target: control)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with an owner, which is held weakly, and with each value.
  ///
  /// Embedded Swift has no weak references: there the owner has to hold what is returned, and nobody else may.
  ///
  /// - Parameters:
  ///   - owner: Held weakly here, and strongly while the closure runs.
  ///   - receiveValue: Gets the owner and a value.
  @inlinable
  public func sink<Owner: AnyObject>(
    with owner: Owner, receiveValue: @escaping (Owner, Output) -> Void
  ) -> AnyCancellable {
    sink(with: owner, receiveCompletion: { _, _ in }, receiveValue: receiveValue)
  }
}
