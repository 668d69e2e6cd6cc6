/// One thing that a person does to an app.
enum Gesture: Hashable, Sendable {
  case tap(String)
  case doubleTap(String)
  case longPress(String)
  /// Taps a point of the device.
  case tapAt(x: Double, y: Double)
  case back
  /// A swipe from the edge, or only a part of one.
  case swipeBack(Action.SwipePhase?)
  case swipeDown
  case dismiss
  /// Types a text into the field with this id, which gets the focus by that.
  case type(String, String)
  case press(Action.Key)
  case clear(String)
  /// Scrolls what the element belongs to; positive shows what is further down.
  case scroll(String, by: Double)
  /// Scrolls no further than it takes to see the element.
  case scrollTo(String)
  case pull(String)
  case drag(String, to: String)
  /// Begins to drag and lets go where it does not count.
  case cancelDrag(String)
  /// Opens a link from outside the app.
  case open(String)
  /// Ends the app as the system does, and starts it again where it was.
  case relaunch
  /// Leaves the app, which goes on; what is done to it then has no effect.
  case background
  /// Comes back to it.
  case foreground
  case reader(Action.ReaderMove)
}
