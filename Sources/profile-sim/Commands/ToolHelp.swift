/// The texts that `help` prints.
enum ToolHelp {
  static let tool = "profile-sim"

  static let usage = "usage: \(tool) [COMMAND]"

  static let introduction = """
    Replays tap scripts against the profile feature on virtual time and records every route
    change. Without a command it replays a built-in demonstration.
    """

  static let exitCodes = [
    ("0", "every step of every script ran and every expectation held"),
    ("1", "an expectation, an invariant or a limit failed, or there is a difference"),
    ("64", "the command line is wrong"),
    ("65", "a script has faults, or is empty"),
    ("66", "a file is missing or unreadable, or a folder has no scripts"),
    ("70", "the simulator itself is at fault"),
    ("74", "output could not be written"),
    ("130", "interrupted; what was logged so far is written"),
    ("141", "the reader of a pipe went away"),
  ]

  static let overview = """
    \(introduction)

    \(usage)

    Commands:
    \(table(CommandReference.all.map { ($0.name + " " + $0.operands, $0.summary) }))

    Options:
    \(table(rows(of: CommandReference.globalOptions)))

    Exit codes, of several scripts the highest:
    \(table(exitCodes))

    """

  static func text(for command: CommandReference) -> String {
    """
    \(command.usage)

    \(command.details)

    Options:
    \(table(rows(of: command.options + [CommandReference.helpOption])))

    """
  }

  private static func rows(of options: [CommandReference.Option]) -> [(String, String)] {
    options.map { option in
      let names = option.names.reversed().joined(separator: ", ")
      return (names + (option.value.map { " " + $0 } ?? ""), option.summary)
    }
  }

  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + summary
    }.joined(separator: "\n")
  }
}
