/// What came of a script that was run.
struct JobResult: Sendable {
  var result: ScriptResult
  /// What was done besides, for standard error.
  var notes: [String] = []
}
