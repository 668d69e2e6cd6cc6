/// Runs one script, a step at a time, on the virtual clock of an app.
///
/// Commands act at the present time and let none pass; only `wait` does. The script is read while it
/// runs and the log is handed on after every step, so that what is held does not grow with either.
struct ScriptRunner<App: SimulatedApp> {
  /// How long `wait until idle` waits before it fails.
  static var longestWaitUntilIdle: VirtualDuration { VirtualDuration(nanoseconds: 60_000_000_000) }

  private let judge: Judge
  private let lastRouteExpectation: Int
  private let lastStep: Int
  private let isInterrupted: () -> Bool
  private let report: (RunEvent) throws -> Void

  private var state: RunState<App>
  private var invariants: InvariantChecker<App>
  private var result = ScriptResult()
  private var isStopped: Bool

  /// How many of the steps that do something were done: actions and waits, no expectations.
  private(set) var doneCount = 0

  /// As it is after the last step.
  var app: App { state.app }

  /// - Parameters:
  ///   - invariants: What must hold after every step.
  ///   - lastStep: How many steps that do something are done at most; what is behind them is not looked at.
  init(
    _ app: App, forms: [ChangeForm], outline: ScriptOutline,
    invariants: [InvariantGroup<App>] = [], lastStep: Int = .max,
    isInterrupted: @escaping () -> Bool = { false },
    report: @escaping (RunEvent) throws -> Void
  ) {
    self.state = RunState(app: app)
    self.invariants = InvariantChecker(invariants)
    self.judge = Judge(forms: forms)
    self.lastRouteExpectation = outline.lastRouteExpectation
    self.lastStep = lastStep
    self.isStopped = lastStep == 0
    self.isInterrupted = isInterrupted
    self.report = report
  }

  /// - Throws: What `report` throws; `InputFailure`; `InternalFault`.
  mutating func run(_ source: some ByteSource) throws -> ScriptResult {
    var reader = ScriptReader(source)
    try handOnLog(line: 0)
    while !isStopped, let item = try reader.next() {
      guard case .success(let line) = item.content else {
        throw InputFailure(reason: "the file was changed while it ran")
      }
      if let command = line.command {
        let column = item.source.bytes.prefix { Byte.isBlank($0) }.count + 1
        try perform(command, line: line.number, column: column)
      }
    }
    result.time = state.app.now
    try report(.scriptEnded(result))
    return result
  }

  private mutating func perform(_ command: Command, line: Int, column: Int) throws {
    guard !stopsForInterruption() else { return }
    switch command {
    case .setUp:
      return
    case .act(let action):
      state.lastAction = LastAction()
      try report(.step(time: state.app.now, line: line, command: command))
      try perform(action, command, line: line, column: column)
      countDone()
    case .wait(let wait):
      try perform(wait, command, line: line, column: column)
      countDone()
    case .expect(let expectation):
      try judge(expectation, command, line: line, column: column)
    }
    result.stepCount += 1
  }

  /// Counts a step that does something, when all of it has been done.
  private mutating func countDone() {
    doneCount += 1
    if doneCount == lastStep { isStopped = true }
  }

  private mutating func perform(
    _ action: Action, _ command: Command, line: Int, column: Int
  ) throws {
    switch action {
    case .tap(let id, let times):
      for _ in 0..<times where !stopsForInterruption() {
        state.app.perform(.tap(id.text))
        try handOnLog(line: line)
        try checkInvariants(command, line: line, column: column)
      }
      return
    case .back: state.app.perform(.back)
    case .swipeBack(let phase): state.app.perform(.swipeBack(phase))
    case .swipeDown: state.app.perform(.swipeDown)
    case .dismiss: state.app.perform(.dismiss)
    case .type(let id, let text): state.app.perform(.type(id.text, text))
    case .clear(let id): state.app.perform(.clear(id.text))
    case .open(let link): state.app.perform(.open(link.text))
    case .relaunch: state.app.perform(.relaunch)
    }
    try handOnLog(line: line)
    try checkInvariants(command, line: line, column: column)
  }

  private mutating func perform(_ wait: Wait, _ command: Command, line: Int, column: Int) throws {
    let start = state.app.now
    try report(.step(time: start, line: line, command: command))
    var failure: (expected: String, actual: String)?
    switch wait {
    case .duration(let duration):
      // A clock that ran over would be the end of the process.
      if start.nanoseconds.addingReportingOverflow(duration.nanoseconds).overflow {
        failure = ("that virtual time goes on", "it ends at \(start.timestamp)")
      } else {
        state.app.advance(by: duration)
      }
    case .untilIdle:
      let limit = Self.longestWaitUntilIdle
      if start.nanoseconds.addingReportingOverflow(limit.nanoseconds).overflow {
        failure = ("that virtual time goes on", "it ends at \(start.timestamp)")
      } else if !state.app.advanceUntilIdle(limit: limit) {
        failure = (
          "idle within \(limit)", "not idle: \(state.app.pending.joined(separator: ", "))"
        )
      }
    }
    try handOnLog(line: line)
    if let failure {
      try fail(
        Verdict(
          time: state.app.now, line: line, column: column, command: command, isHeld: false,
          isSoft: false,
          expected: failure.expected, actual: failure.actual, state: AppState(of: state.app)))
    }
    try checkInvariants(command, line: line, column: column)
  }

  /// Looks whether the step that was just done broke something that must always be so.
  private mutating func checkInvariants(_ command: Command, line: Int, column: Int) throws {
    guard let violation = invariants.check(state.app) else { return }
    try fail(
      Verdict(
        time: state.app.now, line: line, column: column, command: command, isHeld: false,
        isSoft: false, expected: "invariant: " + violation.invariant,
        actual: PlainText.visible(violation.fault), state: AppState(of: state.app),
        invariant: violation.invariant))
  }

  private mutating func judge(
    _ expectation: Expectation, _ command: Command, line: Int, column: Int
  ) throws {
    let finding = try judge.judge(
      expectation.condition, isNegated: expectation.isNegated, in: state)
    if case .route = expectation.condition, !expectation.isNegated {
      state.unclaimed.claimFirst()
    }
    result.expectationCount += 1
    let isHeld = finding.isTrue != expectation.isNegated
    let verdict = Verdict(
      time: state.app.now, line: line, column: column, command: command, isHeld: isHeld,
      isSoft: expectation.isSoft,
      expected: (expectation.isNegated ? "not " : "") + ScriptPrinter.print(expectation.condition),
      actual: PlainText.visible(finding.actual), state: isHeld ? nil : AppState(of: state.app))
    if isHeld {
      try report(.judged(verdict))
    } else {
      try fail(verdict)
    }
  }

  private mutating func fail(_ verdict: Verdict) throws {
    result.failureCount += 1
    result.outcome = .failed
    isStopped = !verdict.isSoft
    try report(.judged(verdict))
  }

  private mutating func stopsForInterruption() -> Bool {
    if isInterrupted() {
      result.outcome = .interrupted
      isStopped = true
    }
    return isStopped
  }

  private mutating func handOnLog(line: Int) throws {
    for entry in state.app.takeLog() {
      state.lastAction.note(entry.event)
      if case .change(let change) = entry.event, line < lastRouteExpectation {
        state.unclaimed.append(change)
      }
      try report(.logged(entry, line: line))
    }
  }
}
