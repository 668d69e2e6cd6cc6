public import Signals

/// The feature without a display: a person's side of it, on a virtual clock.
///
///     let app = HeadlessApp(.own)
///     app.tap("header.followers")
///     app.recorder.changes  // [push followers title "Followers"]
///
/// Actions happen at the present virtual time; only ``advance(by:)`` and ``advanceUntilIdle(limit:)``
/// let time pass. Frames and points are those of the device that ``traits`` describe.
public final class HeadlessApp {
  public typealias Time = VirtualTimeScheduler.SchedulerTimeType

  public let clock: VirtualTimeScheduler
  public let server: InMemoryServer<VirtualTimeScheduler>
  public let census: Census
  public private(set) var navigator: HeadlessNavigator
  public private(set) var coordinator: ProfileCoordinator
  /// The log of all that happened, over relaunches too.
  public let recorder: RouteRecorder

  /// The device as it is now; it can be turned, and its settings changed, at any time.
  ///
  /// What a person chooses in the settings is part of it, and what is set here is what the settings show.
  public var traits: Traits {
    didSet {
      traitsRevision += 1
      if traits.language != oldValue.language { words = languages.words(for: traits.language) }
      if traits.settings != oldValue.settings { server.services.settings.update(traits.settings) }
    }
  }

  /// Grows whenever traits are set, to others or to the same.
  public private(set) var traitsRevision = 0

  /// The words of the language that ``traits`` ask for, or English.
  public private(set) var words: Words

  /// Whether a tap by id scrolls to an element that is off screen first, as a person does who wants to tap it.
  ///
  /// Without that such a tap is ignored as `notHittable`.
  public var scrollsToTappedElements = true

  /// What a screen reader has in focus, and has said.
  var screenReader = ScreenReader()
  /// Hears what the screen on top shows.
  var stateBinding: AnyCancellable?

  private let measurer: CachingTextMeasurer
  private let languages: Languages
  private let events: PassthroughSubject<NavigationEvent, Never>
  private var eventsBinding: AnyCancellable?
  private var navigationChanges: AnyCancellable?
  private var settingsBinding: AnyCancellable?

  /// Where the app was when it was left for another one; nil while it is on screen.
  var savedNavigation: NavigationState?

  /// The screen that a finger has hold of.
  private var swipedScreen: ScreenID?

  /// The screen of which a finger has lifted something.
  var heldScreen: Screen?
  var keyboardFocus: KeyboardFocus?

  /// Whether what is done now is a part of something that a person does.
  var isWithinAction = false

  /// The screens that are there and have been looked at: each stays scrolled to where it was.
  private(set) var shownScreens: [ScreenID: ShownScreen] = [:]

  /// The underlines that have moved on screens that are there, some of which may still be on their way.
  var underlines: [ScreenID: UnderlineMotion] = [:]

  /// Starts at the library's main profile, or where a link leads.
  ///
  /// A link to what the library does not know is recorded as ignored.
  ///
  /// - Parameters:
  ///   - traits: the device; an iPhone 15 in portrait, unless another is given.
  ///   - measurer: what knows how much room text takes.
  ///   - languages: what ``Traits/language`` can name.
  ///   - prepare: how the server is to be before the first screen asks it for something.
  public convenience init(
    _ library: ProfileLibrary, start: DeepLink? = nil,
    traits: Traits = Device.iPhone15.traits(in: .portrait),
    measurer: any TextMeasurer = TableTextMeasurer(), languages: Languages = .builtIn,
    prepare: (InMemoryServer<VirtualTimeScheduler>) -> Void = { _ in }
  ) {
    self.init(
      library, restoring: nil, start: start, traits, measurer, languages, prepare: prepare)
  }

  /// Starts where an earlier run was when its navigation was saved; each screen loads its data anew.
  ///
  ///     let saved = app.navigation
  ///     let next = HeadlessApp(.own, restoring: saved)
  ///
  /// What the library does not know any more is left out, with everything that stands on it.
  public convenience init(
    _ library: ProfileLibrary, restoring state: NavigationState,
    traits: Traits = Device.iPhone15.traits(in: .portrait),
    measurer: any TextMeasurer = TableTextMeasurer(), languages: Languages = .builtIn
  ) {
    self.init(library, restoring: state, start: nil, traits, measurer, languages)
  }

