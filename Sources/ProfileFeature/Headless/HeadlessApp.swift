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
  // A tap reads some properties a dozen times, and to check each access is a twentieth of it. Here and below
  // it is left out where a property is never handed to other code to be changed.
  @exclusivity(unchecked) public private(set) var coordinator: ProfileCoordinator
  /// How often the app was relaunched; each time it has another coordinator.
  public private(set) var relaunchCount = 0
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
  @exclusivity(unchecked) var screenReader = ScreenReader()
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
  var swipedScreen: ScreenID?

  /// The screen of which a finger has lifted something.
  var heldScreen: Screen?
  var keyboardFocus: KeyboardFocus?

  /// Whether what is done now is a part of something that a person does.
  var isWithinAction = false

  /// The screens that are there and have been looked at: each stays scrolled to where it was.
  @exclusivity(unchecked) private(set) var shownScreens: [ScreenID: ShownScreen] = [:]

  /// The underlines that have moved on screens that are there, some of which may still be on their way.
  @exclusivity(unchecked) var underlines: [ScreenID: UnderlineMotion] = [:]

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
    let policy = navigator.allowsInputDuringTransitions
    navigator = HeadlessNavigator(clock: clock)
    navigator.allowsInputDuringTransitions = policy
    coordinator = ProfileCoordinator(
      start: state, services: server.services, census: census, navigator: navigator)
    relaunchCount += 1
    // Screens are counted anew, so what belongs to the old ones goes after the last look at any of them.
    shownScreens = [:]
    underlines = [:]
    screenReader = ScreenReader()
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
    let coordinator = coordinator
    return elements(
      of: coordinator.topScreen, coordinator.topScreenID, in: coordinator.navigation, sheetAnchor)
  }

  /// The elements of a screen where it is on top.
  func elements(
    of screen: Screen, _ id: ScreenID, in navigation: NavigationState, _ anchor: Rect? = nil
  ) -> ScreenElements {
    let surroundings = ShownScreen.Surroundings(
      traitsRevision: traitsRevision, underline: underline(of: id), anchor: anchor,
      navigation: navigation,
      tabBar: navigation.isTabBarVisible ? coordinator.tabBar.currentState : nil)
    let last = shownScreens[id]
    if let last, last.isMade(of: screen, in: surroundings) { return last.elements }
    let placement = Placement(of: navigation.topModal?.style, on: traits, anchor: anchor)
    var elements = ScreenLayout(traits: placement.traits, measurer: measurer, languages: languages)
      .elements(
        for: screen.state, bar: NavigationBar(navigation, words: words),
        tabBar: surroundings.tabBar,
        origin: placement.origin, underline: surroundings.underline)
    if let last { elements = elements.keepingPlace(of: last.elements) }
    shownScreens[id] = ShownScreen(elements, of: screen, in: surroundings)
    return elements
  }

  // MARK: Links, changes, and whether a person can do something

  /// Opens a link from outside, which brings the app back on screen; it waits for what is under way.
  ///
  ///     app.open("profile://tab/search")
  public func open(_ link: String) {
    beginAction()
    savedNavigation = nil
    coordinator.open(link)
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
  func isOnScreen() -> Bool {
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
