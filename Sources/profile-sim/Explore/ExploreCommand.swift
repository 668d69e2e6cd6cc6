/// `explore`: tries everything in every state, and prints what came of it.
struct ExploreCommand<Subject: Simulation> {
  let simulation: Subject
  let errors: BufferedOutput
  let isInterrupted: () -> Bool

  /// - Parameter write: Is given what was found, printed.
  /// - Throws: `UsageError` for a profile that is not there.
  func run(_ options: ExploreOptions, write: (String) throws -> Void) throws -> ExitCode {
    // A folder that cannot be is no surprise for the end.
    if let folder = options.scripts {
      try FileSink.naming(folder) { () throws(OutputFailure) in try System.makeFolder(folder) }
    }
    let progress = ProgressLine(errors)
    var explorer = Explorer(
      simulation, profile: options.profile, limits: options.limits, isInterrupted: isInterrupted
    ) { found in
      try progress.show(
        every: 64, at: found.edges.count,
        "\(found.states.count) states, \(found.edges.count) steps tried")
    }
    let exploration = try explorer.explore()
    try progress.end()
    let coverage = try Coverage(of: exploration, in: simulation.vocabulary)
    if let folder = options.scripts {
      try writeScripts(for: coverage, exploration, to: folder)
    }
    try write(renderer(options.format).render(exploration, coverage))
    for found in exploration.breaks {
      try errors.write(
        "\(ToolHelp.tool): error: invariant: \(found.violation.invariant); "
          + "\(PlainText.visible(found.violation.fault))\n")
    }
    guard !exploration.isInterrupted else { return .interrupted }
    return exploration.breaks.isEmpty ? .success : .failure
  }

  private func renderer(_ format: ExploreOptions.Format) -> any ExplorationRenderer {
    switch format {
    case .text: ExplorationText()
    case .mermaid: ExplorationMermaid()
    case .dot: ExplorationDOT()
    case .json: ExplorationJSON()
    }
  }

  /// A script for each route change that was reached, and for each invariant that was broken.
  private func writeScripts(
    for coverage: Coverage, _ exploration: Exploration, to folder: String
  ) throws {
    for route in coverage.routes {
      guard let edge = route.edge else { continue }
      let way = exploration.way(over: edge)
      let script = StepScript(route.name, over: way, of: exploration)
      try write(script, to: folder, named: route.name)
    }
    for found in exploration.breaks {
      var script = StepScript(
        found.violation.invariant, settling: found.steps, profile: exploration.profile)
      script.comments = ["\(found.violation.invariant): \(found.violation.fault)"]
      try write(script, to: folder, named: "broken " + found.violation.invariant)
    }
  }

  private func write(_ script: StepScript, to folder: String, named name: String) throws {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let path = "\(folder)/\(words.joined(separator: "-"))\(ScriptFile.nameSuffix)"
    let sink = try FileSink(creating: path)
    try sink.empty()
    let file = BufferedOutput(sink)
    try file.write(script.canonicalText(CanonicalForm(changes: simulation.vocabulary.changes)))
    try file.flush()
    try sink.close()
  }
}
