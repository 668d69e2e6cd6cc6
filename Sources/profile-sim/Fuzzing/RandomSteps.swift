/// Draws what a restless person would do next.
struct RandomSteps {
  /// A kind of step, and how often it comes of all in a hundred.
  private enum Kind {
    case tap, tapAgain, tapElsewhere, wait, settle, goBack, swipe, leave, type, open, relaunch
    case service, display

    static let weights: [(kind: Kind, weight: Int)] = [
      (.tap, 42), (.tapAgain, 8), (.tapElsewhere, 4), (.wait, 12), (.settle, 6), (.goBack, 8),
      (.swipe, 5), (.leave, 7), (.type, 4), (.open, 3), (.relaunch, 1), (.service, 6),
      (.display, 2),
    ]
  }

  /// From less than a frame to longer than anything takes.
  private static let waits: [Int64] = [1, 16, 100, 250, 350, 500, 1_000, 3_000]
  private static let texts = ["x", "a b", "1", "ö", "😀", " "]

  private let vocabulary: Vocabulary
  private var random: SplitMix64
  private var obstacles = Obstacles()
  private var lastTap: Command?

  /// What lets everything come to its end.
  var ending: [Command] {
    obstacles.removal + [.wait(.untilIdle)]
  }

  init(_ vocabulary: Vocabulary, seed: UInt64) {
    self.vocabulary = vocabulary
    random = SplitMix64(seed: seed)
  }

  mutating func next(for app: some SimulatedApp) -> Command {
    let step = draw(for: app)
    // What is in the way of waiting goes first.
    return obstacles.allows(step) ? step : obstacles.removal[0]
  }

  /// Notes a step that was done.
  mutating func note(_ step: Command) {
    obstacles.note(step)
    if case .act(.tap) = step { lastTap = step }
  }

  private mutating func draw(for app: some SimulatedApp) -> Command {
    var ticket = random.below(Kind.weights.map(\.weight).reduce(0, +))
    for (kind, weight) in Kind.weights {
      ticket -= weight
      if ticket < 0 { return step(kind, app) }
    }
    return .wait(.untilIdle)
  }

  private mutating func step(_ kind: Kind, _ app: some SimulatedApp) -> Command {
    switch kind {
    case .tap:
      return tap(on: app)
    case .tapAgain:
      return lastTap ?? tap(on: app)
    case .tapElsewhere:
      guard let kind = random.pick(vocabulary.elements) else { return .act(.back) }
      return .act(.tap(Word(filled(kind.id)), times: 1))
    case .wait:
      let milliseconds = random.pick(Self.waits) ?? 1
      return .wait(.duration(VirtualDuration(nanoseconds: milliseconds * 1_000_000)))
    case .settle:
      return .wait(.untilIdle)
    case .goBack:
      return .act(.back)
    case .swipe:
      let phases: [Action.SwipePhase?] = [nil, .begin, .cancel, .finish]
      return .act(.swipeBack(random.pick(phases) ?? nil))
    case .leave:
      return .act(random.below(2) == 0 ? .swipeDown : .dismiss)
    case .type:
      let lists = app.representatives.filter { $0.role == "list" }
      if random.below(4) == 0, let list = random.pick(lists) { return .act(.pull(Word(list.id))) }
      let fields = app.representatives.filter { $0.isEnabled && $0.role == "textField" }
      guard let field = random.pick(fields) else { return tap(on: app) }
      guard random.below(4) > 0 else { return .act(.clear(Word(field.id))) }
      return .act(.type(Word(field.id), random.pick(Self.texts) ?? "x"))
    case .open:
      guard let link = random.pick(vocabulary.linkExamples) else { return .act(.back) }
      return .act(.open(Word(link)))
    case .relaunch:
      return .act(.relaunch)
    case .service:
      return service().map { .circumstance($0) } ?? tap(on: app)
    case .display:
      return display().map { .circumstance($0) } ?? tap(on: app)
    }
  }

  private mutating func tap(on app: some SimulatedApp) -> Command {
    let elements = app.representatives.filter { $0.isEnabled && $0.takesTaps }
    guard let element = random.pick(elements) else { return .wait(.untilIdle) }
    // Now and then faster than anything can answer.
    let times = random.below(8) == 0 ? 2 + random.below(2) : 1
    return .act(.tap(Word(element.id), times: times))
  }

  /// Replies in another order than they were asked for, late, or not at all.
  private mutating func service() -> Circumstance? {
    guard let service = random.pick(vocabulary.services).map({ Word($0) }) else { return nil }
    switch random.below(8) {
    case 0, 1: return .hold(service)
    case 2: return .release(service, number: nil)
    case 3, 4: return .release(service, number: 1 + random.below(2))
    case 5: return .fail(service, times: 1)
    case 6: return .latency(service, VirtualDuration(nanoseconds: 1_500_000_000))
    default: return random.below(2) == 0 ? .offline : .online
    }
  }

  private mutating func display() -> Circumstance? {
    switch random.below(4) {
    case 0: return vocabulary.display.devices.isEmpty ? nil : .rotate
    case 1: return random.pick(vocabulary.display.textSizes).map { .textSize(Word($0)) }
    case 2: return random.pick(vocabulary.display.layouts).map { .layout(Word($0)) }
    default: return random.pick(vocabulary.display.devices).map { .device(Word($0), nil) }
    }
  }

  /// An id of the kind that a listing writes with `N` and `ID`.
  private mutating func filled(_ pattern: String) -> String {
    let parts = pattern.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part == "N" ? String(random.below(4)) : String(part)
    }
    return parts.joined(separator: ".")
  }
}
