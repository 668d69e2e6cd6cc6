/// An app on its way from its start, step by step, under its invariants.
///
/// Apps cannot be copied, so who wants to go two ways from one place walks there twice.
struct Walk<Subject: Simulation> {
  /// What every walk must come to, besides the invariants of the app.
  static var comesToRest: String { "everything comes to its end" }

  private(set) var app: Subject.App
  private var invariants: InvariantChecker<Subject.App>
  private var violation: InvariantViolation?
  /// Whether the last step could not be done, and a script with it would fail.
  private(set) var isRefused = false
  /// What was logged before the first step.
  let beginning: [LogEntry]
  /// Stands for everything that was logged, with its times.
  private(set) var trace = Trace()

  init(_ simulation: Subject, _ setUp: SetUp) throws(SetUpFailure) {
    app = try simulation.makeApp(setUp)
    invariants = InvariantChecker(simulation.makeInvariants())
    beginning = app.takeLog()
    note(beginning)
  }

  /// Does something, or lets time pass.
  ///
  /// - Returns: what was logged meanwhile.
  @discardableResult
  mutating func take(_ step: Command) -> [LogEntry] {
    isRefused = false
    switch step {
    case .circumstance(let circumstance):
      isRefused = app.apply(circumstance) != nil
    case .act(.tap(let id, let times)):
      for _ in 0..<times where violation == nil {
        app.perform(.tap(id.text))
        // A script is looked at after each tap too.
        if times > 1 { violation = invariants.check(app) }
      }
    case .act(let action):
      app.perform(Gesture(action))
    case .wait(.duration(let duration)):
      app.advance(by: duration)
    case .wait(.untilIdle):
      let limit = ScriptRunner<Subject.App>.longestWaitUntilIdle
      if !app.advanceUntilIdle(limit: limit) {
        violation = InvariantViolation(
          invariant: Self.comesToRest,
          fault: "not idle after \(limit): \(app.pending.joined(separator: ", "))")
      }
    case .wait(.until), .setUp, .exhaustive, .expect, .bind, .include, .block, .otherwise, .end,
      .template:
      // These are no steps.
      return []
    }
    let log = app.takeLog()
    note(log)
    return log
  }

  /// What is not as it must be after the last step.
  mutating func check() -> InvariantViolation? {
    violation ?? invariants.check(app)
  }

  private mutating func note(_ log: [LogEntry]) {
    for entry in log { trace.add(entry) }
  }
}
