/// `picture`: runs a script up to a step, and draws what can be seen then.
struct PictureCommand<Subject: Simulation> {
  let simulation: Subject
  let check: CheckCommand<Subject>
  let errors: BufferedOutput
  let isInterrupted: () -> Bool

  /// - Parameter write: Is given the picture, if there is one.
  /// - Throws: `UsageError` for a display or a step that does not exist.
  func run(
    _ input: ScriptInput, _ options: PictureOptions, write: (String) throws -> Void
  ) throws -> ExitCode {
    try options.display.check(with: simulation.vocabulary.display, of: .picture)
    let outline = try check.check(input) { _ in }
    guard outline.exitCode == .success, case .script(let file) = input else {
      return outline.exitCode
    }
    do {
      return try run(file, outline, options, write: write)
    } catch let failure as InputFailure {
      return try stop(file, "cannot be read: \(failure.reason)", .unreadableInput)
    } catch let failure as SetUpFailure {
      return try stop(file, failure.message, failure.exitCode)
    } catch let fault as PlacedFault {
      let place = fault.place.described(in: file.displayName)
      return try stop(file, "\(place): \(fault.message)", .faultyScript)
    } catch let fault as InternalFault {
      return try stop(file, "internal fault: \(fault.message)", .internalFault)
    }
  }

  private func run(
    _ file: ScriptFile, _ outline: ScriptOutline, _ options: PictureOptions,
    write: (String) throws -> Void
  ) throws -> ExitCode {
    var setUp = outline.setUp
    // Options say how it is at the start, and what the script says comes after that.
    setUp.circumstances = options.display.circumstances + setUp.circumstances
    var runner = ScriptRunner(
      try simulation.makeApp(setUp), forms: simulation.vocabulary.changes, outline: outline,
      invariants: simulation.makeInvariants(), limits: RunLimits(lastStep: options.step ?? .max),
      isInterrupted: isInterrupted
    ) { event in
      if case .judged(let verdict) = event, !verdict.isHeld {
        try errors.write(verdict.message(in: file.displayName))
      }
    }
    let result = try runner.run(file)
    guard result.outcome != .interrupted else { return .interrupted }
    if let step = options.step, runner.doneCount < step {
      let steps = runner.doneCount == 1 ? "1 step" : "\(runner.doneCount) steps"
      guard result.outcome == .passed else {
        return try stop(file, "step \(step) is not reached; it ends after \(steps)", .failure)
      }
      throw UsageError(
        "there is no step \(step); the script has \(steps) that \(runner.doneCount == 1 ? "does" : "do") "
          + "something", usage: CommandReference.picture.usage)
    }
    let title = title(file, outline, step: runner.doneCount, of: runner.app)
    try write(renderer(options.format).render(runner.app.picture(title: title)))
    return result.outcome == .passed ? .success : .failure
  }

  private func title(
    _ file: ScriptFile, _ outline: ScriptOutline, step: Int, of app: Subject.App
  ) -> String {
    "\(outline.setUp.name ?? file.displayName): step \(step), \(app.now.timestamp), "
      + app.stack.joined(separator: " > ")
  }

  private func renderer(_ format: PictureOptions.Format) -> any PictureRenderer {
    switch format {
    case .svg: SVGRenderer()
    case .text: TextWireframe()
    }
  }

  private func stop(_ file: ScriptFile, _ message: String, _ code: ExitCode) throws -> ExitCode {
    try errors.write(ScriptFault.whole(file: file.displayName, message: message).description)
    return code
  }
}
