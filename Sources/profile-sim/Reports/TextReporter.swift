/// Writes transcripts for people: a line for each thing that happened, with its time and the line
/// of the script that was at work.
final class TextReporter: Reporter {
  private static let timeWidth = 9
  private static let kindWidth = 7

  private let output: BufferedOutput
  private let style: TextStyle
  private var hasSeveralScripts = false
  private var lineWidth = 3
  private var isFirstScript = true

  init(_ output: BufferedOutput, style: TextStyle) {
    self.output = output
    self.style = style
  }

  func runBegan(scriptCount: Int) {
    hasSeveralScripts = scriptCount > 1
  }

  func scriptSkipped(_ file: String) {}

  func report(_ event: RunEvent) throws(OutputFailure) {
    switch event {
    case .scriptBegan(let heading):
      try begin(heading)
    case .step(let time, let place, let command):
      try row(time, place, " ", ScriptPrinter.print(command))
    case .block(let time, let place, let header, let outcome):
      try row(
        time, place, " ",
        ScriptPrinter.print(.block(header)) + "  " + style.paint("(\(outcome))", .faint))
    case .logged(let entry, _):
      try log(entry)
    case .judged(let verdict):
      try judge(verdict)
    case .scriptEnded(let result):
      try end(result)
    }
    if output.isTerminal {
      try output.flush()
    }
  }

  func report(_ fault: ScriptFault) {
    // A transcript is of what ran; the message on standard error says all there is.
  }

  func runEnded(_ summary: RunSummary) throws(OutputFailure) {
    guard hasSeveralScripts else { return }
    let parts = [
      (summary.passed, "passed"), (summary.failed, "failed"),
      (summary.interrupted, "interrupted"), (summary.skipped, "skipped"),
      (summary.notRun, "not run"),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let line = "\(summary.scriptCount) scripts: \(counts.joined(separator: ", "))"
    let isGood = summary.passed + summary.skipped == summary.scriptCount
    try output.write(
      (isFirstScript ? "" : "\n") + style.paint(line, isGood ? .good : .bad) + "\n")
  }

  private func begin(_ heading: ScriptHeading) throws(OutputFailure) {
    lineWidth = max(3, String(heading.lastLine).utf8.count)
    var text = isFirstScript ? "" : "\n"
    isFirstScript = false
    if hasSeveralScripts {
      text += style.paint("==> \(heading.file) <==", .bold) + "\n"
    }
    if let name = heading.setUp.name {
      text += style.paint(Self.oneLine(name), .bold) + "\n"
    }
    if hasSeveralScripts || heading.setUp.name != nil {
      text += "\n"
    }
    try output.write(text)
  }

  private func row(
    _ time: VirtualDuration, _ place: ScriptPlace?, _ mark: String, _ text: String
  ) throws(OutputFailure) {
    let number = place.map { String($0.line) } ?? ""
    let file =
      place?.included.map { "  " + style.paint("[\(Self.oneLine($0.written))]", .faint) } ?? ""
    try output.write(
      style.paint(Self.padded(time.timestamp, Self.timeWidth), .faint) + "  "
        + Self.padded(number, lineWidth) + "  " + mark + " " + text + file + "\n")
  }

  private func log(_ entry: LogEntry) throws(OutputFailure) {
    let (kind, text, role): (String, String, TextStyle.Role) =
      switch entry.event {
      case .output(let output): ("event", output, .event)
      case .change(let change): ("route", change, .route)
      case .ignored(let reason): ("ignored", reason, .ignored)
      }
    // What an event carries comes from a profile, and may be any text.
    let line = PlainText.visible(text)
    let gap = String(repeating: " ", count: Self.kindWidth - kind.utf8.count)
    try row(entry.time, nil, " ", "  " + style.paint(kind + gap + "  " + line, role))
  }

  private func judge(_ verdict: Verdict) throws(OutputFailure) {
    let mark = verdict.isHeld ? style.paint("✓", .good) : style.paint("✗", .bad)
    try row(verdict.time, verdict.place, mark, ScriptPrinter.print(verdict.command))
    guard !verdict.isHeld else { return }
    let indent = String(repeating: " ", count: Self.timeWidth + lineWidth + 8)
    var text = indent + "expected  \(verdict.expected)\n"
    text += indent + "actual    \(style.paint(verdict.actual, .bad))\n"
    if let state = verdict.state {
      text += StateDescription.lines(of: state).map { indent + $0 + "\n" }.joined()
    }
    try output.write(text)
  }

  private func end(_ result: ScriptResult) throws(OutputFailure) {
    let steps = Self.count(result.stepCount, "step")
    let expectations = Self.count(result.expectationCount, "expectation")
    let failures = result.failureCount > 0 ? ", \(result.failureCount) not met" : ""
    let word = style.paint(result.outcome.rawValue, result.outcome == .passed ? .good : .bad)
    try output.write(
      "\n\(word): \(steps), \(expectations)\(failures), \(result.time.timestamp)\n")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }

  /// A text that stays on its line, as a name with a line end in it would not.
  private static func oneLine(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { PlainText.nameOfUnseen($0) == nil }
    return isPlain ? text : PlainText.quoted(text)
  }
}
