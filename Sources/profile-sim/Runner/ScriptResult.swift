/// How the run of one script ended.
struct ScriptResult: Equatable {
  enum Outcome: String {
    case passed, failed, interrupted
  }

  var outcome = Outcome.passed
  var stepCount = 0
  var expectationCount = 0
  /// How many expectations, waits included, were not met.
  var failureCount = 0
  var time = VirtualDuration.zero

  var exitCode: ExitCode {
    switch outcome {
    case .passed: .success
    case .failed: .failure
    case .interrupted: .interrupted
    }
  }
}
