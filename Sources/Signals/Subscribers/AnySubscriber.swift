/// A subscriber of hidden type.
///
/// Hiding costs one indirect call per event: closures are formed where the hidden type is still known.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  @usableFromInline let receiveSubscription: (any Subscription) -> Void
  @usableFromInline let receiveValue: (Input) -> Subscribers.Demand
  @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  #if !hasFeature(Embedded)
    @usableFromInline let describe: () -> String
  #endif

  /// Hides the type of `subscriber`.
  @inlinable
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    receiveSubscription = { subscriber.receive(subscription: $0) }
    receiveValue = { subscriber.receive($0) }
    receiveCompletion = { subscriber.receive(completion: $0) }
    #if !hasFeature(Embedded)
      describe = {
        (subscriber as? any CustomStringConvertible)?.description ?? "\(S.self)"
      }
    #endif
  }

  /// A subscriber of closures. Without one for the subscription, it requests nothing.
  @inlinable
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    self.receiveSubscription = receiveSubscription ?? { _ in }
    self.receiveValue = receiveValue ?? { _ in .none }
    self.receiveCompletion = receiveCompletion ?? { _ in }
    #if !hasFeature(Embedded)
      describe = { "Anonymous AnySubscriber" }
    #endif
  }

  @inlinable
  public func receive(subscription: any Subscription) { receiveSubscription(subscription) }

  @inlinable
  public func receive(_ input: Input) -> Subscribers.Demand { receiveValue(input) }

  @inlinable
  public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}

#if !hasFeature(Embedded)
  extension AnySubscriber: CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    /// As the hidden subscriber describes itself.
    public var description: String { describe() }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
    public var playgroundDescription: Any { description }
  }
#endif
