/// Writes a run as one page that shows each step with its pictures; see `Documentation/report.md`.
///
/// Steps are kept as the text that will be written, and pictures in pieces, each piece once: what is held grows with the steps and with
/// what is new in them.
final class TraceReporter: Reporter {
  private let output: BufferedOutput
  private var sources: TraceSources
  private var pictures = TracePictures()
  private var states = TraceTable()
  private var scripts: [TraceScript] = []

  /// The step that is going on, and what it led to before it was known.
  private var step: TraceStep?
  private var log: [LogEntry] = []
  /// The app as it was after the last step.
  private var view: View?

  private struct View {
    let picture: Picture
    let pictureIndex: Int
    let stateIndex: Int
    let time: VirtualDuration
  }

  init(_ output: BufferedOutput, sources: TraceSources = TraceSources()) {
    self.output = output
    self.sources = sources
  }

  func runBegan(scriptCount: Int) {}

  func scriptSkipped(_ file: String) {}

  func report(_ event: RunEvent) {
    switch event {
    case .scriptBegan(let heading):
      var script = TraceScript(file: heading.file)
      script.name = heading.setUp.name
      scripts.append(script)
      step = .start()
      view = nil
    case .step(let time, let place, let command):
      begin(TraceStep(command, time, place))
    case .block(let time, let place, let header, let outcome):
      let text = "\(ScriptPrinter.print(.block(header)))  (\(outcome))"
      begin(TraceStep(kind: .block, time: time, place: place, text: text, command: nil))
    case .logged(let entry, _):
      if step == nil { log.append(entry) } else { step?.log.append(entry) }
    case .judged(let verdict):
      judge(verdict)
    case .scriptEnded(let result):
      close()
      step = nil
      log = []
      scripts[scripts.count - 1].result = result
    }
  }

  func report(_ fault: ScriptFault) {
    if scripts.last?.file != fault.script || scripts.last?.result != nil {
      scripts.append(TraceScript(file: fault.script))
    }
    close()
    step = nil
    scripts[scripts.count - 1].faults.append(fault.description)
  }

  func lineEnded(_ app: some SimulatedApp) {
    // Set-up, and what only names or includes something, is no step.
    guard step != nil else { return }
    let picture = app.picture(title: "")
    close(
      View(
        picture: picture, pictureIndex: pictures.index(of: picture),
        stateIndex: states.index(of: TraceState.json(of: app)), time: app.now))
  }

  func runEnded(_ summary: RunSummary) throws(OutputFailure) {
    try TracePage(
      scripts: scripts, summary: summary, sources: sources.json, pictures: pictures,
      states: states.json
    ).write(to: output)
  }

  private func begin(_ new: TraceStep) {
    close()
    step = new
  }

  private func judge(_ verdict: Verdict) {
    let belongs =
      step?.place == verdict.place && (verdict.invariant != nil || step?.kind != .expectation)
    if !belongs {
      begin(TraceStep(verdict.command, verdict.time, verdict.place))
      step?.log = log
      log = []
    }
    if verdict.isHeld { step?.isHeld = true } else { step?.failures.append(verdict) }
  }

  /// Ends the step that is going on.
  ///
  /// - Parameter new: The app after it; nil where nothing changed.
  private func close(_ new: View? = nil) {
    guard let step, let script = scripts.indices.last else { return }
    self.step = nil
    let before = view
    view = new ?? view
    let number = scripts[script].rows.count
    let source = sources.index(of: step.place, in: scripts[script].file)
    var marks: [TraceMark] = []
    if let command = step.command, let after = view?.picture {
      marks = TraceMark.marks(of: command, before: before?.picture, after: after)
    }
    let milliseconds = Double((view?.time ?? step.time).nanoseconds) / 1_000_000
    scripts[script].data.append(
      "[\(script),\(source),\(step.place.line),\(SVGNumber.text(milliseconds)),"
        + "\(view?.pictureIndex ?? -1),\(view?.stateIndex ?? -1),"
        + "[\(marks.map(\.json).joined(separator: ","))]]")
    scripts[script].rows.append(TraceRow(step, id: "step-\(script + 1)-\(number)").html)
    for failure in step.failures {
      scripts[script].failures.append((number, step.text, failure.actual))
    }
  }
}
