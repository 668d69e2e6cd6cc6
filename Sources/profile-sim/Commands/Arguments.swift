/// The arguments of one command, sorted into options and operands.
struct Arguments: Equatable {
  /// What stands for itself: files, a screen, a command.
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false
  /// The value of each option that was given, by its first name; an option without one has "".
  private var values: [String: String] = [:]

  /// Reads `--name VALUE`, `--name=VALUE` and `--name`; behind `--` everything is an operand.
  init(_ arguments: some Sequence<String>, of command: CommandReference) throws(UsageError) {
    var rest = arguments.makeIterator()
    var areOptionsOver = false
    while let argument = rest.next() {
      if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else if argument == "--help" || argument == "-h" {
        asksForHelp = true
      } else {
        try readOption(argument, &rest, of: command)
      }
    }
  }

  func has(_ option: String) -> Bool {
    values[option] != nil
  }

  func value(of option: String) -> String? {
    values[option]
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout some IteratorProtocol<String>, of command: CommandReference
  ) throws(UsageError) {
    let pieces = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(pieces[0])
    guard let option = command.options.first(where: { $0.names.contains(name) }) else {
      let known = command.options.flatMap(\.names) + ["--help"]
      throw UsageError(
        "unknown option \(PlainText.quoted(name))",
        suggestion: Suggestion.nearest(to: name, among: known), usage: command.usage)
    }
    let shown = option.names[0]
    guard values[shown] == nil else {
      throw UsageError("\(name) is given twice", usage: command.usage)
    }
    guard let value = option.value else {
      guard pieces.count == 1 else {
        throw UsageError("\(name) takes no value", usage: command.usage)
      }
      values[shown] = ""
      return
    }
    guard let given = pieces.count > 1 ? String(pieces[1]) : rest.next(), !given.isEmpty else {
      throw UsageError("\(name) needs a value: \(value)", usage: command.usage)
    }
    values[shown] = given
  }
}
