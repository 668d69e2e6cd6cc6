/// How far a screen is scrolled, how far it can be, and what that makes of its navigation bar.
///
/// A large title makes room as the content moves up, so the bar is highest at rest.
public struct ScrollGeometry: Hashable, Sendable {
  public var container: Size
  public var safeAreaInsets: Insets
  /// The height of the row of buttons.
  public var barHeight: Double
  /// How much higher the bar is at rest.
  public var largeTitleHeight: Double
  /// The height of the tab bar above the safe area at the bottom; zero where there is none.
  public var tabBarHeight: Double
  public var contentHeight: Double
  /// How far down the content was scrolled from where it rests; negative while it is pulled down.
  public var distance: Double

  public init(
    container: Size, safeAreaInsets: Insets, barHeight: Double, largeTitleHeight: Double,
    tabBarHeight: Double = 0, contentHeight: Double = 0, distance: Double = 0
  ) {
    self.container = container
    self.safeAreaInsets = safeAreaInsets
    self.barHeight = barHeight
    self.largeTitleHeight = largeTitleHeight
    self.tabBarHeight = tabBarHeight
    self.contentHeight = contentHeight
    self.distance = distance
  }

  /// Where the content begins at rest: under the whole bar.
  public var restInset: Double { collapsedInset + largeTitleHeight }

  /// Where the bar ends once the large title is gone.
  public var collapsedInset: Double { safeAreaInsets.top + barHeight }

  /// Where the bar ends now.
  public var adjustedTopInset: Double {
    min(max(-contentOffset, collapsedInset), restInset)
  }

  /// How much of the container lies at its bottom under the tab bar, and outside the safe area.
  public var adjustedBottomInset: Double { safeAreaInsets.bottom + tabBarHeight }

  /// Which part of the content the container begins with, as the platform counts it.
  public var contentOffset: Double { distance - restInset }

  /// How far the content can be scrolled: until its end is clear of what lies at the bottom.
  public var maximumDistance: Double {
    max(0, contentHeight + restInset + adjustedBottomInset - container.height)
  }

  /// The height between the bar at rest and what lies at the bottom.
  public var restHeight: Double {
    max(0, container.height - restInset - adjustedBottomInset)
  }

  /// All of the content, in its own coordinates, and what is empty under it.
  public var contentBounds: Rect {
    Rect(x: 0, y: 0, width: container.width, height: max(contentHeight, restHeight))
  }

  /// The distance within what can be scrolled.
  public func clamped(_ distance: Double) -> Double {
    min(max(distance, 0), maximumDistance)
  }
}
