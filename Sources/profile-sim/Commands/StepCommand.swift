/// `replay --step`: runs scripts one step at a time.
struct StepCommand<Subject: Simulation> {
  let simulation: Subject
  let check: CheckCommand<Subject>
  let options: ReplayOptions
  let lines: TypedLines
  let output: BufferedOutput
  let errors: BufferedOutput
  let style: TextStyle
  let isInterrupted: () -> Bool

  func run(_ inputs: [ScriptInput]) throws -> ExitCode {
    var code = ExitCode.success
    for (index, input) in inputs.enumerated() {
      let outline = try check.check(input) { _ in }
      try errors.flush()
      code = max(code, outline.exitCode)
      guard outline.exitCode == .success, case .script(let file) = input,
        options.selection.includes(tags: outline.setUp.tags)
      else { continue }
      let job = ScriptJob(
        simulation: simulation, file: file, outline: outline, limits: options.limits)
      let session = StepSession(
        job: job, nextLine: { lines.next() }, output: output,
        makeReporter: { TextReporter(output, style: style) }, isInterrupted: isInterrupted)
      let ending: StepSession<Subject>.Ending
      do {
        ending = try job.explaining { try session.run(number: index + 1) }
      } catch let stop as ScriptStop {
        try errors.write(
          ScriptFault.whole(file: file.displayName, message: stop.message).description)
        code = max(code, stop.exitCode)
        continue
      }
      code = max(code, ending.result.exitCode)
      if isInterrupted() { return max(code, .interrupted) }
      if ending.hasQuit { break }
    }
    return code
  }
}
