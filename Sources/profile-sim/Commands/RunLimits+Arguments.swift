extension RunLimits {
  /// Reads `--max-steps`, `--max-time` and `--until`.
  init(_ arguments: Arguments, of command: CommandReference) throws(UsageError) {
    self.init()
    if let steps = try arguments.number("--max-steps", from: 1, of: command) {
      self.steps = steps
    }
    if let step = try arguments.number("--until", from: 0, of: command) { lastStep = step }
    guard let time = arguments.value(of: "--max-time") else { return }
    do {
      self.time = try VirtualDuration(parsing: time)
    } catch {
      throw UsageError(
        "--max-time: \(PlainText.quoted(time)) \(error.reason)", usage: command.usage)
    }
  }
}
