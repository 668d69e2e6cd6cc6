/// A publisher into which values are sent from outside.
///
/// - SeeAlso: Apple's Combine, whose protocol this is.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)

  /// Ends the subject for all subscribers. What is sent afterwards changes nothing.
  func send(completion: Subscribers.Completion<Failure>)

  /// Gives the subject a subscription of its own; the subject requests from it, and cancels it when it dies.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event that carries no value.
  @inlinable
  public func send() { send(()) }
}
