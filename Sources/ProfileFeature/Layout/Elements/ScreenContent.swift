/// What a screen's own layout says of it: exactly, from left to right, from the start of the content down.
struct ScreenContent {
  /// The buttons of the navigation bar, in reading order.
  var leadingItems: [Element] = []
  var trailingItems: [Element] = []
  /// What stands there once, in reading order.
  var elements: [Element] = []
  var cells: ScreenElements.Cells?
  var pinnedBar: PinnedBar?
  var height: Double = 0
}
