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

extension Arguments {
  /// The file for what is written; nil for standard output, which `-` stands for too.
  var output: String? {
    value(of: "--output").flatMap { $0 == "-" ? nil : $0 }
  }

  /// The whole number that an option was given, if it was given one.
  func number<Number: FixedWidthInteger>(
    _ option: String, from least: Number, to most: Number = .max, of command: CommandReference
  ) throws(UsageError) -> Number? {
    guard let text = value(of: option) else { return nil }
    let read: Number? = Parser.number(text)
    if read == nil, most == .max, text.utf8.allSatisfy(Byte.isDigit) {
      let message = "\(PlainText.quoted(text)) is too large; the largest number is \(Number.max)"
      throw UsageError("\(option): \(message)", usage: command.usage)
    }
    guard let number = read, number >= least, number <= most else {
      let range = most == .max ? "from \(least) on" : "from \(least) to \(most)"
      throw UsageError(
        "\(option): \(PlainText.quoted(text)) is no whole number \(range)", usage: command.usage)
    }
    return number
  }

  /// The one of several words that an option was given, if it was given one.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, of command: CommandReference
  ) throws(UsageError) -> Choice? {
    guard let name = value(of: option) else { return nil }
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue)
      throw UsageError(
        "\(option): \(PlainText.quoted(name)) is none of \(names.joined(separator: ", "))",
        suggestion: Suggestion.nearest(to: name, among: names), usage: command.usage)
    }
    return choice
  }

  /// Nothing may stand beside the options.
  func requireNoOperands(of command: CommandReference) throws(UsageError) {
    guard let operand = operands.first else { return }
    throw UsageError(
      "\(PlainText.quoted(operand)) is too much behind \(command.name)", usage: command.usage)
  }
}
