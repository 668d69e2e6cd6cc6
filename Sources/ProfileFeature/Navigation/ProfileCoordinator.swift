public import Signals

/// Turns the events of screens into navigation, one thing after the other.
///
/// Everything that happens is one log, in one order: ``events``. What an event means is decided by
/// ``RoutingDecision``; here decisions are carried out: a change is applied, published, and given to the
/// navigator, and the next one waits until its transition has ended. What comes in while something is
/// handled, from inside a subscriber too, is handled after it.
///
/// A screen's view model is made when its route appears, and released when the transition that removes
/// it has ended.
public final class ProfileCoordinator {
  private enum Arrival {
    case output(ScreenOutput, from: ScreenID)
    case steps([Step])
    case transitionEnd(RouteChange)
    case ignored(IgnoredReason)
  }

  /// What waits for the end of a transition.
  private enum Step {
    case change(RouteChange)
    case report(SystemReport)
  }

  private enum Transition: Equatable {
    case change(RouteChange)
    case swipeBack(ScreenID)
  }

  /// Where the feature is now.
  public private(set) var navigation: NavigationState

  /// What happens, in the order in which it happens.
  public var events: AnyPublisher<NavigationEvent, Never> { eventSubject.eraseToAnyPublisher() }

  /// Whether a change is being shown, or a finger drags a screen.
  public var isTransitioning: Bool { transition != nil }

  private let factory: ScreenFactory
  private let navigator: any Navigator
  private let eventSubject = PassthroughSubject<NavigationEvent, Never>()
  private var transitionEnds: AnyCancellable?

  private var screens: LiveScreens
  private var screenCount = 0
  /// Screens that the running transition removes.
  private var leaving: [LiveScreens.Entry] = []

  private var arrivals: [Arrival] = []
  private var isHandling = false
  private var waiting: [Step] = []
  private var transition: Transition?

  /// A coordinator that starts at `start`, whose root must be known to the directory.
  ///
  /// A saved state may name what is gone: such a screen is left out, with everything that stands on it.
  public init(
    start: NavigationState, services: Services, census: Census, navigator: any Navigator
  ) {
    factory = ScreenFactory(services: services, census: census)
    self.navigator = navigator
    navigation = NavigationState(stack: [start.stack[0]])
    screens = LiveScreens()
    transitionEnds = navigator.transitionDidEnd.sink(with: self) { owner, change in
      owner.receive(.transitionEnd(change))
    }
    do {
      screens.present(try makeEntry(.route(start.stack[0])))
    } catch {
      preconditionFailure("The first screen must be known to the directory")
    }
    for change in start.stepsFromRoot {
      do { _ = try apply(change) } catch { break }
    }
  }

  /// The screen on top.
  public var topScreen: Screen { topEntry.screen }

  /// Names the screen on top, for reports.
  public var topScreenID: ScreenID { topEntry.id }

  /// Names the root of the topmost stack: for a modal screen, what a report about the sheet names.
  public var topRootID: ScreenID { (screens.layers.last?.first ?? topEntry).id }

  /// Names all screens that are there.
  var liveScreenIDs: Set<ScreenID> { Set(screens.layers.flatMap { $0 }.map { $0.id }) }

  /// The destinations of all live screens, layer by layer.
  var liveDestinations: [[Destination]] { screens.layers.map { $0.map { $0.destination } } }

  /// The back button of the navigation bar was tapped.
  public func backButtonTapped() {
    receive(.output(.backButtonDidTap, from: topScreenID))
  }

  /// Asks for changes that no tap led to; they wait for what is under way.
  public func perform(_ changes: [RouteChange]) {
    receive(.steps(changes.map { .change($0) }))
  }

  /// Takes a report of what the system did by itself; it waits for what is under way, and counts once.
  public func report(_ report: SystemReport) {
    receive(.steps([.report(report)]))
  }

  /// Records that something a person did had no effect, before it reached any screen.
  public func inputIgnored(_ reason: IgnoredReason) {
    receive(.ignored(reason))
  }

  // MARK: One after the other

  private func receive(_ arrival: Arrival) {
    arrivals.append(arrival)
    guard !isHandling else { return }
    isHandling = true
    var handled = 0
    while handled < arrivals.count {
      let next = arrivals[handled]
      handled += 1
      handle(next)
    }
    arrivals = []
    isHandling = false
  }

  private func handle(_ arrival: Arrival) {
    switch arrival {
    case .output(let output, let source):
      handle(output, from: source)
    case .steps(let steps):
      waiting += steps
      proceed()
    case .transitionEnd(let change):
      transitionEnded(change)
    case .ignored(let reason):
      publish(.ignored(reason))
    }
  }

