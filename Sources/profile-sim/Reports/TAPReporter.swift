/// Writes a run as TAP 14: a test point for each script, under it a subtest with a point for each expectation.
///
/// - SeeAlso: The Test Anything Protocol, version 14.
final class TAPReporter: Reporter {
  private let output: BufferedOutput
  private var scriptCount = 0
  /// The script whose subtest is open.
  private var file: String?
  private var hasFailed = false
  private var pointCount = 0

  init(_ output: BufferedOutput) {
    self.output = output
  }

  func runBegan(scriptCount: Int) throws(OutputFailure) {
    try output.write("TAP version 14\n1..\(scriptCount)\n")
  }

  func scriptSkipped(_ file: String) throws(OutputFailure) {
    try close()
    scriptCount += 1
    try output.write("ok \(scriptCount) - \(Self.escaped(file)) # SKIP for its tags\n")
  }

  func report(_ event: RunEvent) throws(OutputFailure) {
    switch event {
    case .scriptBegan(let heading):
      try open(heading.file)
    case .step, .block, .logged:
      break
    case .judged(let verdict):
      try point(verdict.isHeld, ScriptPrinter.print(verdict.command))
      guard !verdict.isHeld else { return }
      let file = verdict.place.included.map { [("file", JSONObject.string($0.path))] } ?? []
      try details(
        file + [
          ("line", "\(verdict.line)"), ("column", "\(verdict.column)"),
          ("expected", JSONObject.string(verdict.expected)),
          ("actual", JSONObject.string(verdict.actual)),
        ])
    case .scriptEnded(let result):
      if result.outcome == .interrupted {
        try point(false, "interrupted")
      } else if pointCount == 0 {
        // A plan without points would mean that the script was skipped.
        try point(true, "every step ran")
      }
      try close()
    }
    if output.isTerminal {
      try output.flush()
    }
  }

  func report(_ fault: ScriptFault) throws(OutputFailure) {
    try open(fault.script)
    switch fault {
    case .placed(let diagnostic):
      try point(false, diagnostic.message)
      let isIncluded = diagnostic.file != diagnostic.script
      let file = isIncluded ? [("file", JSONObject.string(diagnostic.file))] : []
      try details(
        file + [("line", "\(diagnostic.line)"), ("column", "\(diagnostic.column)")])
    case .whole(_, let message):
      try point(false, message)
    }
  }

  func runEnded(_ summary: RunSummary) throws(OutputFailure) {
    try close()
    if scriptCount < summary.scriptCount {
      let reason = summary.exitCode == .interrupted ? "interrupted" : "a script did not pass"
      try output.write("Bail out! \(reason)\n")
    }
  }

  /// Opens the subtest of a script, unless it is open.
  private func open(_ name: String) throws(OutputFailure) {
    guard file != name else { return }
    try close()
    file = name
    try output.write("# Subtest: \(Self.escaped(name))\n")
  }

  /// Ends the open subtest with its plan, and says of its script how it went.
  private func close() throws(OutputFailure) {
    guard let name = file else { return }
    scriptCount += 1
    try output.write("    1..\(pointCount)\n")
    try output.write("\(hasFailed ? "not ok" : "ok") \(scriptCount) - \(Self.escaped(name))\n")
    file = nil
    hasFailed = false
    pointCount = 0
  }

  private func point(_ isGood: Bool, _ description: String) throws(OutputFailure) {
    pointCount += 1
    hasFailed = hasFailed || !isGood
    try output.write(
      "    \(isGood ? "ok" : "not ok") \(pointCount) - \(Self.escaped(description))\n")
  }

  /// A block of YAML, with the strings of JSON, which are strings of YAML too.
  private func details(_ entries: [(key: String, value: String)]) throws(OutputFailure) {
    let lines = entries.map { "      \($0.key): \($0.value)\n" }.joined()
    try output.write("      ---\n\(lines)      ...\n")
  }

  /// A number sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in PlainText.visible(text) {
      if character == "#" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }
}
