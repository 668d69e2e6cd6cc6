import ProfileFeature
import Signals

/// A navigator whose transitions a test ends by hand.
final class ManualNavigator: Navigator {
  private let ends = PassthroughSubject<RouteChange, Never>()
  /// What was performed, in order.
  private(set) var performed: [RouteChange] = []
  /// Whether changes have transitions at all.
  var isAnimated = true
  var allowsInputDuringTransitions = false

  var transitionDidEnd: AnyPublisher<RouteChange, Never> { ends.eraseToAnyPublisher() }

  func perform(_ change: RouteChange) -> Bool {
    performed.append(change)
    return isAnimated
  }

  /// Reports the end of the transition that was begun last.
  func endTransition() {
    if let change = performed.last { ends.send(change) }
  }

  func reportEnd(of change: RouteChange) {
    ends.send(change)
  }
}