  private func handle(_ output: ScreenOutput, from source: ScreenID) {
    publish(.output(output))
    let context = RoutingContext(
      navigation: navigation,
      isCovered: source != topScreenID,
      isTransitioning: isTransitioning && !navigator.allowsInputDuringTransitions,
      itemCount: screens.entry(source)?.screen.itemCount ?? 0)
    switch RoutingDecision(output, in: context) {
    case .changes(let changes):
      waiting += changes.map { .change($0) }
      proceed()
    case .ignored(let reason):
      publish(.ignored(reason))
    }
  }

  private func transitionEnded(_ change: RouteChange) {
    guard transition == .change(change) else {
      publish(.ignored(.stale))
      return
    }
    transition = nil
    release()
    proceed()
  }

  /// Performs what waits, as far as transitions let it.
  private func proceed() {
    while let index = waiting.firstIndex(where: canBePerformed) {
      switch waiting.remove(at: index) {
      case .change(let change): perform(change)
      case .report(let report): perform(report)
      }
    }
  }

  /// While a finger drags a screen only its letting go counts, even if other things were there before.
  private func canBePerformed(_ step: Step) -> Bool {
    switch transition {
    case nil:
      return true
    case .change:
      return false
    case .swipeBack:
      switch step {
      case .report(.swipeBackDidCancel), .report(.swipeBackDidFinish): return true
      case .report(.swipeBackDidBegin), .report(.sheetWasPulledDown), .change: return false
      }
    }
  }

  private func perform(_ change: RouteChange) {
    do {
      leaving = try apply(change)
      publish(.change(change))
      if navigator.perform(change) {
        transition = .change(change)
      } else {
        release()
      }
    } catch {
      publish(.ignored(error))
    }
  }

  private func perform(_ report: SystemReport) {
    switch report {
    case .swipeBackDidBegin(let id):
      if id != topScreenID {
        publish(.ignored(.stale))
      } else if navigation.isAtRoot {
        publish(.ignored(.atRoot))
      } else {
        transition = .swipeBack(id)
      }
    case .swipeBackDidCancel(let id):
      guard transition == .swipeBack(id) else {
        publish(.ignored(.stale))
        return
      }
      transition = nil
    case .swipeBackDidFinish(let id):
      guard id == topScreenID else {
        publish(.ignored(.stale))
        return
      }
      transition = nil
      adopt(.pop)
    case .sheetWasPulledDown(let id):
      guard let modal = screens.modal(id) else {
        publish(.ignored(.stale))
        return
      }
      adopt(.dismiss(modal))
    }
  }

  /// Takes over a change that the system has shown already.
  private func adopt(_ change: RouteChange) {
    do {
      leaving = try apply(change)
      publish(.change(change))
      release()
    } catch {
      publish(.ignored(error))
    }
  }

  /// Lets go of the screens that left. What their deinit does may come back here, so none is held by then.
  private func release() {
    let gone = leaving
    leaving = []
    withExtendedLifetime(gone) {}
  }

  private func publish(_ event: NavigationEvent) {
    eventSubject.send(event)
  }

  // MARK: Screens

  /// Every layer has a root, so there is always a screen on top.
  private var topEntry: LiveScreens.Entry {
    guard let top = screens.top else { preconditionFailure("A navigation stack has a root") }
    return top
  }

  /// Makes navigation and the live screens what they are after a change.
  ///
  /// - Returns: the screens that the change removes.
  private func apply(_ change: RouteChange) throws(IgnoredReason) -> [LiveScreens.Entry] {
    let next = try navigation.applying(change)
    var removed: [LiveScreens.Entry] = []
    switch change {
    case .push(let route, _):
      screens.push(try makeEntry(.route(route)))
    case .present(let modal, _, _):
      screens.present(try makeEntry(.modal(modal)))
    case .pop:
      removed = screens.popTop(leaving: (screens.layers.last?.count ?? 1) - 1)
    case .popToRoot:
      removed = screens.popTop(leaving: 1)
    case .dismiss(let modal):
      removed = screens.dismiss(modal)
    case .scroll:
      break
    }
    navigation = next
    return removed
  }

  private func makeEntry(_ destination: Destination) throws(IgnoredReason) -> LiveScreens.Entry {
    let screen = try factory.screen(for: destination, in: navigation)
    screenCount += 1
    let id = ScreenID(screenCount)
    let binding = screen.outputs?.sink(with: self) { owner, output in
      owner.receive(.output(output, from: id))
    }
    screen.loaded()
    return LiveScreens.Entry(id: id, destination: destination, screen: screen, binding: binding)
  }
}
