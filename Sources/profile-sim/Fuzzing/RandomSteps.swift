/// Draws what a restless person would do next.
struct RandomSteps {
  /// From less than a frame to longer than anything takes.
  private static let waits: [Int64] = [1, 16, 100, 250, 350, 500, 1_000, 3_000]
  private static let texts = ["x", "a b", "1", "ö", "😀", " "]
  private static let distances = [-2_000, -300, 40, 300, 2_000]
  private static let waysOut: [Action] = [.back, .swipeDown, .dismiss]
  /// What the sides of devices are about as long as, in points.
  private static let sides = [400, 850, 1_300]

  private let vocabulary: Vocabulary
  private var random: SplitMix64
  /// The services that something happens to. Where it is the same few for a whole run, replies pile up and cross.
  private let services: [Word]
  private var obstacles = Obstacles()
  private var lastTap: Command?
  private var isIgnored = false

  /// What lets everything come to its end.
  var ending: [Command] {
    obstacles.removal + [.wait(.untilIdle)]
  }

  init(_ vocabulary: Vocabulary, seed: UInt64) {
    self.vocabulary = vocabulary
    var random = SplitMix64(seed: seed)
    services = (0...random.below(3)).compactMap { _ in
      random.pick(vocabulary.services).map { Word($0) }
    }
    self.random = random
  }

  mutating func next(for app: some SimulatedApp) -> Command {
    let step = draw(for: app)
    guard !obstacles.allows(step) else { return step }
    // What is in the way of waiting goes first, now and then.
    return random.below(4) == 0 ? obstacles.removal[0] : wait()
  }

  /// Notes a step that was done, and what was logged then.
  mutating func note(_ step: Command, _ log: [LogEntry]) {
    obstacles.note(step)
    isIgnored = log.contains { $0.event.isIgnored }
    if case .act(.tap) = step { lastTap = step }
  }

  private mutating func draw(for app: some SimulatedApp) -> Command {
    // From another app a person comes back before long.
    if app.isInBackground, random.below(2) == 0 { return .act(.foreground) }
    // Nor would most people go on at once when nothing comes of what they do.
    if isIgnored, random.below(3) == 0 { return wait() }
    var ticket = random.below(Kind.weightOfAll)
    for (kind, weight) in Kind.weights {
      ticket -= weight
      if ticket < 0 { return step(kind, app) }
    }
    return .wait(.untilIdle)
  }

  private mutating func step(_ kind: Kind, _ app: some SimulatedApp) -> Command {
    switch kind {
    case .wait:
      return wait()
    case .settle:
      return .wait(.untilIdle)
    case .tapAgain:
      return lastTap ?? .act(tap(on: app))
    case .service:
      let change = RandomCircumstance.ofService(
        services, held: obstacles.heldServices, &random)
      return change.map { .circumstance($0) } ?? .act(tap(on: app))
    case .display:
      let change = RandomCircumstance.ofDisplay(vocabulary, &random)
      return change.map { .circumstance($0) } ?? .act(tap(on: app))
    case .tap, .doubleTap, .drag, .tapElsewhere, .goBack, .swipe, .leave, .type, .press, .pull,
      .scroll, .reader, .open, .relaunch, .goAway:
      return .act(action(kind, app) ?? tap(on: app))
    }
  }

  /// What a person does; nil if there is nothing that it could be done to.
  private mutating func action(_ kind: Kind, _ app: some SimulatedApp) -> Action? {
    switch kind {
    case .doubleTap:
      return random.pick(touchable(in: app)).map { .doubleTap(Word($0.id)) }
    case .drag:
      return drag(in: app)
    case .tapElsewhere:
      guard random.below(2) == 0, let kind = random.pick(vocabulary.elements) else {
        return .tapAt(x: coordinate(), y: coordinate())
      }
      return .tap(Word(filled(kind.id)), times: 1)
    case .goBack:
      return .back
    case .swipe:
      let phases: [Action.SwipePhase?] = [nil, .begin, .cancel, .finish]
      return .swipeBack(random.pick(phases) ?? nil)
    case .leave:
      return random.below(2) == 0 ? .swipeDown : .dismiss
    case .type:
      let fields = touchable(in: app).filter { $0.role == "textField" }
      guard let field = random.pick(fields).map({ Word($0.id) }) else { return nil }
      return random.below(4) == 0
        ? .clear(field) : .type(field, random.pick(Self.texts) ?? StepsToTry.text)
    case .press:
      return random.pick(Action.Key.allCases).map { .press($0) }
    case .pull:
      let lists = app.representatives.filter { $0.role == "list" }
      return random.pick(lists).map { .pull(Word($0.id)) }
    case .scroll:
      guard let id = random.pick(app.representatives).map({ Word($0.id) }) else { return nil }
      guard random.below(3) > 0 else { return .scrollTo(id) }
      return .scroll(
        id, by: Points(thousandths: (random.pick(Self.distances) ?? 1) * 1_000))
    case .reader:
      return random.pick(Action.ReaderMove.allCases).map { .reader($0) }
    case .open:
      return random.pick(vocabulary.linksToTry).map { .open(Word($0)) }
    case .relaunch:
      return .relaunch
    case .goAway:
      return .background
    case .tap, .tapAgain, .wait, .settle, .service, .display:
      return nil
    }
  }

  private mutating func wait() -> Command {
    let milliseconds = random.pick(Self.waits) ?? 1
    return .wait(.duration(VirtualDuration(nanoseconds: milliseconds * 1_000_000)))
  }

  private func touchable(in app: some SimulatedApp) -> [ShownElement] {
    app.representatives.filter { $0.isEnabled && $0.takesTaps }
  }

  private mutating func tap(on app: some SimulatedApp) -> Action {
    guard let element = random.pick(touchable(in: app)) else {
      return random.pick(Self.waysOut) ?? .back
    }
    // Now and then faster than anything can answer.
    let times = random.below(6) == 0 ? 2 + random.below(2) : 1
    return .tap(Word(element.id), times: times)
  }

  /// What can be moved stands among its like.
  private mutating func drag(in app: some SimulatedApp) -> Action? {
    let items = app.representatives.filter { ElementName($0.id).isOneOfMany }
    let movable = items.filter { $0.isEnabled && $0.takesTaps }
    guard let item = random.pick(movable).map({ Word($0.id) }) else { return nil }
    switch random.below(4) {
    case 0: return .longPress(item)
    case 1: return .cancelDrag(item)
    default: return random.pick(items).map { .drag(item, to: Word($0.id)) }
    }
  }

  private mutating func coordinate() -> Points {
    Points(thousandths: random.below(random.pick(Self.sides) ?? 1) * 1_000)
  }

  /// An id of the kind that a listing writes with `N` and `ID`.
  private mutating func filled(_ pattern: String) -> String {
    let parts = pattern.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part == "N" ? String(random.below(4)) : String(part)
    }
    return parts.joined(separator: ".")
  }
}
