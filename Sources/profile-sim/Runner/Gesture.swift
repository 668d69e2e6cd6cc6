/// One thing that a person does to an app.
enum Gesture: Hashable, Sendable {
  case tap(String)
  case back
  /// A swipe from the edge, or only a part of one.
  case swipeBack(Action.SwipePhase?)
  case swipeDown
  case dismiss
  /// Types a text into the field with this id.
  case type(String, String)
  case clear(String)
  /// Opens a link from outside the app.
  case open(String)
  /// Ends the app as the system does, and starts it again where it was.
  case relaunch
}
