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
    /// A link as it came in, which asks first if something would be lost.
    case link(String)
    /// A link that was asked about.
    case follow(DeepLink)
    /// The modal screen on top is to go, which asks first if something would be lost.
    case dismissal
    /// An event that no tap led to.
    case outcome(ScreenOutput, from: ScreenID)
  }

  private enum Transition: Equatable {
    case change(RouteChange)
    case swipeBack(ScreenID)
  }

  /// Where the feature is now.
  public var navigation: NavigationState { navigationSubject.value }

  /// Where the feature is, now and after each change that leads elsewhere.
  public var navigationStates: AnyPublisher<NavigationState, Never> {
    navigationSubject.eraseToAnyPublisher()
  }

  /// What happens, in the order in which it happens.
  public var events: AnyPublisher<NavigationEvent, Never> { eventSubject.eraseToAnyPublisher() }

  /// Whether a change is being shown, or a finger drags a screen.
  public var isTransitioning: Bool { transition != nil }

  /// The bar that chooses between the tabs.
  public let tabBar: TabBarViewModel

  private let factory: ScreenFactory
  private let navigator: any Navigator
  private let eventSubject = PassthroughSubject<NavigationEvent, Never>()
  private let navigationSubject: CurrentValueSubject<NavigationState, Never>
  private var transitionEnds: AnyCancellable?
  private var tabBarBinding: AnyCancellable?

  private var screens: LiveScreens
  private var screenCount = 0
  /// Screens that the running transition removes.
  private var leaving: [LiveScreens.Entry] = []

  private var arrivals: [Arrival] = []
  private var isHandling = false
  private var waiting: [Step] = []
  private var transition: Transition?

  /// A coordinator that starts at `start`, whose first profile must be known to the directory.
  ///
  /// A saved state may name what is gone: such a screen is left out, with everything that stands on it.
  public init(
    start: NavigationState, services: Services, census: Census, navigator: any Navigator
  ) {
    factory = ScreenFactory(services: services, census: census)
    self.navigator = navigator
    let start = factory.knownPart(of: start)
    let navigation = CurrentValueSubject<NavigationState, Never>(start)
    navigationSubject = navigation
    screens = LiveScreens(selectedTab: start.selectedTab)
    tabBar = TabBarViewModel(
      navigation: navigation.eraseToAnyPublisher(), unreadCount: services.notices.unreadCount)
    transitionEnds = navigator.transitionDidEnd.sink(with: self) { owner, change in
      owner.receive(.transitionEnd(change))
    }
    tabBarBinding = tabBar.outputs.sink(with: self) { owner, output in
      owner.receive(.output(.tabBar(output), from: owner.topScreenID))
    }
    do {
      screens = try screens.showing(start, make: makeEntry)
    } catch {
      preconditionFailure("The first screen must be known to the directory")
    }
  }

  /// The screen on top.
  ///
  /// Every layer has a root, so there always is one.
  public var topScreen: Screen { screens.topScreen }

  /// Names the screen on top, for reports.
  public var topScreenID: ScreenID { screens.topID }

  /// The screen that the modal screen on top covers, if there is one.
  var coveredScreen: (id: ScreenID, screen: Screen)? {
    screens.layers.dropLast().last?.last.map { ($0.id, $0.screen) }
  }

  /// Names the root of the topmost stack: for a modal screen, what a report about the sheet names.
  public var topRootID: ScreenID { screens.topRootID }

  /// Whether something that was typed would be lost if all modal screens went away.
  public var hasUnsavedChanges: Bool {
    screens.modals.contains { $0.contains { $0.screen.hasUnsavedChanges } }
  }

  /// Whether something that was typed would be lost if the modal screen on top went away.
  var topModalHasUnsavedChanges: Bool {
    screens.modals.last?.contains { $0.screen.hasUnsavedChanges } ?? false
  }

  /// Names all screens that exist, those of the tabs that are not selected too.
  var liveScreenIDs: Set<ScreenID> { Set(screens.all.map { $0.id }) }

  /// The destinations of the screens that can be seen or are covered, layer by layer.
  var liveDestinations: [[Destination]] { screens.layers.map { $0.map { $0.destination } } }

  /// The destinations of all screens that exist, those that a running transition removes too.
  var existingDestinations: [Destination] { (screens.all + leaving).map { $0.destination } }

  /// The destinations of a tab's live screens; none before it is shown.
  func liveDestinations(of tab: Tab) -> [Destination] {
    screens[tab].map { $0.destination }
  }

  /// The back button of the navigation bar was tapped.
  public func backButtonTapped() {
    receive(.output(.backButtonDidTap, from: topScreenID))
  }

  /// The grabber of the sheet on top was tapped.
  public func grabberTapped() {
    receive(.output(.grabberDidTap, from: topScreenID))
  }

  /// Asks for changes that no tap led to; they wait for what is under way.
  public func perform(_ changes: [RouteChange]) {
    receive(.steps(changes.map { .change($0) }))
  }

  /// Follows a link, as soon as nothing is under way; asks first if something would be lost by it.
  ///
  ///     coordinator.open("profile://user/anna.codes")
  public func open(_ link: String) {
    receive(.steps([.link(link)]))
  }

  /// Dismisses the modal screen on top; asks first if something would be lost by it.
  public func dismissTop() {
    receive(.steps([.dismissal]))
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
    guard output.isTap || transition == nil else {
      // A service does not wait for a transition as a person does, so its answer does.
      waiting.append(.outcome(output, from: source))
      return
    }
    switch decision(on: output, from: source) {
    case .changes(let changes):
      waiting += changes.map { .change($0) }
    case .follow(let link):
      waiting.append(.follow(link))
    case .ignored(let reason):
      publish(.ignored(reason))
    }
    proceed()
  }

  private func decision(on output: ScreenOutput, from source: ScreenID) -> RoutingDecision {
    RoutingDecision(
      output,
      in: RoutingContext(
        navigation: navigation,
        isCovered: source != topScreenID,
        isTransitioning: isTransitioning && !navigator.allowsInputDuringTransitions,
        itemCount: screens.entry(source)?.screen.itemCount ?? 0,
        hasUnsavedChanges: topModalHasUnsavedChanges))
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
      case .link(let link): performLink(link)
      case .follow(let link): follow(link)
      case .dismissal: performDismissal()
      case .outcome(let output, let source): perform(output, from: source)
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
      case .report(.swipeBackDidBegin), .report(.sheetWasPulledDown), .change, .link, .follow,
        .dismissal, .outcome:
        return false
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

  /// Decides on an event that waited, before whatever came after it.
  private func perform(_ output: ScreenOutput, from source: ScreenID) {
    guard screens.entry(source) != nil else {
      publish(.ignored(.stale))
      return
    }
    switch decision(on: output, from: source) {
    case .changes(let changes):
      waiting.insert(contentsOf: changes.map { .change($0) }, at: 0)
    case .follow(let link):
      waiting.insert(.follow(link), at: 0)
    case .ignored(let reason):
      publish(.ignored(reason))
    }
  }

  private func performDismissal() {
    guard let modal = navigation.topModal else {
      publish(.ignored(.nothingPresented))
      return
    }
    if topModalHasUnsavedChanges {
      perform(.present(.discard(then: nil)))
    } else {
      perform(.dismiss(modal))
    }
  }

  /// Leads where the link does, unless a person has to be asked whether that may be.
  private func performLink(_ text: String) {
    guard let link = DeepLink(text) else {
      publish(.ignored(.unknownLink))
      return
    }
    guard let target = target(of: link) else { return }
    guard hasUnsavedChanges else {
      perform(.set(target))
      return
    }
    let question = Modal.discard(then: link)
    var steps = [Step.change(.present(question))]
    // An alert takes nothing on top, so the one that stands there gives way to the newer question.
    if let modal = navigation.topModal, modal.style == .alert, modal != question {
      steps.insert(.change(.dismiss(modal)), at: 0)
    }
    waiting.insert(contentsOf: steps, at: 0)
  }

  private func follow(_ link: DeepLink) {
    if let target = target(of: link) { perform(.set(target)) }
  }

  /// Where the link leads from here; if nowhere, that is recorded.
  private func target(of link: DeepLink) -> NavigationState? {
    do {
      let target = try link.navigation(from: navigation, directory: factory.services.directory)
      // A link that leads to where one is asks nothing.
      _ = try navigation.applying(.set(target))
      return target
    } catch {
      publish(.ignored(error))
      return nil
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

  /// Makes navigation and the live screens what they are after a change; if a screen cannot be made,
  /// nothing happens.
  ///
  /// - Returns: the screens that the change removes.
  private func apply(_ change: RouteChange) throws(IgnoredReason) -> [LiveScreens.Entry] {
    let next = try navigation.applying(change)
    var removed: [LiveScreens.Entry] = []
    switch change {
    case .push(let route, _):
      screens.push(try makeEntry(.route(route), in: next))
    case .present(let modal, _, _):
      screens.present(try makeEntry(.modal(modal), in: next))
    case .pop:
      removed = screens.pop()
    case .popToRoot:
      removed = screens.popToRoot()
    case .dismiss(let modal):
      removed = screens.dismiss(modal)
    case .scroll, .scrollToTop, .openLink:
      // It leads nowhere else.
      return []
    case .selectTab, .set:
      removed = replaceScreens(with: try screens.showing(next, make: makeEntry))
    case .rename(let old, let new):
      screens.rename(from: old, to: new)
    case .reset:
      let none = LiveScreens(selectedTab: next.selectedTab)
      removed = replaceScreens(with: try none.showing(next, make: makeEntry))
    }
    navigationSubject.send(next)
    return removed
  }

  /// - Returns: the screens that are not among the new ones.
  private func replaceScreens(with next: LiveScreens) -> [LiveScreens.Entry] {
    let kept = Set(next.all.map { $0.id })
    let removed = screens.all.filter { !kept.contains($0.id) }
    screens = next
    return removed
  }

  private func makeEntry(
    _ destination: Destination, in state: NavigationState
  ) throws(IgnoredReason) -> LiveScreens.Entry {
    let screen = try factory.screen(for: destination, in: state)
    screenCount += 1
    let id = ScreenID(screenCount)
    let binding = screen.outputs?.counted(by: factory.census, of: destination.name).sink(with: self)
    { owner, output in
      owner.receive(.output(output, from: id))
    }
    screen.loaded()
    return LiveScreens.Entry(id: id, destination: destination, screen: screen, binding: binding)
  }
}
