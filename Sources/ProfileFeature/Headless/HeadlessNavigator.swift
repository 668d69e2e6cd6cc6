public import Signals

/// A navigator that shows nothing: its transitions are intervals on the virtual clock.
public final class HeadlessNavigator: Navigator {
  public var transitionDidEnd: AnyPublisher<RouteChange, Never> { ends.eraseToAnyPublisher() }
  public var allowsInputDuringTransitions = false

  private let clock: VirtualTimeScheduler
  private let ends = PassthroughSubject<RouteChange, Never>()
  private var running: AnyCancellable?

  public init(clock: VirtualTimeScheduler) {
    self.clock = clock
  }

  /// How long the transition of a change takes; `nil` for one that has none.
  public static func duration(
    of change: RouteChange
  ) -> VirtualTimeScheduler.SchedulerTimeType.Stride? {
    switch change {
    case .push, .pop, .popToRoot: .milliseconds(350)
    case .present, .dismiss: .milliseconds(500)
    case .scroll, .scrollToTop, .selectTab, .openLink, .set, .rename, .reset: nil
    }
  }

  /// Whether another screen is on top after the change, or the same one anew.
  static func movesScreens(_ change: RouteChange) -> Bool {
    switch change {
    case .push, .pop, .popToRoot, .present, .dismiss, .selectTab, .set, .reset: true
    case .scroll, .scrollToTop, .openLink, .rename: false
    }
  }

  public func perform(_ change: RouteChange) -> Bool {
    guard let duration = HeadlessNavigator.duration(of: change) else { return false }
    // The clock holds the action, so the action must not hold the navigator.
    running = clock.once(after: duration) { [ends] in ends.send(change) }
    return true
  }
}
