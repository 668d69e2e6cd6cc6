/// Says what happens in a run, in one form or another.
protocol Reporter: AnyObject {
  /// - Parameter scriptCount: How many scripts were named or found, those with faults included.
  func runBegan(scriptCount: Int) throws(OutputFailure)
  /// A script is left out for its tags; nothing else comes of it.
  func scriptSkipped(_ file: String) throws(OutputFailure)
  func report(_ event: RunEvent) throws(OutputFailure)
  /// A script cannot be run; the message has gone to standard error already.
  func report(_ fault: ScriptFault) throws(OutputFailure)
  func runEnded(_ summary: RunSummary) throws(OutputFailure)
  /// The app before the first step of a script, and after each of its lines.
  func lineEnded(_ app: some SimulatedApp) throws(OutputFailure)
}

extension Reporter {
  func lineEnded(_ app: some SimulatedApp) {
    // Most reports say nothing of what can be seen.
  }
}
