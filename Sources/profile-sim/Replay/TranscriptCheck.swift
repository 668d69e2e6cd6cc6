/// Compares the transcript of a run with the one beside its script, or writes that one.
final class TranscriptCheck {
  let path: String
  private let isThere: Bool
  private let comparison: LineComparison
  /// Where the transcript is put aside; nil if it is not to be written.
  private let spool: Spool?
  private let output: BufferedOutput
  private let reporter: TextReporter
  private var position: RunPosition
  private var differs = false

  /// - Throws: `InputFailure` and `OutputFailure`.
  init(of heading: ScriptHeading, policy: TranscriptPolicy) throws {
    path = Self.path(of: heading.file)
    isThere = ScriptSaver.exists(path)
    comparison = LineComparison(
      with: isThere
        ? AnyByteSource(try ScriptFile(path: path).makeSource())
        : AnyByteSource(BytesInMemory("")))
    spool =
      switch policy {
      case .all: try Spool()
      case .missing: isThere ? nil : try Spool()
      case .none: nil
      }
    output = BufferedOutput(Both(comparison, spool))
    reporter = TextReporter(
      output, style: TextStyle(isTerminal: false, noColor: nil, terminal: nil))
    position = RunPosition(atStartOf: heading)
    try report(.scriptBegan(heading))
  }

  /// Where the transcript of a script stands: `a.transcript` beside `a.taps`.
  static func path(of script: String) -> String {
    ScriptFile.path(besides: script, suffix: ".transcript")
  }

  func report(_ event: RunEvent) throws(OutputFailure) {
    try reporter.report(event)
    // A difference is to be noticed at the step that made it.
    try output.flush()
    guard !differs else { return }
    position.follow(event)
    differs = comparison.difference != nil
  }

  /// Ends the comparison, and writes the transcript if that is wanted and the script has passed.
  ///
  /// - Throws: `InputFailure` and `OutputFailure`.
  func finish(_ result: inout JobResult) throws -> Verdict? {
    comparison.finish()
    if let failure = comparison.failure { throw failure }
    guard let spool else { return verdict }
    guard comparison.difference != nil || !isThere else { return nil }
    guard result.result.outcome == .passed else {
      result.notes.append("\(path): is not written, as its script did not pass\n")
      return nil
    }
    try ScriptSaver.save(from: try spool.makeSource(), to: path)
    result.notes.append("\(path): written\n")
    return nil
  }

  private var verdict: Verdict? {
    guard isThere else {
      return position.verdict(expected: "the transcript \(path)", actual: "it is not there")
    }
    return comparison.difference.map { difference in
      position.verdict(
        expected: "line \(difference.line) of \(path): \(Self.shown(difference.expected))",
        actual: Self.shown(difference.actual))
    }
  }

  private static func shown(_ line: String?) -> String {
    line.map(PlainText.quoted) ?? "no more lines"
  }

  /// Hands on to both what is written.
  private struct Both: ByteSink {
    let comparison: LineComparison
    let spool: Spool?

    init(_ comparison: LineComparison, _ spool: Spool?) {
      self.comparison = comparison
      self.spool = spool
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) {
      comparison.write(bytes)
      try spool?.write(bytes)
    }
  }
}
