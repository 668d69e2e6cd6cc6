/// Writes an annotation for each thing that went wrong, as a workflow on GitHub shows them beside the script; nothing else.
///
/// - SeeAlso: "Workflow commands" in GitHub's documentation.
final class GitHubReporter: Reporter {
  private let output: BufferedOutput
  private var file = ""

  init(_ output: BufferedOutput) {
    self.output = output
  }

  func runBegan(scriptCount: Int) {}

  func scriptSkipped(_ file: String) {}

  func report(_ event: RunEvent) throws(OutputFailure) {
    switch event {
    case .scriptBegan(let heading):
      file = heading.file
    case .judged(let verdict) where !verdict.isHeld:
      try annotate(
        verdict.place.included?.path ?? file, (verdict.line, verdict.column),
        title: ScriptPrinter.print(verdict.command),
        "expected: \(verdict.expected)\nactual: \(verdict.actual)")
    case .scriptEnded(let result) where result.outcome == .interrupted:
      try annotate(file, nil, title: nil, "interrupted")
    case .judged, .scriptEnded, .step, .block, .logged:
      break
    }
  }

  func report(_ fault: ScriptFault) throws(OutputFailure) {
    switch fault {
    case .placed(let diagnostic):
      try annotate(
        diagnostic.file, (diagnostic.line, diagnostic.column), title: nil, diagnostic.message)
    case .whole(let file, let message):
      try annotate(file, nil, title: nil, message)
    }
  }

  func runEnded(_ summary: RunSummary) {}

  private func annotate(
    _ file: String, _ place: (line: Int, column: Int)?, title: String?, _ message: String
  ) throws(OutputFailure) {
    var properties = ["file=\(Self.escaped(file, inProperty: true))"]
    if let place { properties += ["line=\(place.line)", "col=\(place.column)"] }
    if let title { properties.append("title=\(Self.escaped(title, inProperty: true))") }
    try output.write(
      "::error \(properties.joined(separator: ","))::\(Self.escaped(message, inProperty: false))\n")
  }

  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
