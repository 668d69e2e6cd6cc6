/// What a screen's own layout says of it: exactly, from left to right, from the start of the content down.
struct ScreenContent {
  /// The buttons of the navigation bar, in reading order.
  var leadingItems: [Element] = []
  var trailingItems: [Element] = []
  /// What stands there once and is read before the cells, in reading order.
  var elements: [Element] = []
  var cells: ScreenElements.Cells?
  /// What stands there once and is read after the cells, in reading order.
  var closing: [Element] = []
  var pinnedBar: PinnedBar?
  var height: Double = 0
}
