/// `record`: a screen to tap in, and at the end the script of what was done.
struct RecordCommand<Subject: Simulation> {
  let simulation: Subject
  let terminal: (any Terminal)?
  let usesColor: Bool
  /// The environment's `TERM`.
  let terminalName: String?
  let output: BufferedOutput
  let errors: BufferedOutput

  /// - Throws: `UsageError` for a sample or a display that does not exist, and where there is no terminal to draw on.
  func run(_ options: RecordOptions) throws -> ExitCode {
    try UsageError.check(
      options.sample, among: simulation.vocabulary.samples, ("sample profile", "samples"),
      of: .record)
    try options.display.check(with: simulation.vocabulary.display, of: .record)
    guard let terminal, let terminalName, !terminalName.isEmpty, terminalName != "dumb" else {
      throw UsageError(
        "record needs a terminal that can be drawn on, as standard input and as standard output",
        usage: CommandReference.record.usage)
    }
    if let path = options.output { try ScriptSaver.check(path) }
    let recorder = try ScriptRecorder(
      simulation, sample: options.sample, circumstances: options.display.circumstances)
    var session = RecordSession(
      RecorderInterface(
        recorder, output: options.output, waitsByItself: options.waitsByItself),
      at: terminal, usesColor: usesColor, fileExists: ScriptSaver.exists
    ) { script, path throws(OutputFailure) in
      try ScriptSaver.save(script, to: path)
    }
    return try end(session.run())
  }

  private func end(_ ending: RecordSession<Subject>.Ending) throws -> ExitCode {
    if let path = ending.savedPath {
      try errors.write("saved as \(PlainText.visible(path))\n")
    } else if !ending.script.isEmpty {
      do {
        try output.write(ending.script)
        try output.flush()
      } catch {
        try rescue(ending.script)
        throw error
      }
    }
    switch ending.reason {
    case .done: return .success
    case .interrupted: return .interrupted
    }
  }

  /// The terminal is gone, as when a connection breaks; what was recorded shall not be.
  private func rescue(_ script: String) throws(OutputFailure) {
    try ScriptSaver.save(script, to: ScriptSaver.freeName(like: "recording"))
  }
}
