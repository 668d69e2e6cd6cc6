/// Runs one script and stops after each step that does something, for somebody who looks what came of it.
///
/// Time goes forwards only: to go back, the script is run again as far as that, in silence.
struct StepSession<Subject: Simulation> {
  /// How a session ended.
  struct Ending {
    var result: ScriptResult
    /// No other script is to be run.
    var hasQuit = false
  }

  /// The script is to be run again, up to this step.
  private struct GoBack: Error {
    let step: Int
  }

  private struct Quit: Error {}

  let job: ScriptJob<Subject>
  /// The next line that was typed; nil at the end of the input.
  let nextLine: () -> String?
  let output: BufferedOutput
  let makeReporter: () -> any Reporter
  let isInterrupted: () -> Bool

  func run(number: Int) throws -> Ending {
    var step = 0
    while true {
      do {
        return try run(number: number, startingAt: step)
      } catch let back as GoBack {
        step = back.step
        try output.write("back after step \(step)\n")
      }
    }
  }

  /// - Parameter start: What comes before the end of this step is not shown again.
  private func run(number: Int, startingAt start: Int) throws -> Ending {
    let reporter = makeReporter()
    let progress = Position()
    try reporter.report(.scriptBegan(job.heading(number: number)))
    do {
      var runner = ScriptRunner(
        try job.simulation.makeApp(job.outline.setUp), forms: job.simulation.vocabulary.changes,
        outline: job.outline, invariants: job.simulation.makeInvariants(), limits: job.limits,
        isInterrupted: isInterrupted
      ) { event in
        if case .judged(let verdict) = event, !verdict.isHeld { progress.result.outcome = .failed }
        guard progress.step >= start else { return }
        try reporter.report(event)
      }
      runner.stepEnded = { step, app in
        progress.step = step
        guard step >= start, !progress.goesOn else { return }
        try ask(progress, app)
      }
      if start == 0 { try ask(progress, runner.app) }
      progress.result = try runner.run(job.file)
      if progress.result.outcome != .interrupted, !progress.goesOn {
        progress.isAtEnd = true
        try ask(progress, runner.app)
      }
      return Ending(result: progress.result)
    } catch is Quit {
      return Ending(result: progress.result, hasQuit: true)
    }
  }

  /// Where a run is.
  private final class Position {
    var step = 0
    var isAtEnd = false
    var goesOn = false
    var result = ScriptResult()
  }

  /// Answers what is typed until the script is to go on.
  private func ask(_ position: Position, _ app: Subject.App) throws {
    while true {
      try output.write(position.isAtEnd ? "end> " : "step \(position.step)> ")
      try output.flush()
      guard let line = nextLine() else {
        try output.write("\n")
        throw Quit()
      }
      switch StepCommandWord(line) {
      case .next:
        return
      case .continue:
        position.goesOn = true
        return
      case .back:
        guard position.step > 0 else {
          try output.write("there is no step before this\n")
          continue
        }
        throw GoBack(step: position.step - 1)
      case .state:
        try output.write(
          StateDescription.lines(of: AppState(of: app)).joined(separator: "\n") + "\n")
      case .elements:
        try output.write(StateDescription.elements(app.elements).joined(separator: "\n") + "\n")
      case .quit:
        throw Quit()
      case .help:
        let rows = StepCommandWord.allCases.map { ($0.rawValue, $0.meaning) }
        try output.write(ToolHelp.table(rows) + "\n")
      case nil:
        try output.write(
          "these are known, each by its first letter too: "
            + StepCommandWord.allCases.map(\.rawValue).joined(separator: ", ") + "\n")
      }
    }
  }
}