  private init(
    _ library: ProfileLibrary, restoring saved: NavigationState?, start: DeepLink?,
    _ traits: Traits, _ measurer: any TextMeasurer, _ languages: Languages,
    prepare: (InMemoryServer<VirtualTimeScheduler>) -> Void = { _ in }
  ) {
    self.traits = traits
    words = languages.words(for: traits.language)
    self.languages = languages
    self.measurer = CachingTextMeasurer(measurer)
    clock = VirtualTimeScheduler()
    server = InMemoryServer(library, scheduler: clock)
    prepare(server)
    census = Census()
    navigator = HeadlessNavigator(clock: clock)
    let services = server.services
    services.settings.update(traits.settings)
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
    navigationChanges = events.sink(with: self) { owner, event in
      switch event {
      case .change(let change): owner.navigationChanged(change)
      case .output(.profile(.filterDidSelect(let filter), of: _)): owner.filterChanged(to: filter)
      case .output, .ignored: break
      }
    }
    settingsBinding = services.settings.settings.sink(with: self) { owner, settings in
      if owner.traits.settings != settings { owner.traits.settings = settings }
    }
    if let refusal { coordinator.inputIgnored(refusal) }
    listenToTopScreen()
  }

  /// Ends the app as the system does, and starts it again where it was; what was not saved is lost.
  public func relaunch() {
    noteAction()
    let state = savedNavigation ?? navigation
    savedNavigation = nil
    run(from: HeadlessApp.state(state, in: server.library))
  }

