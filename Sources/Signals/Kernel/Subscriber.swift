/// A type that takes a subscription, then the values it asked for, then at most one completion.
///
/// It is never called twice at the same time (rule R1).
///
/// - SeeAlso: Apple's Combine, whose protocol this is.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values.
  associatedtype Input
  /// The kind of failures; `Never` if none can come.
  associatedtype Failure: Error

  /// Tells the subscriber that it is attached. It keeps the subscription, to request and to cancel.
  func receive(subscription: any Subscription)

  /// Delivers a value. The result is how many more the subscriber is ready to take.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Tells the subscriber that nothing more comes.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Delivers an event that carries no value.
  @inlinable
  public func receive() -> Subscribers.Demand { receive(()) }
}
