/// Tries everything in every state of an app that can be reached, states with the shortest way first.
///
/// A state is come to by walking there from the start, over and over: apps cannot be copied. After each step time passes until
/// nothing goes on. That walking there once more gives the same log is looked at on the way.
struct Explorer<Subject: Simulation> {
  /// What a second walk over the same way must give.
  static var repeatsItself: String { "replaying the log gives the same log" }

  private let simulation: Subject
  private let setUp: SetUp
  private let limits: ExploreLimits
  private let isInterrupted: () -> Bool
  private let progress: (Exploration) throws -> Void

  private var exploration: Exploration
  private var numbers: [Fingerprint: Int] = [:]
  private var fingerprints: [Fingerprint] = []
  private var traces: [Trace?] = []
  private var stepsToTry: StepsToTry

  init(
    _ simulation: Subject, profile: String?, limits: ExploreLimits,
    isInterrupted: @escaping () -> Bool = { false },
    progress: @escaping (Exploration) throws -> Void = { _ in }
  ) {
    self.simulation = simulation
    self.setUp = SetUp(profile: .sample(profile))
    self.limits = limits
    self.isInterrupted = isInterrupted
    self.progress = progress
    self.exploration = Exploration(profile: profile)
    self.stepsToTry = StepsToTry(links: simulation.vocabulary.linksToTry)
  }

  /// - Throws: `SetUpFailure`, and what `progress` throws.
  mutating func explore() throws -> Exploration {
    var walk = try Walk(simulation, setUp)
    let beginning = walk.beginning + walk.take(.wait(.untilIdle))
    exploration.beginning = beginning.map(\.event)
    note(walk.check(), after: [])
    _ = number(of: walk.app, depth: 0, arrival: nil)
    var next = 0
    while next < exploration.states.count, !exploration.isInterrupted {
      if exploration.states[next].depth >= limits.depth {
        let distance = limits.depth == 1 ? "1 step" : "\(limits.depth) steps"
        exploration.limit = "no state is looked into that is \(distance) away (--depth)"
        break
      }
      try expand(next)
      next += 1
    }
    return exploration
  }

  private mutating func expand(_ state: Int) throws {
    var rested: Walk<Subject>?
    var steps = exploration.states[state].steps[...]
    while let step = steps.popFirst() {
      guard !isInterrupted() else {
        exploration.isInterrupted = true
        return
      }
      var walk = try rested ?? arrive(at: state)
      let log = (walk.take(step) + walk.take(.wait(.untilIdle))).map(\.event)
      note(walk.check(), after: exploration.way(to: state).map(\.step) + [step])
      let edge = exploration.edges.count
      let fingerprint = fingerprint(of: walk.app)
      let depth = exploration.states[state].depth + 1
      let known = numbers[fingerprint]
      let target = known ?? number(of: walk.app, depth: depth, arrival: edge)
      exploration.edges.append(
        Exploration.Edge(from: state, step: step, to: target, events: log))
      if case .act(.longPress(let id)) = step, log.isEmpty {
        steps += StepsToTry.drags(of: id, on: walk.app.representatives)
      }
      // What was ignored has changed nothing, so that the next step can begin here.
      rested = target == state && log.allSatisfy(\.isIgnored) ? walk : nil
      try progress(exploration)
    }
    exploration.states[state].isExpanded = true
  }

  /// Walks to a state by the way on which it was found.
  private mutating func arrive(at state: Int) throws -> Walk<Subject> {
    var walk = try Walk(simulation, setUp)
    walk.take(.wait(.untilIdle))
    let way = exploration.way(to: state).map(\.step)
    for step in way {
      walk.take(step)
      walk.take(.wait(.untilIdle))
    }
    // Where the log is the same again, so is what is shown.
    let isAsBefore =
      traces[state].map { $0 == walk.trace }
      ?? (fingerprint(of: walk.app) == fingerprints[state])
    if !isAsBefore {
      note(
        InvariantViolation(
          invariant: Self.repeatsItself, fault: "the same steps have led to something else"),
        after: way)
    }
    traces[state] = walk.trace
    return walk
  }

  /// The number of a state that was not seen before, or nil when there are too many.
  private mutating func number(of app: Subject.App, depth: Int, arrival: Int?) -> Int? {
    let number = exploration.states.count
    guard number < limits.states else {
      exploration.limit = "no more than \(limits.states) states are kept (--max-states)"
      return nil
    }
    let elements = app.representatives
    let fingerprint = Fingerprint(of: app, elements: elements)
    exploration.states.append(
      Exploration.State(
        number: number, tab: app.tab, stack: app.stack, modal: app.modal,
        isInBackground: app.isInBackground, depth: depth, arrival: arrival,
        steps: stepsToTry.all(in: app, elements: elements, isStart: arrival == nil),
        fields: elements.filter { $0.role == "textField" }.map(\.id)))
    numbers[fingerprint] = number
    fingerprints.append(fingerprint)
    traces.append(nil)
    return number
  }

  private func fingerprint(of app: Subject.App) -> Fingerprint {
    Fingerprint(of: app, elements: app.representatives)
  }

  /// Of each invariant only the first break is kept, which is one with the fewest steps.
  private mutating func note(_ violation: InvariantViolation?, after steps: [Command]) {
    guard let violation,
      !exploration.breaks.contains(where: { $0.violation.invariant == violation.invariant })
    else { return }
    exploration.breaks.append(Exploration.Break(violation: violation, steps: steps))
  }
}

extension LogEntry.Event {
  var isIgnored: Bool {
    switch self {
    case .ignored: true
    case .output, .change: false
    }
  }
}
