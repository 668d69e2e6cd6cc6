/// What an event means for navigation.
public enum RoutingDecision: Hashable, Sendable {
  /// Changes to make one after the other; none for an event that stays within its screen.
  case changes([RouteChange])
  /// A link leads on, and need not ask again.
  case follow(DeepLink)
  /// Nothing, for this reason.
  case ignored(IgnoredReason)
}
