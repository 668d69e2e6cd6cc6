/// Follows the run of one script, and leaves the page that shows it beside the script; see `Documentation/report.md`.
final class TraceFile {
  private let path: String
  private let isForFailuresOnly: Bool
  private let reporter: TraceReporter
  private let spool: Spool
  private let output: BufferedOutput

  /// - Returns: `nil` where nothing is to be traced.
  init?(of heading: ScriptHeading, _ file: ScriptFile, policy: TracePolicy) throws(OutputFailure) {
    switch policy {
    case .off: return nil
    case .on: isForFailuresOnly = false
    case .onFailure: isForFailuresOnly = true
    }
    path = Self.path(of: heading.file)
    spool = try Spool()
    output = BufferedOutput(spool)
    reporter = TraceReporter(output, sources: TraceSources([.script(file)]))
    reporter.report(.scriptBegan(heading))
  }

  /// Where the page of a script stands: `a.trace.html` beside `a.taps`.
  static func path(of script: String) -> String {
    ScriptFile.path(besides: script, suffix: ".trace.html")
  }

  func report(_ event: RunEvent) {
    reporter.report(event)
  }

  func lineEnded(_ app: some SimulatedApp) {
    reporter.lineEnded(app)
  }

  /// Writes the page, or removes that of an earlier run.
  ///
  /// - Throws: `InputFailure` and `OutputFailure`.
  func finish(_ job: inout JobResult) throws {
    reporter.report(.scriptEnded(job.result))
    if isForFailuresOnly, job.result.outcome == .passed {
      if ScriptSaver.exists(path) {
        System.removeFile(path)
        job.notes.append("\(path): removed, as its script passed\n")
      }
      return
    }
    var summary = RunSummary()
    summary.add(job.result)
    try reporter.runEnded(summary)
    try output.flush()
    try ScriptSaver.save(from: try spool.makeSource(), to: path)
    job.notes.append("\(path): written\n")
  }
}
