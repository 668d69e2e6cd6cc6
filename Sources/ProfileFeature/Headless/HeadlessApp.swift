public import Signals

/// The feature without a display: a person's side of it, on a virtual clock.
///
///     let app = HeadlessApp(.own)
///     app.tap("header.followers")
///     app.recorder.changes  // [push followers title "Followers"]
///
/// Actions happen at the present virtual time; only ``advance(by:)`` and ``advanceUntilIdle(limit:)``
/// let time pass.
public final class HeadlessApp {
  public typealias Time = VirtualTimeScheduler.SchedulerTimeType

  public let clock: VirtualTimeScheduler
  public let server: InMemoryServer<VirtualTimeScheduler>
  public let census: Census
  public let navigator: HeadlessNavigator
  public let coordinator: ProfileCoordinator
  public let recorder: RouteRecorder

  /// The screen that a finger has hold of.
  private var swipedScreen: ScreenID?

  /// What was laid out last, and of what. Comparing states costs a fraction of laying one out, and most taps change none.
  private var lastLayout: (state: ScreenState, bar: NavigationBar, elements: ScreenElements)?

  /// Starts at the library's main profile, or where a link leads.
  ///
  /// A link to what the library does not know is recorded as ignored.
  public init(_ library: ProfileLibrary, start: DeepLink? = nil) {
    clock = VirtualTimeScheduler()
    server = InMemoryServer(library, scheduler: clock)
    census = Census()
    navigator = HeadlessNavigator(clock: clock)
    let services = server.services
    let root = library.main.profile.username
    var state = NavigationState(stack: [.profile(username: root)])
    var refusal: IgnoredReason?
    if let start {
      do {
        state = try start.navigation(root: root, directory: services.directory)
      } catch {
        refusal = error
      }
    }
    coordinator = ProfileCoordinator(
      start: state, services: services, census: census, navigator: navigator)
    recorder = RouteRecorder(coordinator.events, clock: clock)
    if let refusal { coordinator.inputIgnored(refusal) }
  }

  // MARK: What can be seen

  public var navigation: NavigationState { coordinator.navigation }

  /// What is on screen, in reading order.
  public var elements: [Element] { Array(screenElements) }

  /// The element on screen with this id, by place or by identity, or `nil`.
  ///
  /// Costs the same on a screen of a hundred thousand cells as on one of ten.
  public func element(_ id: String) -> Element? {
    screenElements.element(id)
  }

  /// How many elements `PREFIX.0`, `PREFIX.1`, … are on screen.
  public func count(ofPrefix prefix: String) -> Int {
    screenElements.count(ofPrefix: prefix)
  }

  /// Whether nothing goes on by itself: no transition, no request.
  public var isIdle: Bool { !coordinator.isTransitioning && server.pendingRequests.isEmpty }

  private var screenElements: ScreenElements {
    let state = coordinator.topScreen.state
    let bar = NavigationBar(
      title: navigation.top.title, hasBackButton: !navigation.isAtRoot)
    if let lastLayout, lastLayout.state == state, lastLayout.bar == bar {
      return lastLayout.elements
    }
    let elements = state.elements(bar: bar)
    lastLayout = (state, bar, elements)
    return elements
  }

  // MARK: What a person does

  /// Taps the element with this id, by place or by identity.
  public func tap(_ id: String) {
    guard acceptsInput() else { return }
    guard let element = screenElements.element(id), element.isEnabled else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    if element.id == BarElement.back.rawValue {
      coordinator.backButtonTapped()
    } else if !coordinator.topScreen.tap(element) {
      coordinator.inputIgnored(.notHittable)
    }
  }

  /// Goes back by the navigation bar's button.
  public func back() {
    guard acceptsInput() else { return }
    guard !navigation.isAtRoot else {
      coordinator.inputIgnored(.atRoot)
      return
    }
    coordinator.backButtonTapped()
  }

  /// Swipes back from the edge of the screen, all the way.
  public func swipeBack() {
    swipeBack(.begin)
    if swipedScreen != nil { swipeBack(.finish) }
  }

  /// Does a part of a swipe back. The system handles it by itself and reports it.
  public func swipeBack(_ phase: SwipePhase) {
    let screen = swipedScreen ?? coordinator.topScreenID
    switch phase {
    case .begin:
      guard swipedScreen == nil else {
        coordinator.inputIgnored(.transition)
        return
      }
      guard !navigation.isAtRoot else {
        coordinator.inputIgnored(.atRoot)
        return
      }
      swipedScreen = screen
      coordinator.report(.swipeBackDidBegin(screen))
    case .cancel:
      swipedScreen = nil
      coordinator.report(.swipeBackDidCancel(screen))
    case .finish:
      swipedScreen = nil
      coordinator.report(.swipeBackDidFinish(screen))
    }
  }

  /// Pulls the sheet on top down. The system handles it by itself and reports it.
  public func swipeDown() {
    switch navigation.topModal?.style {
    case nil: coordinator.inputIgnored(.nothingPresented)
    case .fullScreen: coordinator.inputIgnored(.notHittable)
    case .sheet: coordinator.report(.sheetWasPulledDown(coordinator.topRootID))
    }
  }

  /// Pulls the grid down to refresh it.
  public func pull(_ id: String) {
    guard acceptsInput() else { return }
    guard let element = screenElements.element(id), coordinator.topScreen.pull(element) else {
      coordinator.inputIgnored(.notHittable)
      return
    }
  }

  /// Dismisses the modal screen on top.
  public func dismiss() {
    guard acceptsInput() else { return }
    guard let modal = navigation.topModal else {
      coordinator.inputIgnored(.nothingPresented)
      return
    }
    coordinator.perform([.dismiss(modal)])
  }

  /// Whether a tap counts now; if not, that is recorded.
  private func acceptsInput() -> Bool {
    guard coordinator.isTransitioning, !navigator.allowsInputDuringTransitions else { return true }
    coordinator.inputIgnored(.transition)
    return false
  }

  // MARK: Time

  /// Lets time pass, and runs what falls due.
  public func advance(by interval: Time.Stride) {
    clock.advance(by: interval)
  }

  /// Lets time pass until nothing goes on by itself, at most so long.
  ///
  /// - Returns: whether that was reached.
  public func advanceUntilIdle(limit: Time.Stride = .seconds(60)) -> Bool {
    let end = clock.now.advanced(by: limit)
    while !isIdle, let next = clock.nextDate, next <= end {
      clock.advance(to: next)
    }
    return isIdle
  }
}
