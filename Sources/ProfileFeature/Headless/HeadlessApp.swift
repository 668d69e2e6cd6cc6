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
  public private(set) var navigator: HeadlessNavigator
  public private(set) var coordinator: ProfileCoordinator
  /// The log of all that happened, over relaunches too.
  public let recorder: RouteRecorder

  private let events: PassthroughSubject<NavigationEvent, Never>
  private var eventsBinding: AnyCancellable?

  /// The screen that a finger has hold of.
  private var swipedScreen: ScreenID?

  /// What was laid out last, and of what. Comparing states costs a fraction of laying one out, and most taps change none.
  private var lastLayout: (state: ScreenState, bar: NavigationBar, elements: ScreenElements)?

  /// Starts at the library's main profile, or where a link leads.
  ///
  /// A link to what the library does not know is recorded as ignored.
  public convenience init(_ library: ProfileLibrary, start: DeepLink? = nil) {
    self.init(library, restoring: nil, start: start)
  }

  /// Starts where an earlier run was when its navigation was saved; each screen loads its data anew.
  ///
  ///     let saved = app.navigation
  ///     let next = HeadlessApp(.own, restoring: saved)
  ///
  /// What the library does not know any more is left out, with everything that stands on it.
  public convenience init(_ library: ProfileLibrary, restoring state: NavigationState) {
    self.init(library, restoring: state, start: nil)
  }

  private init(_ library: ProfileLibrary, restoring saved: NavigationState?, start: DeepLink?) {
    clock = VirtualTimeScheduler()
    server = InMemoryServer(library, scheduler: clock)
    census = Census()
    navigator = HeadlessNavigator(clock: clock)
    let services = server.services
    var state = HeadlessApp.state(saved, in: library)
    var refusal: IgnoredReason?
    if let start {
      do {
        state = try start.navigation(from: state, directory: services.directory)
      } catch {
        refusal = error
      }
    }
    coordinator = ProfileCoordinator(
      start: state, services: services, census: census, navigator: navigator)
    let events = PassthroughSubject<NavigationEvent, Never>()
    self.events = events
    recorder = RouteRecorder(events.eraseToAnyPublisher(), clock: clock)
    eventsBinding = coordinator.events.sink { events.send($0) }
    if let refusal { coordinator.inputIgnored(refusal) }
  }

  /// Ends the app as the system does, and starts it again where it was; what was not saved is lost.
  public func relaunch() {
    run(from: HeadlessApp.state(navigation, in: server.library))
  }

  /// Replaces everything that belongs to a run of the app by a new one.
  private func run(from state: NavigationState) {
    swipedScreen = nil
    lastLayout = nil
    let policy = navigator.allowsInputDuringTransitions
    navigator = HeadlessNavigator(clock: clock)
    navigator.allowsInputDuringTransitions = policy
    coordinator = ProfileCoordinator(
      start: state, services: server.services, census: census, navigator: navigator)
    eventsBinding = coordinator.events.sink { [events] in events.send($0) }
  }

  /// The state, or the library's own start if the first profile of it is not known.
  private static func state(
    _ state: NavigationState?, in library: ProfileLibrary
  ) -> NavigationState {
    if let state, case .profile(let username) = state.root(of: .profile),
      library.account(username) != nil
    {
      return state
    }
    return NavigationState(stack: [.profile(username: library.main.profile.username)])
  }

  // MARK: What can be seen

  public var navigation: NavigationState { coordinator.navigation }

  /// What is on screen, in reading order.
  public var elements: [Element] { Array(screenElements) + tabBarElements }

  /// The element on screen with this id, by place or by identity, or `nil`.
  ///
  /// Costs the same on a screen of a hundred thousand cells as on one of ten.
  public func element(_ id: String) -> Element? {
    screenElements.element(id) ?? tabBarElements.first { $0.id == id }
  }

  /// How many elements `PREFIX.0`, `PREFIX.1`, … are on screen.
  public func count(ofPrefix prefix: String) -> Int {
    screenElements.count(ofPrefix: prefix)
  }

  /// Whether nothing goes on by itself: no transition, no request.
  public var isIdle: Bool { !coordinator.isTransitioning && server.pendingRequests.isEmpty }

  private var screenElements: ScreenElements {
    let state = coordinator.topScreen.state
    let isHidden = navigation.top.hidesBar
    let bar = NavigationBar(
      title: isHidden ? nil : navigation.top.title,
      hasBackButton: !isHidden && !navigation.isAtRoot, backTitle: navigation.belowTop?.title)
    if let lastLayout, lastLayout.state == state, lastLayout.bar == bar {
      return lastLayout.elements
    }
    let elements = state.elements(bar: bar)
    lastLayout = (state, bar, elements)
    return elements
  }

  private var tabBarElements: [Element] {
    navigation.isTabBarVisible ? TabBar.elements(for: coordinator.tabBar.currentState) : []
  }

  // MARK: What a person does

  /// Taps the element with this id, by place or by identity.
  public func tap(_ id: String) {
    guard acceptsInput() else { return }
    guard let element = element(id), element.isEnabled else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    if let tab = TabBarElement(rawValue: element.id)?.tab {
      coordinator.tabBar.tabTapped(tab)
    } else if element.id == BarElement.back.rawValue {
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
    case .fullScreen, .alert: coordinator.inputIgnored(.notHittable)
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
    coordinator.dismissTop()
  }

  /// Types behind what a text field has, key by key.
  public func type(_ id: String, _ text: String) {
    for key in text {
      guard enter((element(id)?.value ?? "") + String(key), into: id) else { return }
    }
  }

  /// Empties a text field.
  public func clear(_ id: String) {
    _ = enter("", into: id)
  }

  private func enter(_ text: String, into id: String) -> Bool {
    guard acceptsInput() else { return false }
    guard let element = element(id), element.isEnabled,
      coordinator.topScreen.enter(text, into: element)
    else {
      coordinator.inputIgnored(.notHittable)
      return false
    }
    return true
  }

  /// Scrolls the list on top to its end.
  public func scrollToEnd() {
    guard acceptsInput() else { return }
    if !coordinator.topScreen.reachEnd() { coordinator.inputIgnored(.notHittable) }
  }

  /// Opens a link from outside; it waits for what is under way.
  ///
  ///     app.open("profile://tab/search")
  public func open(_ link: String) {
    coordinator.open(link)
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
