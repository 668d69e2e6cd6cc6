/// A script that has no faults, and how it is to be run: all that a thread needs for it.
struct ScriptJob<Subject: Simulation>: Sendable {
  let simulation: Subject
  let file: ScriptFile
  let outline: ScriptOutline
  let limits: RunLimits
  /// How often it is run; all runs must be the same.
  var repetitions = 1
  /// What becomes of the transcript beside it; nil if nobody looks at that.
  var transcripts: TranscriptPolicy?
  /// Whether it leaves a page beside it that shows its run.
  var trace = TracePolicy.off

  /// - Parameter number: Counted from 1, among the scripts of the run.
  func heading(number: Int) -> ScriptHeading {
    ScriptHeading(
      file: file.displayName, number: number, setUp: outline.setUp, lastLine: outline.lastLine)
  }

  /// Runs the script.
  ///
  /// - Parameter watch: Is given the app before the first step and after each line; not again where the script is repeated.
  /// - Parameter report: Is given all its events but the first, which says that it begins.
  /// - Throws: `ScriptStop`, `OutputFailure`, and what `report` throws.
  func run(
    isInterrupted: @escaping () -> Bool,
    watch: @escaping (Subject.App) throws -> Void = { _ in },
    report: @escaping (RunEvent) throws -> Void
  ) throws -> JobResult {
    try explaining {
      try runWithChecks(isInterrupted: isInterrupted, watch: watch, report: report)
    }
  }

  /// Turns what can go wrong in a run into what its script is told to have ended by.
  func explaining<Result>(_ run: () throws -> Result) throws -> Result {
    do {
      return try run()
    } catch let failure as InputFailure {
      throw ScriptStop(message: "cannot be read: \(failure.reason)", exitCode: .unreadableInput)
    } catch let failure as SetUpFailure {
      throw ScriptStop(message: failure.message, exitCode: failure.exitCode)
    } catch let fault as PlacedFault {
      throw ScriptStop(
        message: "\(fault.place.described(in: file.displayName)): \(fault.message)",
        exitCode: .faultyScript)
    } catch let fault as InternalFault {
      throw ScriptStop(message: "internal fault: \(fault.message)", exitCode: .internalFault)
    }
  }

  private func runWithChecks(
    isInterrupted: @escaping () -> Bool, watch: @escaping (Subject.App) throws -> Void,
    report: @escaping (RunEvent) throws -> Void
  ) throws -> JobResult {
    let heading = heading(number: 1)
    let transcript = try transcripts.map { try TranscriptCheck(of: heading, policy: $0) }
    let trace = try TraceFile(of: heading, file, policy: trace)
    let repetition = repetitions > 1 ? try RepetitionCheck(of: heading) : nil
    var job = JobResult(
      result: try runOnce(
        isInterrupted,
        { app in
          trace?.lineEnded(app)
          try watch(app)
        }
      ) { event in
        try transcript?.report(event)
        try repetition?.report(event)
        // What is found after the last step still belongs to the script.
        if case .scriptEnded = event { return }
        trace?.report(event)
        try report(event)
      })
    if job.result.outcome != .interrupted {
      let verdicts = [
        try transcript?.finish(&job),
        try repetition?.repeats(repetitions - 1) { report in
          try withoutActuallyEscaping(report) { report in
            try runOnce(isInterrupted, { _ in }, report).outcome != .interrupted
          }
        },
      ]
      for verdict in verdicts.compactMap(\.self) {
        job.result.failureCount += 1
        job.result.outcome = .failed
        trace?.report(.judged(verdict))
        try report(.judged(verdict))
      }
    }
    try trace?.finish(&job)
    try report(.scriptEnded(job.result))
    return job
  }

  private func runOnce(
    _ isInterrupted: @escaping () -> Bool,
    _ watch: @escaping (Subject.App) throws -> Void,
    _ report: @escaping (RunEvent) throws -> Void
  ) throws -> ScriptResult {
    var runner = ScriptRunner(
      try simulation.makeApp(outline.setUp), forms: simulation.vocabulary.changes,
      outline: outline, invariants: simulation.makeInvariants(), limits: limits,
      isInterrupted: isInterrupted, watch: watch, report: report)
    return try runner.run(file)
  }
}
