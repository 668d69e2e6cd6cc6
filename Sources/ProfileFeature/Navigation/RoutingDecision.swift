/// What an event means for navigation.
public enum RoutingDecision: Hashable, Sendable {
  /// Changes to make one after the other; none for an event that stays within its screen.
  case changes([RouteChange])
  /// Nothing, for this reason.
  case ignored(IgnoredReason)
}
