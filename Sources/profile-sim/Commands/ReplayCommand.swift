/// `replay`: checks all scripts, then runs those without faults, one after the other.
struct ReplayCommand<Subject: Simulation> {
  let simulation: Subject
  let check: CheckCommand<Subject>
  let output: BufferedOutput
  let errors: BufferedOutput
  let isInterrupted: () -> Bool

  func run(_ inputs: [ScriptInput], reporter: any Reporter) throws -> ExitCode {
    var summary = RunSummary()
    try reporter.runBegan(scriptCount: inputs.count)
    let outlines = try inputs.map { input in
      try check.check(input) { try reporter.report($0) }
    }
    try errors.flush()
    for (input, outline) in zip(inputs, outlines) {
      guard !isInterrupted() else {
        summary.exitCode = max(summary.exitCode, .interrupted)
        break
      }
      summary.exitCode = max(summary.exitCode, outline.exitCode)
      guard outline.exitCode == .success, case .script(let file) = input else { continue }
      do {
        let number = summary.runCount + 1
        summary.add(try run(file, outline, number: number, reporter: reporter))
      } catch let stop as ScriptStop {
        let fault = ScriptFault.whole(file: file.displayName, message: stop.message)
        try errors.write(fault.description)
        try reporter.report(fault)
        summary.exitCode = max(summary.exitCode, stop.exitCode)
      }
      try output.flush()
      try errors.flush()
    }
    summary.notRun = inputs.count - summary.runCount
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
        outline: outline, isInterrupted: isInterrupted
      ) { event in
        try reporter.report(event)
        if case .judged(let verdict) = event, !verdict.isHeld {
          try errors.write(
            "\(file.displayName):\(verdict.line):\(verdict.column): error: "
              + "expected: \(verdict.expected); actual: \(verdict.actual)\n")
        }
      }
      return try runner.run(file.makeSource())
    } catch let failure as InputFailure {
      throw ScriptStop(message: "cannot be read: \(failure.reason)", exitCode: .unreadableInput)
    } catch let failure as SetUpFailure {
      throw ScriptStop(message: failure.message, exitCode: failure.exitCode)
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
