/// `diff`: the route changes of two runs side by side.
struct DiffCommand {
  /// Runs a script and gives its events to the reporter.
  let replay: ([ScriptInput], any Reporter) throws -> ExitCode
  let errors: BufferedOutput
  let output: BufferedOutput
  let style: TextStyle

  /// Where lines end that go to no terminal.
  private static let usualWidth = 80

  func run(_ left: ScriptInput, _ right: ScriptInput) throws -> ExitCode {
    var code = ExitCode.success
    var runs: [[RouteRecord]] = []
    var arePrinted = false
    // Both are read even when the first cannot be, so that all faults of both are reported.
    for input in [left, right] {
      let (records, found) = try records(of: input, arePrinted: &arePrinted)
      code = max(code, found)
      runs.append(records)
    }
    guard code == .success else { return code }
    // What is printed shows signs that cannot be seen: the other run has to show them too.
    if arePrinted { runs = runs.map { $0.map(\.printed) } }
    return try compare(left.name, runs[0], right.name, runs[1])
  }

  private func compare(
    _ leftName: String, _ left: [RouteRecord], _ rightName: String, _ right: [RouteRecord]
  ) throws(OutputFailure) -> ExitCode {
    let page = SideBySide(width: output.width ?? Self.usualWidth, style: style)
    let difference = Difference(from: left.map(\.change), to: right.map(\.change))
    var (equal, onlyLeft, onlyRight) = (0, 0, 0)
    try output.write(page.heading(leftName, rightName))
    for step in difference.steps {
      switch step {
      case .both(let leftIndex, let rightIndex):
        equal += 1
        try output.write(page.equal(left[leftIndex], right[rightIndex]))
      case .onlyLeft(let index):
        onlyLeft += 1
        try output.write(page.onlyLeft(left[index]))
      case .onlyRight(let index):
        onlyRight += 1
        try output.write(page.onlyRight(right[index]))
      }
    }
    try output.write("\nequal: \(equal), only left: \(onlyLeft), only right: \(onlyRight)\n")
    return onlyLeft + onlyRight == 0 ? .success : .failure
  }

  /// - Parameter arePrinted: Becomes true when the changes are as a transcript for people has them.
  private func records(
    of input: ScriptInput, arePrinted: inout Bool
  ) throws -> ([RouteRecord], ExitCode) {
    do {
      if case .script(let file) = input, try TextTranscript.isTranscript(try file.makeSource()) {
        arePrinted = true
        return (try TextTranscript.records(try file.makeSource()), .success)
      }
      guard case .script(let file) = input,
        try TranscriptReader.isTranscript(try file.makeSource())
      else {
        let collector = RouteCollector()
        let code = try replay([input], collector)
        // A run that met not all expectations is a run all the same.
        return (collector.records, code == .failure ? .success : code)
      }
      return (try TranscriptReader.records(try file.makeSource()), .success)
    } catch let failure as InputFailure {
      let message = "cannot be read: \(failure.reason)"
      try errors.write(ScriptFault.whole(file: input.name, message: message).description)
      return ([], .unreadableInput)
    } catch let fault as TranscriptReader.Fault {
      let place = fault.line == 0 ? input.name : "\(input.name):\(fault.line)"
      try errors.write(ScriptFault.whole(file: place, message: fault.message).description)
      return ([], .faultyScript)
    }
  }
}
