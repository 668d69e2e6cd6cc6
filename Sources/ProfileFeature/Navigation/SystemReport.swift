/// What the system did by itself, without being asked by the coordinator.
public enum SystemReport: Hashable, Sendable {
  /// A finger began to drag the screen away to the side.
  case swipeBackDidBegin(ScreenID)
  /// The finger let go, and the screen came back.
  case swipeBackDidCancel(ScreenID)
  /// The screen is gone, and the one under it is shown.
  case swipeBackDidFinish(ScreenID)
  /// A sheet, named by its root screen, was pulled down and is gone.
  case sheetWasPulledDown(ScreenID)
}
