/// Does what a person does to an app, and remembers it as a script.
///
///     var recorder = try ScriptRecorder(simulation)
///     recorder.perform(.tap(Word("header.followers"), times: 1))
///     recorder.waitUntilIdle()
///     recorder.script  // tap header.followers, wait until idle
///
/// Time passes only by what becomes a `wait`, so that the script, replayed, gives the same log.
struct ScriptRecorder<Subject: Simulation> {
  /// Why something was not recorded, for the person at the keyboard.
  struct Refusal: Error, Equatable {
    let reason: String
  }

  let simulation: Subject
  let setUp: [SetUpCommand]
  private(set) var app: Subject.App
  private(set) var steps: [RecordedStep] = []
  /// What happened before the first step.
  private(set) var openingEntries: [LogEntry] = []
  private var lastAction = LastAction()
  /// The route changes that no expectation speaks of yet.
  private var unclaimed: [String] = []

  /// - Parameter circumstances: How the world is when the app starts; these are the first steps.
  init(
    _ simulation: Subject, sample: String? = nil, circumstances: [Circumstance] = []
  ) throws(SetUpFailure) {
    try self.init(
      simulation, setUp: sample.map { [.profile(Word($0))] } ?? [], circumstances: circumstances)
  }

  private init(
    _ simulation: Subject, setUp: [SetUpCommand], circumstances: [Circumstance]
  ) throws(SetUpFailure) {
    self.simulation = simulation
    self.setUp = setUp
    var start = SetUp(circumstances: circumstances)
    if case .profile(let sample)? = setUp.first { start.profile = .sample(sample.text) }
    self.app = try simulation.makeApp(start)
    steps = circumstances.map { RecordedStep(kind: .circumstance($0), time: app.now) }
    openingEntries = app.takeLog()
    note(openingEntries)
  }

  /// The whole script; empty while nothing was done.
  var script: String {
    steps.isEmpty ? "" : RecordedScript.text(setUp: setUp, steps: steps)
  }

  /// The element that the last step scrolled by.
  var scrolledID: String? {
    guard case .action(.scroll(let id, _))? = steps.last?.kind else { return nil }
    return id.text
  }

  mutating func perform(_ action: Action) {
    guard case .tap(let id, let times) = action else { return performOnce(action) }
    for _ in 0..<times { performOnce(.tap(id, times: 1)) }
  }

  private mutating func performOnce(_ action: Action) {
    var step = RecordedStep(kind: .action(action), time: app.now)
    lastAction = LastAction()
    app.perform(Gesture(action))
    step.entries = takeLog()
    steps.append(step)
  }

  /// Changes the world around the app. Before anything was done, that is how it is when the app starts.
  mutating func apply(_ circumstance: Circumstance) throws(Refusal) {
    if let start = startCircumstances, !circumstance.isRelease {
      do throws(SetUpFailure) {
        self = try ScriptRecorder(simulation, setUp: setUp, circumstances: start + [circumstance])
      } catch {
        throw Refusal(reason: error.message)
      }
      return
    }
    var step = RecordedStep(kind: .circumstance(circumstance), time: app.now)
    if let reason = app.apply(circumstance) { throw Refusal(reason: reason) }
    step.entries = takeLog()
    steps.append(step)
  }

  /// What was said of the start, as long as nothing was done; else nil.
  private var startCircumstances: [Circumstance]? {
    let start = Self.start(of: steps[...])
    return start.count == steps.count ? start : nil
  }

  /// The circumstances before the first step that is something else.
  private static func start(of steps: ArraySlice<RecordedStep>) -> [Circumstance] {
    var start: [Circumstance] = []
    for step in steps {
      guard case .circumstance(let circumstance) = step.kind, !circumstance.isRelease else { break }
      start.append(circumstance)
    }
    return start
  }

  mutating func wait(_ duration: VirtualDuration) throws(Refusal) {
    guard !app.now.nanoseconds.addingReportingOverflow(duration.nanoseconds).overflow else {
      throw Refusal(reason: "virtual time ends here")
    }
    var step = RecordedStep(kind: .wait(.duration(duration)), time: app.now)
    app.advance(by: duration)
    step.entries = takeLog()
    steps.append(step)
  }

