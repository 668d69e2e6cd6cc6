extension ReplayOptions {
  /// More threads than this help nobody.
  static let mostJobs = 64
  static let mostRepetitions = 1_000_000

  /// Reads the options of `replay` that are not of other commands too.
  mutating func read(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) {
    let repetitions = try arguments.number(
      "--repeat-each", from: 1, to: Self.mostRepetitions, of: command)
    self.repetitions = repetitions ?? 1
    jobs = try arguments.number("--jobs", from: 1, to: Self.mostJobs, of: command) ?? 1
    transcripts = try arguments.choice("--update-transcripts", of: command)
    if transcripts != nil {
      guard !paths.contains(ScriptFile.standardInputArgument) else {
        throw UsageError("standard input has no transcript beside it", usage: command.usage)
      }
      guard !arguments.has("--until") else {
        throw UsageError(
          "--until and --update-transcripts cannot go together", usage: command.usage)
      }
    }
  }
}
