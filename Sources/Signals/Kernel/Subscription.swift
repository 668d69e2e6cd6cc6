/// The connection of one subscriber to one publisher.
///
/// Both methods may be called from any thread and from inside any callback.
///
/// - SeeAlso: Apple's Combine, whose protocol this is.
public protocol Subscription: AnyObject, _SubscriptionTraits {
  /// Asks for more values, in addition to what was asked for before.
  func request(_ demand: Subscribers.Demand)
}

#if hasFeature(Embedded)
  // An existential must be class-bound there, and an identity is also for subscribers, which may be structures.
  public typealias _SubscriptionTraits = Cancellable
#else
  public typealias _SubscriptionTraits = Cancellable & CustomCombineIdentifierConvertible
#endif
