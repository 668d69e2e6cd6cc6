/// What a command line asks for.
enum Invocation: Equatable {
  enum Format: String, CaseIterable {
    case text, json, junit, tap, github
  }

  enum HelpFormat: String, CaseIterable {
    case text, man
  }

  case demonstration
  case replay(ReplayOptions)
  case check(paths: [String], isEmptyAllowed: Bool)
  case picture(PictureOptions, isEmptyAllowed: Bool)
  case record(RecordOptions)
  case report(ReportOptions)
  case explore(ExploreOptions)
  case fuzz(FuzzOptions)
  case format(FormatOptions)
  case diff(String, String)
  case export(paths: [String], output: String?)
  case elements(screen: String?)
  case help(String)
  case version
  case completions(Shell)

  /// - Parameter arguments: The command line without the name of the tool.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      self = .demonstration
      return
    }
    switch first {
    case "--help", "-h":
      self = .help(ToolHelp.overview)
    case "--version":
      guard arguments.count == 1 else {
        throw UsageError(
          "\(PlainText.quoted(arguments[1])) is too much behind --version", usage: ToolHelp.usage)
      }
      self = .version
    case _ where first == Self.completionOption || first.hasPrefix(Self.completionOption + "="):
      self = .completions(try Self.shell(arguments))
    default:
      guard let command = CommandReference.all.first(where: { $0.name == first }) else {
        throw Self.unknown(first)
      }
      let rest = try Arguments(arguments.dropFirst(), of: command)
      self =
        rest.asksForHelp
        ? .help(ToolHelp.text(for: command)) : try Self(rest, of: command)
    }
  }

  private init(_ arguments: Arguments, of command: CommandReference) throws(UsageError) {
    let isEmptyAllowed = arguments.has("--allow-empty")
    switch command.name {
    case CommandReference.replay.name:
      var options = ReplayOptions(
        paths: try Self.paths(arguments, of: command),
        format: try Self.format(arguments, of: command) ?? .text,
        output: arguments.output, isEmptyAllowed: isEmptyAllowed,
        selection: try Self.selection(arguments, of: command),
        limits: try RunLimits(arguments, of: command))
      try options.read(arguments, of: command)
      self = .replay(options)
    case CommandReference.check.name:
      self = .check(
        paths: try Self.paths(arguments, of: command), isEmptyAllowed: isEmptyAllowed)
    case CommandReference.picture.name:
      self = .picture(
        try Self.pictureOptions(arguments, of: command), isEmptyAllowed: isEmptyAllowed)
    case CommandReference.record.name:
      guard arguments.operands.isEmpty else {
        throw UsageError(
          "\(PlainText.quoted(arguments.operands[0])) is too much behind record; -o names the file",
          usage: command.usage)
      }
      self = .record(
        RecordOptions(
          output: arguments.output, sample: arguments.value(of: "--profile"),
          display: Display(arguments), waitsByItself: arguments.has("--auto-wait")))
    case CommandReference.report.name:
      self = .report(try Self.reportOptions(arguments, of: command))
    case CommandReference.explore.name:
      self = .explore(try ExploreOptions(arguments))
    case CommandReference.fuzz.name:
      self = .fuzz(try FuzzOptions(arguments))
    case CommandReference.format.name:
      self = .format(
        FormatOptions(
          paths: try Self.paths(arguments, of: command),
          mode: try Self.formatMode(arguments, of: command), isEmptyAllowed: isEmptyAllowed))
    case CommandReference.diff.name:
      guard arguments.operands.count == 2 else {
        throw UsageError("diff needs two scripts or transcripts", usage: command.usage)
      }
      let paths = try Self.paths(arguments, of: command)
      self = .diff(paths[0], paths[1])
    case CommandReference.export.name:
      self = try Self.export(arguments, of: command)
    case CommandReference.elements.name:
      self = .elements(screen: try Self.atMostOne(arguments, of: command))
    default:
      self = .help(try Self.helpText(arguments, of: command))
    }
  }

  private static func unknown(_ word: String) -> UsageError {
    let quoted = PlainText.quoted(word)
    if word.hasPrefix("-"), word != ScriptFile.standardInputArgument {
      return UsageError(
        "unknown option \(quoted)",
        suggestion: Suggestion.nearest(
          to: word, among: CommandReference.globalOptions.map { $0.names[0] }),
        usage: ToolHelp.usage)
    }
    if word.hasSuffix(ScriptFile.nameSuffix) || word == ScriptFile.standardInputArgument {
      return UsageError(
        "\(quoted) is no command", suggestion: "\(ToolHelp.tool) replay \(word)",
        usage: ToolHelp.usage)
    }
    let commands = CommandReference.all.map(\.name)
    return UsageError(
      "unknown command \(quoted)", suggestion: Suggestion.nearest(to: word, among: commands),
      usage: ToolHelp.usage)
  }

  private static let completionOption = "--generate-completion-script"

  private static func shell(_ arguments: [String]) throws(UsageError) -> Shell {
    let shells = Shell.allCases.map(\.rawValue)
    let pieces = arguments[0].split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let words = pieces.dropFirst().map(String.init) + arguments.dropFirst()
    guard let name = words.first, !name.isEmpty else {
      throw UsageError(
        "\(completionOption) needs a value: \(shells.joined(separator: "|"))",
        usage: ToolHelp.usage)
    }
    guard words.count == 1 else {
      throw UsageError(
        "\(PlainText.quoted(words[1])) is too much behind \(completionOption)",
        usage: ToolHelp.usage)
    }
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "unknown shell \(PlainText.quoted(name)); the shells are bash, zsh and fish",
        suggestion: Suggestion.nearest(to: name, among: shells), usage: ToolHelp.usage)
    }
    return shell
  }

  private static func paths(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> [String] {
    let paths = arguments.operands
    guard !paths.isEmpty else {
      throw UsageError(
        "\(command.name) needs a script, a folder, or - for standard input", usage: command.usage)
    }
    guard !paths.contains("") else {
      throw UsageError("a path is empty", usage: command.usage)
    }
    guard paths.count(where: { $0 == ScriptFile.standardInputArgument }) <= 1 else {
      throw UsageError("standard input can be read only once", usage: command.usage)
    }
    return paths
  }

  private static func formatMode(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> FormatOptions.Mode {
    guard arguments.has("--in-place") else {
      return arguments.has("--check") ? .check : .print
    }
    guard !arguments.has("--check") else {
      throw UsageError("--check and --in-place cannot go together", usage: command.usage)
    }
    guard !arguments.operands.contains(ScriptFile.standardInputArgument) else {
      throw UsageError("standard input cannot be rewritten in place", usage: command.usage)
    }
    return .inPlace
  }

  private static func format<Format: RawRepresentable<String> & CaseIterable>(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> Format? {
    guard let name = arguments.value(of: "--format") else { return nil }
    guard let format = Format(rawValue: name) else {
      let formats = Format.allCases.map(\.rawValue)
      throw UsageError(
        "unknown format \(PlainText.quoted(name)); the formats are "
          + formats.dropLast().joined(separator: ", ") + " and \(formats[formats.count - 1])",
        suggestion: Suggestion.nearest(to: name, among: formats), usage: command.usage)
    }
    return format
  }

  private static func pictureOptions(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> PictureOptions {
    guard let path = try atMostOne(arguments, of: command), !path.isEmpty else {
      throw UsageError(
        "\(command.name) needs a script, or - for standard input", usage: command.usage)
    }
    var options = PictureOptions(path: path)
    options.format = try format(arguments, of: command) ?? .svg
    options.output = arguments.output
    options.display = Display(arguments)
    if let step = arguments.value(of: "--step") {
      guard let number = Int(step), number >= 0 else {
        throw UsageError(
          "--step \(PlainText.quoted(step)): a step is a number from 0 on", usage: command.usage)
      }
      options.step = number
    }
    return options
  }

  private static func reportOptions(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> ReportOptions {
    let paths = try paths(arguments, of: command)
    guard arguments.has("--output") else {
      throw UsageError("report needs -o FILE, where the page is written to", usage: command.usage)
    }
    var options = ReportOptions(
      paths: paths, output: arguments.output, isEmptyAllowed: arguments.has("--allow-empty"),
      selection: try selection(arguments, of: command),
      limits: try RunLimits(arguments, of: command))
    if !arguments.has("--max-steps") { options.limits.steps = ReportOptions.usualSteps }
    return options
  }

  private static func export(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> Self {
    guard arguments.has("--swift") else {
      throw UsageError("export needs to know as what: --swift", usage: command.usage)
    }
    return .export(paths: try paths(arguments, of: command), output: arguments.output)
  }

  private static func selection(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> Selection {
    var selection = Selection()
    selection.tags = try tags(arguments, "--tags", of: command)
    selection.skippedTags = try tags(arguments, "--skip-tags", of: command)
    selection.isFailFast = arguments.has("--fail-fast")
    if let shard = arguments.value(of: "--shard") {
      do {
        selection.shard = try Shard(shard)
      } catch {
        throw UsageError(
          "--shard \(PlainText.quoted(shard)): \(error.reason)", usage: command.usage)
      }
    }
    return selection
  }

  private static func tags(
    _ arguments: Arguments, _ option: String, of command: CommandReference
  ) throws(UsageError) -> [String] {
    guard let value = arguments.value(of: option) else { return [] }
    let tags = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !tags.contains("") else {
      throw UsageError("\(option) has an empty tag", usage: command.usage)
    }
    return tags
  }

  private static func atMostOne(
    _ arguments: Arguments, of command: CommandReference
  ) throws(UsageError) -> String? {
    guard arguments.operands.count <= 1 else {
      throw UsageError(
        "\(PlainText.quoted(arguments.operands[1])) is too much behind \(command.name)",
        usage: command.usage)
    }
    return arguments.operands.first
  }

  private static func helpText(
    _ arguments: Arguments, of help: CommandReference
  ) throws(UsageError) -> String {
    let name = try atMostOne(arguments, of: help)
    let form: HelpFormat? = try format(arguments, of: help)
    if form == .man {
      guard name == nil else {
        throw UsageError(
          "the manual page explains all commands; no command stands beside --format man",
          usage: help.usage)
      }
      return ManualPage.text
    }
    guard let name else { return ToolHelp.overview }
    guard let command = CommandReference.all.first(where: { $0.name == name }) else {
      let commands = CommandReference.all.map(\.name)
      throw UsageError(
        "there is no command \(PlainText.quoted(name)) to explain",
        suggestion: Suggestion.nearest(to: name, among: commands),
        usage: CommandReference.help.usage)
    }
    return ToolHelp.text(for: command)
  }
}
