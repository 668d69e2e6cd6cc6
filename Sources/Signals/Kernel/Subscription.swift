/// The connection of one subscriber to one publisher.
///
/// Both methods may be called from any thread and from inside any callback.
///
/// - SeeAlso: Apple's Combine, whose protocol this is.
public protocol Subscription: AnyObject, Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values, in addition to what was asked for before.
  func request(_ demand: Subscribers.Demand)
}
