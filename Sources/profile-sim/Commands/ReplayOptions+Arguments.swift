extension ReplayOptions {
  /// More threads than this help nobody.
  static let mostJobs = 64
  static let mostRepetitions = 1_000_000

  /// What a run writes beside its scripts, or compares with.
  func filesBeside(_ inputs: [ScriptInput]) -> [String] {
    inputs.flatMap { input -> [String] in
      guard case .script(let file) = input else { return [] }
      let transcript = transcripts == nil ? nil : TranscriptCheck.path(of: file.displayName)
      let page = trace == .off ? nil : TraceFile.path(of: file.displayName)
      return [transcript, page].compactMap(\.self)
    }
  }

  /// Reads the options of `replay` that are not of other commands too.
  mutating func read(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) {
    let repetitions = try arguments.number(
      "--repeat-each", from: 1, to: Self.mostRepetitions, of: command)
    self.repetitions = repetitions ?? 1
    jobs = try arguments.number("--jobs", from: 1, to: Self.mostJobs, of: command) ?? 1
    isStepped = arguments.has("--step")
    isWatched = arguments.has("--watch")
    transcripts = try arguments.choice("--update-transcripts", of: command)
    trace = try arguments.choice("--trace", of: command) ?? .off
    if trace != .off, !arguments.has("--max-steps") { limits.steps = ReportOptions.usualSteps }
    let readsInput = paths.contains(ScriptFile.standardInputArgument)
    if isWatched, readsInput {
      throw UsageError("standard input cannot be watched", usage: command.usage)
    }
    if isStepped {
      let others = [
        "--watch", "--format", "--output", "--jobs", "--repeat-each", "--update-transcripts",
        "--trace",
      ]
      if let other = others.first(where: arguments.has) {
        throw UsageError("--step and \(other) cannot go together", usage: command.usage)
      }
      guard !readsInput else {
        throw UsageError(
          "with --step, standard input is for what is typed, and not for a script",
          usage: command.usage)
      }
    }
    guard trace == .off || !readsInput else {
      throw UsageError("standard input has no page beside it", usage: command.usage)
    }
    if transcripts != nil {
      guard !readsInput else {
        throw UsageError("standard input has no transcript beside it", usage: command.usage)
      }
      guard !arguments.has("--until") else {
        throw UsageError(
          "--until and --update-transcripts cannot go together", usage: command.usage)
      }
    }
  }
}
