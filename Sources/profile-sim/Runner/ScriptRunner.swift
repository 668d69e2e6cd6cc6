/// Runs one script, a step at a time, on the virtual clock of an app.
///
/// Commands act at the present time and let none pass; only `wait` and `within` do. The script is read
/// while it runs and the log is handed on after every step, so that what is held does not grow with either.
struct ScriptRunner<App: SimulatedApp> {
  let judge: Judge
  let limits: RunLimits
  private let lastRouteExpectation: Int
  private let isInterrupted: () -> Bool
  private let watch: (App) throws -> Void
  let report: (RunEvent) throws -> Void

  var state: RunState<App>
  private var invariants: InvariantChecker<App>
  var result = ScriptResult()
  var isStopped: Bool
  var walk = ScriptWalk(AnyByteSource(BytesInMemory("")), folder: "")

  /// The circumstances of the start that the script is yet to come to.
  private var startCircumstances: Int
  private var stepsLeft: Int

  /// Is told how many steps that do something were done, after each of them, and how the app is then.
  var stepEnded: (Int, App) throws -> Void = { _, _ in }

  /// How many of the steps that do something were done: actions, circumstances and waits, no expectations.
  private(set) var doneCount = 0

  /// As it is after the last step.
  var app: App { state.app }

  /// - Parameter invariants: What must hold after every step.
  /// - Parameter watch: Is given the app before the first step, and after each line, with all that came of it reported before.
  init(
    _ app: App, forms: [ChangeForm], outline: ScriptOutline,
    invariants: [InvariantGroup<App>] = [], limits: RunLimits = RunLimits(),
    isInterrupted: @escaping () -> Bool = { false },
    watch: @escaping (App) throws -> Void = { _ in },
    report: @escaping (RunEvent) throws -> Void
  ) {
    self.state = RunState(app: app)
    self.invariants = InvariantChecker(invariants)
    self.judge = Judge(forms: forms)
    self.limits = limits
    self.lastRouteExpectation = outline.lastRouteExpectation
    self.startCircumstances = outline.setUp.circumstances.count
    self.stepsLeft = limits.steps
    self.isStopped = limits.lastStep == 0
    self.isInterrupted = isInterrupted
    self.watch = watch
    self.report = report
  }

  /// - Throws: What `report` throws; `InputFailure`; `PlacedFault`; `InternalFault`.
  mutating func run(_ file: ScriptFile) throws -> ScriptResult {
    try run(AnyByteSource(try file.makeSource()), folder: file.folder)
  }

  /// - Parameter folder: where paths in the script start from; empty for the present one.
  mutating func run(_ source: some ByteSource, folder: String = "") throws -> ScriptResult {
    walk = ScriptWalk(AnyByteSource(source), folder: folder)
    try handOnLog(ScriptPlace(line: 0), nil)
    try watch(state.app)
    while !isStopped, let step = try walk.next() {
      switch step {
      case .line(let command, let place):
        try perform(command, at: place)
      case .turnEnded:
        try goOnWithBlock()
      }
      try watch(state.app)
    }
    if !isStopped { try requireClaims() }
    result.time = state.app.now
    try report(.scriptEnded(result))
    return result
  }

  private mutating func perform(_ command: Command, at place: ScriptPlace) throws {
    guard !stopsForInterruption() else { return }
    switch command {
    case .template(let words):
      let command = try understood(at: place) { bindings throws(Fault) in
        try Parser.command(bindings.expand(words))
      }
      // A command without variables is understood as it is.
      try perform(command, at: place)
      return
    case .setUp, .otherwise, .end:
      return
    case .bind(let name, let value):
      walk.bindings[name] = try understood(at: place) { bindings throws(Fault) in
        try bindings.expand(value).text
      }
      return
    case .include(let path):
      try include(path, at: place)
      return
    case .block(let header):
      try begin(header, at: place)
      return
    case .exhaustive(let isOn):
      state.isExhaustive = isOn
      try report(.step(time: state.app.now, place: place, command: command))
    case .circumstance(let circumstance):
      guard try takeStep(command, at: place) else { return }
      try perform(circumstance, command, at: place)
      try checkInvariants(command, at: place)
    case .act(let action):
      state.lastAction = LastAction()
      try report(.step(time: state.app.now, place: place, command: command))
      try perform(action, command, at: place)
    case .wait(let wait):
      guard try takeStep(command, at: place) else { return }
      try perform(wait, command, at: place)
      try checkInvariants(command, at: place)
    case .expect(let expectation):
      guard try takeStep(command, at: place) else { return }
      try judge(expectation, command, at: place)
      if expectation.within != nil { try checkInvariants(command, at: place) }
    }
    result.stepCount += 1
    if command.isDone { try countDone() }
  }

