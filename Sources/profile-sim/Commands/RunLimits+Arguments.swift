extension RunLimits {
  /// Reads `--max-steps`, `--max-time` and `--until`.
  init(_ arguments: Arguments, of command: CommandReference) throws(UsageError) {
    self.init()
    if let steps = try Self.number("--max-steps", from: 1, arguments, of: command) {
      self.steps = steps
    }
    if let step = try Self.number("--until", from: 0, arguments, of: command) { lastStep = step }
    guard let time = arguments.value(of: "--max-time") else { return }
    do {
      self.time = try VirtualDuration(parsing: time)
    } catch {
      throw UsageError(
        "--max-time: \(PlainText.quoted(time)) \(error.reason)", usage: command.usage)
    }
  }

  private static func number(
    _ option: String, from least: Int, _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let number: Int = Parser.number(text), number >= least else {
      throw UsageError(
        "\(option): \(PlainText.quoted(text)) is no whole number from \(least) on",
        usage: command.usage)
    }
    return number
  }
}
