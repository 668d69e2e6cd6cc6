/// `check`: says what is wrong with scripts, and nothing of the others.
struct CheckCommand<Subject: Simulation> {
  let checker: ScriptChecker<Subject>
  let errors: BufferedOutput
  let isInterrupted: () -> Bool

  func run(_ inputs: [ScriptInput]) throws -> ExitCode {
    var code = ExitCode.success
    for input in inputs {
      guard !isInterrupted() else { return .interrupted }
      code = max(code, try check(input) { _ in }.exitCode)
    }
    return code
  }

  /// Reports the faults of one script; its outline says whether it can be run.
  ///
  /// - Parameter report: Is given every fault after its message was printed.
  func check(
    _ input: ScriptInput, report: (ScriptFault) throws -> Void
  ) throws -> ScriptOutline {
    func announce(_ fault: ScriptFault) throws {
      try errors.write(fault.description)
      try report(fault)
    }
    switch input {
    // What ended the reading was no fault of the file.
    case .unreadable where isInterrupted():
      return ScriptOutline(exitCode: .interrupted)
    case .unreadable(let path, let reason):
      try announce(.whole(file: path, message: "cannot be read: \(reason)"))
      return ScriptOutline(exitCode: .unreadableInput)
    case .script(let file):
      do {
        return try checker.check(file, report: announce)
      } catch let failure as InputFailure {
        try announce(
          .whole(file: file.displayName, message: "cannot be read: \(failure.reason)"))
        return ScriptOutline(exitCode: .unreadableInput)
      }
    }
  }
}
