/// How a run of several scripts ended.
struct RunSummary: Equatable {
  var passed = 0
  var failed = 0
  var interrupted = 0
  /// Scripts that were left out for their tags.
  var skipped = 0
  /// Scripts with faults, and those that could not be read.
  var notRun = 0
  var exitCode = ExitCode.success

  var runCount: Int { passed + failed + interrupted }
  var scriptCount: Int { runCount + skipped + notRun }

  mutating func add(_ result: ScriptResult) {
    exitCode = max(exitCode, result.exitCode)
    switch result.outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .interrupted: interrupted += 1
    }
  }
}
