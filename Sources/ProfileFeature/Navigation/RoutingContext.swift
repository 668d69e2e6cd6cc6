/// What an event's meaning depends on besides the event.
public struct RoutingContext: Hashable, Sendable {
  public var navigation: NavigationState
  /// Whether another screen covers the one that the event came from.
  public var isCovered: Bool
  /// Whether a transition is under way in which taps do not count.
  public var isTransitioning: Bool
  /// How many items the screen's grid shows.
  public var itemCount: Int
  /// Whether something that was typed would be lost if the modal screen on top went away.
  public var hasUnsavedChanges: Bool

  public init(
    navigation: NavigationState, isCovered: Bool = false, isTransitioning: Bool = false,
    itemCount: Int = 0, hasUnsavedChanges: Bool = false
  ) {
    self.navigation = navigation
    self.isCovered = isCovered
    self.isTransitioning = isTransitioning
    self.itemCount = itemCount
    self.hasUnsavedChanges = hasUnsavedChanges
  }
}
