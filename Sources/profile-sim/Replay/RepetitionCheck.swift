/// Keeps what a run consisted of, to the nanosecond, and compares its repetitions with it.
final class RepetitionCheck {
  /// A repetition has shown that it is another run; it need not go on.
  private struct Difference: Error {}

  private let heading: ScriptHeading
  private let spool: Spool
  private let output: BufferedOutput
  private let reporter: JSONLinesReporter

  init(of heading: ScriptHeading) throws(OutputFailure) {
    self.heading = heading
    spool = try Spool()
    output = BufferedOutput(spool)
    reporter = JSONLinesReporter(output)
    try reporter.report(.scriptBegan(heading))
  }

  /// Takes note of the first run.
  func report(_ event: RunEvent) throws(OutputFailure) {
    try reporter.report(event)
  }

  /// Runs the script so many times more, or until a run differs.
  ///
  /// - Parameter run: Runs the script and gives its events; false when it was interrupted.
  /// - Throws: What `run` throws, and `OutputFailure`.
  func repeats(
    _ times: Int, _ run: ((RunEvent) throws -> Void) throws -> Bool
  ) throws -> Verdict? {
    try output.flush()
    guard times > 0 else { return nil }
    for number in 1...times {
      let comparison = LineComparison(with: try spool.makeSource())
      let lines = BufferedOutput(comparison)
      let other = JSONLinesReporter(lines)
      var position = RunPosition(atStartOf: heading)
      try other.report(.scriptBegan(heading))
      do {
        let isWhole = try run { event in
          try other.report(event)
          try lines.flush()
          position.follow(event)
          if comparison.difference != nil { throw Difference() }
        }
        guard isWhole else { return nil }
        comparison.finish()
      } catch is Difference {
        // It is shown below.
      }
      if let failure = comparison.failure { throw failure }
      if let difference = comparison.difference {
        return position.verdict(
          expected: "repetition \(number + 1) to be as the first: "
            + Self.shown(difference.expected),
          actual: Self.shown(difference.actual))
      }
    }
    return nil
  }

  private static func shown(_ line: String?) -> String {
    line ?? "nothing more"
  }
}
