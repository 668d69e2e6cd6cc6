public import Signals

/// What a front end gives the coordinator: it performs changes, and tells when their transitions end.
///
/// What the system does by itself goes to ``ProfileCoordinator/report(_:)``.
public protocol Navigator: AnyObject {
  /// Sends each change whose transition has ended, once.
  var transitionDidEnd: AnyPublisher<RouteChange, Never> { get }

  /// Whether taps count while a transition runs. What they lead to then waits for its end.
  var allowsInputDuringTransitions: Bool { get }

  /// Begins to show `change`.
  ///
  /// - Returns: whether a transition began, whose end ``transitionDidEnd`` will tell.
  func perform(_ change: RouteChange) -> Bool
}