  /// Lets time pass until nothing is going on. If that does not come about, the time that has passed is recorded.
  ///
  /// - Parameter isAutomatic: Whether this goes with the step before it.
  mutating func waitUntilIdle(isAutomatic: Bool = false) throws(Refusal) {
    let start = app.now
    let limit = ScriptRunner<Subject.App>.longestWaitUntilIdle
    guard !start.nanoseconds.addingReportingOverflow(limit.nanoseconds).overflow else {
      throw Refusal(reason: "virtual time ends here")
    }
    guard !app.isIdle else { throw Refusal(reason: "nothing is going on") }
    let isIdle = app.advanceUntilIdle(limit: limit)
    let elapsed = VirtualDuration(nanoseconds: app.now.nanoseconds - start.nanoseconds)
    let entries = takeLog()
    if isIdle || elapsed > .zero || !entries.isEmpty {
      let wait = isIdle ? Wait.untilIdle : .duration(elapsed)
      steps.append(
        RecordedStep(kind: .wait(wait), time: start, isAutomatic: isAutomatic, entries: entries))
    }
    guard isIdle else {
      throw Refusal(reason: "not idle after \(limit): \(app.pending.joined(separator: ", "))")
    }
  }

  /// Adds what came of the last action, as expectations: the route changes that none speaks of yet, or else why it
  /// was ignored, or that there was no change.
  mutating func expectOutcome() throws(Refusal) {
    let changes = unclaimed
    guard changes.isEmpty else {
      for change in changes {
        guard let words = try? Lexer.lex(Array(change.utf8)).words else {
          throw Refusal(reason: "no script can say \(change)")
        }
        try expect(.route(words))
        unclaimed.removeFirst()
      }
      return
    }
    if let reason = lastAction.ignored.texts.first {
      try expect(.ignored(Word(reason)))
    } else if lastAction.changes.isEmpty {
      try expect(.noRoute)
    } else {
      throw Refusal(reason: "the script expects that already")
    }
  }

  /// Adds where one is, as expectations.
  mutating func expectPlace() throws(Refusal) {
    let stack = app.stack
    if !stack.isEmpty { try expect(.stack(stack.map { Word($0) })) }
    try expect(.modal(Word(app.modal ?? "none")))
  }

  private mutating func expect(_ condition: Condition) throws(Refusal) {
    let step = RecordedStep(kind: .expectation(condition), time: app.now)
    let faults = Resolver(vocabulary: simulation.vocabulary).faults(in: step.command)
    guard faults.isEmpty else {
      throw Refusal(reason: "no script can say \(ScriptPrinter.print(condition))")
    }
    let expectations = steps.reversed().prefix { step in
      if case .expectation = step.kind { true } else { false }
    }
    if case .route = condition {
      steps.append(step)
    } else if !expectations.contains(where: { $0.kind == step.kind }) {
      steps.append(step)
    }
  }

  /// Takes the last step back, with what went with it: begins anew and does all the others again.
  ///
  /// - Returns: What was taken back; nil when there was nothing.
  mutating func undo() throws(SetUpFailure) -> RecordedStep? {
    guard let last = steps.lastIndex(where: { !$0.isAutomatic }) else { return nil }
    let undone = steps[last]
    let start = Self.start(of: steps[..<last])
    var fresh = try ScriptRecorder(simulation, setUp: setUp, circumstances: start)
    for step in steps[start.count..<last] { fresh.repeat(step) }
    self = fresh
    return undone
  }

  private mutating func `repeat`(_ step: RecordedStep) {
    switch step.kind {
    case .action(let action):
      lastAction = LastAction()
      app.perform(Gesture(action))
    case .circumstance(let circumstance): _ = app.apply(circumstance)
    case .wait(.duration(let duration)): app.advance(by: duration)
    case .wait(.untilIdle):
      _ = app.advanceUntilIdle(limit: ScriptRunner<Subject.App>.longestWaitUntilIdle)
    // What is recorded waits for nothing else.
    case .wait(.until): break
    case .expectation(.route): unclaimed.removeFirst()
    case .expectation: break
    }
    _ = takeLog()
    steps.append(step)
  }

  private mutating func takeLog() -> [LogEntry] {
    let entries = app.takeLog()
    note(entries)
    return entries
  }

  private mutating func note(_ entries: [LogEntry]) {
    for entry in entries {
      lastAction.note(entry.event)
      if case .change(let change) = entry.event { unclaimed.append(change) }
    }
  }
}
