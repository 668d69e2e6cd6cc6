/// One thing that a person does to an app.
enum Gesture: Hashable, Sendable {
  case tap(String)
  case back
  /// A swipe from the edge, or only a part of one.
  case swipeBack(Action.SwipePhase?)
  case swipeDown
  case dismiss
}
