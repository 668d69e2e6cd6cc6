/// Writes a run for programs: a JSON object on each line, as `Documentation/json-lines.md` says.
final class JSONLinesReporter: Reporter {
  /// Changes when a program that reads the lines would have to change; new members do not count.
  static let schemaVersion = 1

  private let output: BufferedOutput
  private var script = 0

  init(_ output: BufferedOutput) {
    self.output = output
  }

  func runBegan(scriptCount: Int) throws(OutputFailure) {
    var object = object("run")
    object.add("schema", Self.schemaVersion)
    object.add("version", ToolVersion.current)
    object.add("scripts", scriptCount)
    try write(object)
  }

  func scriptSkipped(_ file: String) throws(OutputFailure) {
    var object = object("skipped")
    object.add("file", file)
    try write(object)
  }

  func report(_ event: RunEvent) throws(OutputFailure) {
    switch event {
    case .scriptBegan(let heading):
      script = heading.number
      try write(self.object(for: heading))
    case .step(let time, let place, let command):
      var object = object("step", time, place)
      object.add("command", ScriptPrinter.print(command))
      try write(object)
    case .block(let time, let place, let header, let outcome):
      var object = object("block", time, place)
      object.add("command", ScriptPrinter.print(.block(header)))
      add(outcome, to: &object)
      try write(object)
    case .logged(let entry, let place):
      try write(self.object(for: entry, at: place))
    case .judged(let verdict):
      try write(self.object(for: verdict))
    case .scriptEnded(let result):
      try write(self.object(for: result))
    }
    if output.isTerminal {
      try output.flush()
    }
  }

  func report(_ fault: ScriptFault) throws(OutputFailure) {
    var object = object("fault")
    switch fault {
    case .placed(let diagnostic):
      object.add("file", diagnostic.file)
      object.add("line", diagnostic.line)
      object.add("column", diagnostic.column)
      object.add("message", diagnostic.message)
      object.add("suggestion", diagnostic.suggestion)
      if !diagnostic.includedAt.isEmpty {
        object.add("script", diagnostic.script)
        object.add("includedAt", diagnostic.includedAt)
      }
    case .whole(let file, let message):
      object.add("file", file)
      object.add("message", message)
    }
    try write(object)
  }

  func runEnded(_ summary: RunSummary) throws(OutputFailure) {
    var object = object("end")
    object.add("exit", summary.exitCode.rawValue)
    object.add("passed", summary.passed)
    object.add("failed", summary.failed)
    object.add("interrupted", summary.interrupted)
    object.add("skipped", summary.skipped)
    object.add("notRun", summary.notRun)
    try write(object)
  }

  private func write(_ object: JSONObject) throws(OutputFailure) {
    try output.write(object.text + "\n")
  }

  private func object(_ type: String) -> JSONObject {
    var object = JSONObject()
    object.add("type", type)
    return object
  }

  private func object(_ type: String, _ time: VirtualDuration, _ place: ScriptPlace) -> JSONObject {
    var object = object(type)
    object.add("script", script)
    object.add("nanoseconds", time.nanoseconds)
    if let included = place.included { object.add("file", included.path) }
    object.add("line", place.line)
    return object
  }

  private func object(for heading: ScriptHeading) -> JSONObject {
    var object = object("script")
    object.add("script", heading.number)
    object.add("file", heading.file)
    object.add("name", heading.setUp.name)
    object.add("tags", heading.setUp.tags)
    switch heading.setUp.profile {
    case .sample(let name): object.add("profile", name)
    case .file(let written, _): object.add("profileFile", written)
    }
    object.add("seed", heading.setUp.seed)
    object.add("start", heading.setUp.start)
    return object
  }

  private func add(_ outcome: BlockOutcome, to object: inout JSONObject) {
    switch outcome {
    case .turn(let number): object.add("turn", number)
    case .value(let value): object.add("value", value)
    case .branch(let isTrue): object.add("holds", isTrue)
    case .reached(let turns):
      object.add("holds", true)
      object.add("turns", turns)
    }
  }

  private func object(for entry: LogEntry, at place: ScriptPlace) -> JSONObject {
    switch entry.event {
    case .output(let output):
      var object = object("event", entry.time, place)
      object.add("output", output)
      return object
    case .change(let change):
      var object = object("route", entry.time, place)
      object.add("change", change)
      return object
    case .ignored(let reason):
      var object = object("ignored", entry.time, place)
      object.add("reason", reason)
      return object
    }
  }

  private func object(for verdict: Verdict) -> JSONObject {
    var object = object("expectation", verdict.time, verdict.place)
    object.add("column", verdict.column)
    object.add("command", ScriptPrinter.print(verdict.command))
    object.add("held", verdict.isHeld)
    object.add("soft", verdict.isSoft)
    object.add("expected", verdict.expected)
    object.add("actual", verdict.actual)
    if let invariant = verdict.invariant {
      object.add("invariant", invariant)
    }
    if let state = verdict.state {
      object.add("state", self.object(for: state))
    }
    return object
  }

  private func object(for state: AppState) -> JSONObject {
    var object = JSONObject()
    object.add("stack", state.stack)
    object.add("modal", state.modal)
    object.add("modals", state.modals)
    object.add("pending", state.pending)
    object.add("elementCount", state.elementCount)
    let elements = state.elements.map { element in
      var object = JSONObject()
      object.add("id", element.id)
      object.add("role", element.role)
      object.add("label", element.label)
      object.add("text", element.text)
      return object
    }
    object.add("elements", elements)
    return object
  }

  private func object(for result: ScriptResult) -> JSONObject {
    var object = object("result")
    object.add("script", script)
    object.add("result", result.outcome.rawValue)
    object.add("exit", result.exitCode.rawValue)
    object.add("steps", result.stepCount)
    object.add("expectations", result.expectationCount)
    object.add("failures", result.failureCount)
    object.add("nanoseconds", result.time.nanoseconds)
    return object
  }
}
