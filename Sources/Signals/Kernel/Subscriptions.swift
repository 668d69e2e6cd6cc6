/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that delivers nothing: what a subscriber gets that came after the end.
  public static var empty: any Subscription { EmptySubscription.shared }
}

@usableFromInline
final class EmptySubscription: Subscription, Sendable {
  static let shared = EmptySubscription()

  @usableFromInline func request(_ demand: Subscribers.Demand) {}
  @usableFromInline func cancel() {}
}

#if !hasFeature(Embedded)
  extension EmptySubscription: CustomStringConvertible {
    @usableFromInline var description: String { "Empty" }
  }
#endif
