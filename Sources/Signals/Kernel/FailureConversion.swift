/// A subscriber that hands everything on, and converts only the failure: `mapError`, `setFailureType`, `assertNoFailure`.
///
/// It also stands before each `try` operator, whose own stage then knows one kind of failure only.
@usableFromInline
struct FailureConversion<Failure: Error, Downstream: Subscriber>: Subscriber {
  /// Empty before a `try` operator: it goes by that one's name.
  @usableFromInline let name: StaticString
  @usableFromInline let downstream: Downstream
  @usableFromInline let convert: (Failure) -> Downstream.Failure

  @inlinable
  init(
    _ name: StaticString, _ downstream: Downstream,
    _ convert: @escaping (Failure) -> Downstream.Failure
  ) {
    self.name = name
    self.downstream = downstream
    self.convert = convert
  }

  @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    downstream.receive(subscription: subscription)
  }

  @inlinable @inline(__always)
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream.receive(input)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let failure): downstream.receive(completion: .failure(convert(failure)))
    }
  }
}

#if !hasFeature(Embedded)
  extension FailureConversion: CustomStringConvertible {
    @usableFromInline var description: String {
      name.utf8CodeUnitCount > 0 ? "\(name)" : "\(downstream)"
    }
  }

  extension Publisher {
    /// Attaches the subscriber of a `try` operator, which takes any error.
    @inlinable
    func receive<S: Subscriber>(tryingSubscriber subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      receive(subscriber: FailureConversion("", subscriber) { (failure: Failure) in failure })
    }
  }
#endif