  /// Replaces everything that belongs to a run of the app by a new one.
  private func run(from state: NavigationState) {
    swipedScreen = nil
    heldScreen = nil
    keyboardFocus = nil
    shownScreens = [:]
    underlines = [:]
    screenReader = ScreenReader()
    let policy = navigator.allowsInputDuringTransitions
    navigator = HeadlessNavigator(clock: clock)
    navigator.allowsInputDuringTransitions = policy
    coordinator = ProfileCoordinator(
      start: state, services: server.services, census: census, navigator: navigator)
    eventsBinding = coordinator.events.sink { [events] in events.send($0) }
    listenToTopScreen()
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

  /// What is on screen, in reading order, whether it is scrolled out of sight or not.
  public var elements: [Element] { Array(screenElements) }

  /// The element of the screen on top with this id, by place or by identity, or `nil`.
  ///
  /// Costs the same on a screen of a hundred thousand cells as on one of ten.
  public func element(_ id: String) -> Element? {
    screenElements.element(id)
  }

  /// Whether an element of the screen on top is scrolled into sight, and not all of it lies under a bar.
  public func isVisible(_ id: String) -> Bool {
    let elements = screenElements
    return elements.element(id).map { !elements.touchablePart(of: $0).isEmpty } ?? false
  }

  /// How many elements `PREFIX.0`, `PREFIX.1`, … are on screen.
  public func count(ofPrefix prefix: String) -> Int {
    screenElements.count(ofPrefix: prefix)
  }

  /// Whether the screen on top was pulled to be loaded anew, and that is not over.
  public var isRefreshing: Bool {
    if case .profile(let state) = coordinator.topScreen.state { state.isRefreshing } else { false }
  }

  /// Whether nothing goes on by itself: no transition, no request, no timer.
  public var isIdle: Bool {
    !coordinator.isTransitioning && server.pendingRequests.isEmpty && clock.nextDate == nil
  }

  /// The elements of the screen on top, and of the tab bar unless something covers it, each where it is now.
  ///
  /// What is scrolled to stays in sight when something loads or the device is turned, as long as it is there.
  public var screenElements: ScreenElements {
    elements(of: coordinator.topScreen, coordinator.topScreenID, in: navigation, sheetAnchor)
  }

  /// The elements of a screen where it is on top.
  func elements(
    of screen: Screen, _ id: ScreenID, in navigation: NavigationState, _ anchor: Rect? = nil
  ) -> ScreenElements {
    let source = ShownScreen.Source(
      state: screen.state, navigation: navigation,
      tabBar: navigation.isTabBarVisible ? coordinator.tabBar.currentState : nil,
      traitsRevision: traitsRevision, anchor: anchor, underline: underline(of: id))
    let last = shownScreens[id]
    if let last, last.isMade(of: source) { return last.elements }
    let placement = Placement(of: navigation.topModal?.style, on: traits, anchor: anchor)
    var elements = ScreenLayout(traits: placement.traits, measurer: measurer, languages: languages)
      .elements(
        for: source.state, bar: NavigationBar(navigation, words: words), tabBar: source.tabBar,
        origin: placement.origin, underline: source.underline)
    if let last { elements = elements.keepingPlace(of: last.elements) }
    shownScreens[id] = ShownScreen(elements, of: source)
    return elements
  }

  // MARK: What a person does

  /// Taps the element with this id, by place or by identity, after scrolling to it if it is out of sight.
  public func tap(_ id: String) {
    guard acceptsInput() else { return }
    guard let element = touchableElement(id) else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    tap(element)
  }

  /// Taps so many times at once.
  public func tap(_ id: String, times: Int) {
    asOneAction {
      for _ in 0..<times { tap(id) }
    }
  }

  /// Taps a point of the device, and what a finger meets there.
  public func tap(at point: Point) {
    guard acceptsInput() else { return }
    guard let element = screenElements.element(at: point), element.isEnabled else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    tap(element)
  }

  private func tap(_ element: Element) {
    focus(element)
    if element.role == .textField { beginTyping(in: element) }
    let reloads = coordinator.topScreen.reloads { meet(element) }
    for case let place? in reloads.map({ $0.centred }) {
      let id = "\(PhotoSearchLayout.photo.prefix).\(place.section).\(place.item)"
      let elements = screenElements
      if let distance = elements.distance(centring: id) {
        scroll(to: elements.scrolled(by: distance))
      }
    }
  }

  private func meet(_ element: Element) {
    if element.layer == .bar, let tab = TabBarElement(rawValue: element.id)?.tab {
      coordinator.tabBar.tabTapped(tab)
    } else if element.id == BarElement.back.rawValue {
      coordinator.backButtonTapped()
    } else if element.id == SheetElement.grabber.rawValue {
      coordinator.grabberTapped()
    } else if !coordinator.topScreen.tap(element) {
      coordinator.inputIgnored(.notHittable)
    }
  }

  /// Scrolls what the element belongs to, as far as it goes: photos that stand side by side, or else the screen.
  ///
  /// - Parameter distance: in points; positive shows what is further down, or further along the line.
  public func scroll(_ id: String, by distance: Double) {
    guard acceptsInput() else { return }
    let elements = screenElements
    guard let element = elements.element(id), element.layer != .bar else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    guard let scroller = elements.scroller(of: element) else {
      let scroll = elements.scroll
      self.scroll(to: elements.scrolled(by: scroll.clamped(scroll.distance + distance)))
      return
    }
    // A finger has to lie on it.
    guard touchableElement(scroller) != nil else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    let moved = screenElements
    scroll(to: moved.scrolledSideways(by: moved.clampedSideways(moved.sidewaysDistance + distance)))
  }

  /// Scrolls no further than it takes to see the element.
  public func scroll(to id: String) {
    guard acceptsInput() else { return }
    let elements = screenElements
    guard let element = elements.element(id) else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    scroll(to: elements.showing(element))
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
    asOneAction {
      swipeBack(.begin)
      if swipedScreen != nil { swipeBack(.finish) }
    }
  }

  /// Does a part of a swipe back. The system handles it by itself and reports it.
  public func swipeBack(_ phase: SwipePhase) {
    beginAction()
    guard isOnScreen() else { return }
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

  /// Takes the finger off the screen that it has hold of, which goes back to where it was.
  func letGo() {
    if swipedScreen != nil { swipeBack(.cancel) }
  }

  /// Pulls the sheet on top down. The system handles it by itself and reports it.
  public func swipeDown() {
    beginAction()
    guard isOnScreen() else { return }
    switch navigation.topModal?.style {
    case nil: coordinator.inputIgnored(.nothingPresented)
    case .fullScreen, .alert: coordinator.inputIgnored(.notHittable)
    // What would lose something is held back, and asks.
    case .sheet where coordinator.topModalHasUnsavedChanges: coordinator.dismissTop()
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

  /// Scrolls the list on top to its end.
  public func scrollToEnd() {
    guard acceptsInput() else { return }
    let elements = screenElements
    guard coordinator.topScreen.reachEnd() else {
      coordinator.inputIgnored(.notHittable)
      return
    }
    _ = show(elements.scrolled(by: elements.scroll.maximumDistance))
  }

  /// Opens a link from outside, which brings the app back on screen; it waits for what is under way.
  ///
  ///     app.open("profile://tab/search")
  public func open(_ link: String) {
    beginAction()
    savedNavigation = nil
    coordinator.open(link)
  }

  /// The element with this id if it is enabled and a finger can reach it, if need be after scrolling to it.
  func touchableElement(_ id: String) -> Element? {
    let elements = screenElements
    guard let element = elements.element(id), element.isEnabled else { return nil }
    if !elements.touchablePart(of: element).isEmpty { return element }
    guard scrollsToTappedElements else { return nil }
    let scrolled = elements.showing(element)
    guard let moved = scrolled.element(id), !scrolled.touchablePart(of: moved).isEmpty else {
      return nil
    }
    scroll(to: scrolled)
    return moved
  }

  /// Scrolls the screen on top; where its end comes into view, the screen hears of it.
  func scroll(to elements: ScreenElements) {
    if show(elements) { _ = coordinator.topScreen.reachEnd() }
  }

  /// Shows the screen on top, which has been looked at before, scrolled to another place.
  ///
  /// - Returns: whether the end of the content has come into view.
  private func show(_ elements: ScreenElements) -> Bool {
    guard let shown = shownScreens[coordinator.topScreenID] else { return false }
    let showedEnd = shown.elements.showsEnd
    shown.elements = elements
    return !showedEnd && elements.showsEnd
  }

  private func navigationChanged(_ change: RouteChange) {
    // What covers a screen, or takes it away, takes its keyboard too, and what a finger had hold of.
    if HeadlessNavigator.movesScreens(change) {
      putDown()
      keyboardFocus = nil
    }
    switch change {
    case .scroll(_, let item, _):
      let elements = screenElements
      if let distance = elements.distance(toTopOf: item) {
        scroll(to: elements.scrolled(by: distance))
      }
    case .scrollToTop:
      scroll(to: screenElements.scrolled(by: 0))
    case .pop, .popToRoot, .dismiss, .set, .reset:
      let live = coordinator.liveScreenIDs
      shownScreens = shownScreens.filter { live.contains($0.key) }
      underlines = underlines.filter { live.contains($0.key) }
      screenReader.keep(live)
    case .push, .present, .selectTab, .openLink, .rename:
      break
    }
    listenToTopScreen()
  }

  /// Whether the app can be touched at all; if not, that is recorded.
  private func isOnScreen() -> Bool {
    guard isInBackground else { return true }
    coordinator.inputIgnored(.notHittable)
    return false
  }

  /// Whether a tap counts now; if not, that is recorded.
  ///
  /// A finger does one thing at a time: what it had hold of, it lets go, unless it goes on with that.
  func acceptsInput(lettingGo: Bool = true) -> Bool {
    beginAction()
    if lettingGo { putDown() }
    guard isOnScreen() else { return false }
    guard coordinator.isTransitioning, !navigator.allowsInputDuringTransitions else { return true }
    coordinator.inputIgnored(.transition)
    return false
  }
}