  /// Counts a step that does something, when all of it has been done.
  private mutating func countDone() throws {
    doneCount += 1
    try stepEnded(doneCount, state.app)
    if doneCount == limits.lastStep { isStopped = true }
  }

  /// Uses up one of the steps that a run has; false when there is none left, which fails the script.
  mutating func takeStep(_ command: Command, at place: ScriptPlace) throws -> Bool {
    guard stepsLeft > 0 else {
      let unit = limits.steps == 1 ? "step" : "steps"
      try fail(
        command, at: place, expected: "to end within \(limits.steps) \(unit) (--max-steps)",
        actual: "it goes on")
      return false
    }
    stepsLeft -= 1
    return true
  }

  private mutating func perform(
    _ circumstance: Circumstance, _ command: Command, at place: ScriptPlace
  ) throws {
    try report(.step(time: state.app.now, place: place, command: command))
    guard startCircumstances == 0 else {
      // The app has been so from its start.
      startCircumstances -= 1
      return
    }
    let reason = state.app.apply(circumstance)
    try handOnLog(place, command)
    if let reason {
      try fail(command, at: place, expected: ScriptPrinter.print(command), actual: reason)
    }
  }

  private mutating func perform(
    _ action: Action, _ command: Command, at place: ScriptPlace
  ) throws {
    guard case .tap(let id, let times) = action else {
      guard try takeStep(command, at: place) else { return }
      state.app.perform(Gesture(action))
      try handOnLog(place, command)
      try checkInvariants(command, at: place)
      return
    }
    for _ in 0..<times where !stopsForInterruption() {
      guard try takeStep(command, at: place) else { return }
      state.app.perform(.tap(id.text))
      try handOnLog(place, command)
      try checkInvariants(command, at: place)
    }
  }

  /// Looks whether the step that was just done broke something that must always be so.
  private mutating func checkInvariants(_ command: Command, at place: ScriptPlace) throws {
    guard let violation = invariants.check(state.app) else { return }
    try fail(
      Verdict(
        time: state.app.now, place: place, command: command, isHeld: false, isSoft: false,
        expected: "invariant: " + violation.invariant,
        actual: PlainText.visible(violation.fault), state: AppState(of: state.app),
        invariant: violation.invariant))
  }

  private mutating func include(_ path: Word, at place: ScriptPlace) throws {
    let path = try understood(at: place) { bindings throws(Fault) in try bindings.expand(path) }
    let command = Command.include(path)
    guard try takeStep(command, at: place) else { return }
    try report(.step(time: state.app.now, place: place, command: command))
    try walk.include(path.text)
  }

  /// What words mean with the values that variables have now.
  func understood<Result>(
    at place: ScriptPlace, _ meaning: (Bindings) throws(Fault) -> Result
  ) throws -> Result {
    do throws(Fault) {
      return try meaning(walk.bindings)
    } catch {
      throw PlacedFault(place: place, message: error.message)
    }
  }

  mutating func fail(
    _ command: Command, at place: ScriptPlace, expected: String, actual: String
  ) throws {
    try fail(
      Verdict(
        time: state.app.now, place: place, command: command, isHeld: false, isSoft: false,
        expected: expected, actual: PlainText.visible(actual), state: AppState(of: state.app)))
  }

  mutating func fail(_ verdict: Verdict) throws {
    result.failureCount += 1
    result.outcome = .failed
    isStopped = isStopped || !verdict.isSoft
    try report(.judged(verdict))
  }

  private mutating func stopsForInterruption() -> Bool {
    if isInterrupted() {
      result.outcome = .interrupted
      isStopped = true
    }
    return isStopped
  }

  /// - Parameter command: What led to what is in the log; nil for the start.
  mutating func handOnLog(_ place: ScriptPlace, _ command: Command?) throws {
    for entry in state.app.takeLog() {
      state.lastAction.note(entry.event)
      if case .change(let change) = entry.event {
        if state.isExhaustive, let command {
          state.unclaimed.append(change, causedBy: command, at: place)
        } else if walk.outermostLine <= lastRouteExpectation {
          state.unclaimed.append(change)
        }
      }
      try report(.logged(entry, place))
    }
  }
}
