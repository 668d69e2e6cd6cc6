/// `replay`: checks all scripts, then runs those that are selected and have no faults, one after the other.
struct ReplayCommand<Subject: Simulation> {
  let simulation: Subject
  let check: CheckCommand<Subject>
  let selection: Selection
  let limits: RunLimits
  let output: BufferedOutput
  let errors: BufferedOutput
  let isInterrupted: () -> Bool

  func run(_ allInputs: [ScriptInput], reporter: any Reporter) throws -> ExitCode {
    let inputs = allInputs.filter { selection.shard?.contains($0.name) ?? true }
    var summary = RunSummary()
    try reporter.runBegan(scriptCount: inputs.count)
    let outlines = try inputs.map { input in
      try check.check(input) { try reporter.report($0) }
    }
    try errors.flush()
    summary.exitCode = outlines.map(\.exitCode).max() ?? .success
    for (input, outline) in zip(inputs, outlines) {
      guard !isInterrupted() else {
        summary.exitCode = max(summary.exitCode, .interrupted)
        break
      }
      guard outline.exitCode == .success, case .script(let file) = input else {
        if selection.isFailFast { break }
        continue
      }
      guard selection.includes(tags: outline.setUp.tags) else {
        try reporter.scriptSkipped(file.displayName)
        summary.skipped += 1
        continue
      }
      var hasFailed = false
      do {
        let number = summary.runCount + 1
        let result = try run(file, outline, number: number, reporter: reporter)
        summary.add(result)
        hasFailed = result.outcome != .passed
      } catch let stop as ScriptStop {
        let fault = ScriptFault.whole(file: file.displayName, message: stop.message)
        try errors.write(fault.description)
        try reporter.report(fault)
        summary.exitCode = max(summary.exitCode, stop.exitCode)
        hasFailed = true
      }
      try output.flush()
      try errors.flush()
      if hasFailed, selection.isFailFast { break }
    }
    summary.notRun = inputs.count - summary.runCount - summary.skipped
    if summary.skipped > 0, summary.skipped == inputs.count {
      try errors.write("no script has the tags that were asked for\n")
      summary.exitCode = .unreadableInput
    }
    try reporter.runEnded(summary)
    return summary.exitCode
  }

  private func run(
    _ file: ScriptFile, _ outline: ScriptOutline, number: Int, reporter: any Reporter
  ) throws -> ScriptResult {
    let heading = ScriptHeading(
      file: file.displayName, number: number, setUp: outline.setUp, lastLine: outline.lastLine)
    try reporter.report(.scriptBegan(heading))
    do {
      var runner = ScriptRunner(
        try simulation.makeApp(outline.setUp), forms: simulation.vocabulary.changes,
        outline: outline, invariants: simulation.makeInvariants(), limits: limits,
        isInterrupted: isInterrupted
      ) { event in
        try reporter.report(event)
        if case .judged(let verdict) = event, !verdict.isHeld {
          try errors.write(verdict.message(in: file.displayName))
        }
      }
      return try runner.run(file)
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
}

/// The end of a script in its middle, for a reason that is not its own.
private struct ScriptStop: Error {
  let message: String
  let exitCode: ExitCode
}
