/// The tool without the process around it: all that it reads and writes is handed in, but for files.
struct CommandLineTool<Subject: Simulation> {
  let simulation: Subject
  let output: BufferedOutput
  let errors: BufferedOutput
  let standardInput: any ByteSource
  let environmentVariable: (String) -> String?
  let isInterrupted: () -> Bool
  /// The terminal that the process is at, if it is at one.
  var terminal: () -> (any Terminal)? = { nil }

  /// Waits for changes of files, until it is interrupted.
  var makeWatcher: (_ isInterrupted: @escaping () -> Bool) -> any FileWatcher = { isInterrupted in
    #if os(Linux)
      NotifiedWatcher(isInterrupted: isInterrupted)
    #else
      PollingWatcher(isInterrupted: isInterrupted)
    #endif
  }

  /// - Parameter arguments: The command line without the name of the tool.
  func run(_ arguments: [String]) -> ExitCode {
    let code = attempt {
      let code = try perform(Invocation(arguments))
      try output.flush()
      return code
    }
    guard code != .readerGone else { return code }
    return max(
      code,
      attempt {
        try errors.flush()
        return .success
      })
  }

  /// Turns what is thrown into a message and a code.
  private func attempt(_ work: () throws -> ExitCode) -> ExitCode {
    do {
      return try work()
    } catch OutputFailure.readerGone {
      return .readerGone
    } catch OutputFailure.failed(let reason) {
      return explain("cannot write \(reason)", .unwritableOutput)
    } catch let error as UsageError {
      return explain("\(error.message)\n\(error.usage)", .wrongUsage)
    } catch {
      return explain("internal fault: \(error)", .internalFault)
    }
  }

  private func explain(_ message: String, _ code: ExitCode) -> ExitCode {
    do throws(OutputFailure) {
      // What ran before it comes first.
      try? output.flush()
      try errors.write("\(ToolHelp.tool): error: \(message)\n")
      return code
    } catch {
      return max(code, error == .readerGone ? .readerGone : .unwritableOutput)
    }
  }

  private func perform(_ invocation: Invocation) throws -> ExitCode {
    switch invocation {
    case .demonstration:
      let file = ScriptFile(name: Demonstration.name, chunks: [Array(Demonstration.script.utf8)])
      return try replay([.script(file)], ReplayOptions(paths: []), to: output)
    case .replay(let options):
      if options.isStepped { return try step(options) }
      if options.isWatched { return try watch(options) }
      return try replay(inputs(options.paths), options)
    case .check(let paths, let isEmptyAllowed):
      return try check(isEmptyAllowed: isEmptyAllowed).run(inputs(paths))
    case .picture(let options, let isEmptyAllowed):
      return try picture(options, isEmptyAllowed: isEmptyAllowed)
    case .export(let paths, let output):
      return try export(inputs(paths), to: output)
    case .record(let options):
      return try record(options)
    case .report(let options):
      return try report(inputs(options.paths), options)
    case .explore(let options):
      try check(sample: options.profile, for: .explore)
      return try writing(to: options.output, of: .explore) { file in
        try ExploreCommand(simulation: simulation, errors: errors, isInterrupted: isInterrupted)
          .run(options) { try file.write($0) }
      }
    case .fuzz(let options):
      try check(sample: options.profile, for: .fuzz)
      return try writing(to: options.output, of: .fuzz) { file in
        try FuzzCommand(simulation: simulation, errors: errors, isInterrupted: isInterrupted)
          .run(options) { try file.write($0) }
      }
    case .format(let options):
      return try FormatCommand(
        check: check(isEmptyAllowed: options.isEmptyAllowed),
        form: CanonicalForm(changes: simulation.vocabulary.changes), mode: options.mode,
        output: output, isInterrupted: isInterrupted
      ).run(inputs(options.paths))
    case .diff(let left, let right):
      return try diff(left, right)
    case .elements(let screen):
      try output.write(ElementsCommand(vocabulary: simulation.vocabulary).list(of: screen))
    case .help(let text):
      try output.write(text)
    case .completions(let shell):
      let screens = ElementsCommand(vocabulary: simulation.vocabulary).screens
      try output.write(CompletionScript(screens: screens).text(for: shell))
    case .version:
      try output.write("\(ToolHelp.tool) \(ToolVersion.current)\n")
    }
    return .success
  }

  private func inputs(_ paths: [String]) -> [ScriptInput] {
    ScriptInput.inputs(paths, standardInput: standardInput)
  }

  /// - Parameter hasOption: Whether the command can be told to allow empty scripts.
  private func check(
    isEmptyAllowed: Bool, hasOption: Bool = true
  ) -> CheckCommand<Subject> {
    CheckCommand(
      checker: ScriptChecker(
        simulation: simulation, isEmptyAllowed: isEmptyAllowed, canBeAllowed: hasOption),
      errors: errors, isInterrupted: isInterrupted)
  }

  private func check(
    sample: String?, for command: CommandReference
  ) throws(UsageError) {
    try UsageError.check(
      sample, among: simulation.vocabulary.samples, ("sample profile", "samples"), of: command)
  }

  /// Gives a command where it writes to: a file, which is opened before the work begins, or standard output.
  ///
  /// - Parameter besides: What the run writes, apart from this.
  private func writing(
    to path: String?, of command: CommandReference, unlessOneOf inputs: [ScriptInput] = [],
    besides: [String] = [], _ work: (BufferedOutput) throws -> ExitCode
  ) throws -> ExitCode {
    guard let path else { return try work(output) }
    let sink = try outputFile(path, of: command, unlessOneOf: inputs, besides: besides)
    let file = BufferedOutput(sink)
    let code = try work(file)
    try file.flush()
    try sink.close()
    return code
  }

  private func picture(_ options: PictureOptions, isEmptyAllowed: Bool) throws -> ExitCode {
    let input = ScriptInput(options.path, standardInput: standardInput)
    let command = PictureCommand(
      simulation: simulation, check: check(isEmptyAllowed: isEmptyAllowed), errors: errors,
      isInterrupted: isInterrupted)
    return try command.run(input, options) { picture in
      try write(picture, to: options.output, of: .picture, unlessOneOf: [input])
    }
  }

  /// Writes a whole result. Without one nobody calls this, so that the file stays as it is.
  private func write(
    _ text: String, to path: String?, of command: CommandReference,
    unlessOneOf inputs: [ScriptInput]
  ) throws {
    _ = try writing(to: path, of: command, unlessOneOf: inputs) { file in
      try file.write(text)
      return .success
    }
  }

  private func export(_ inputs: [ScriptInput], to output: String?) throws -> ExitCode {
    try ExportCommand(
      simulation: simulation, check: check(isEmptyAllowed: false, hasOption: false),
      errors: errors,
      isInterrupted: isInterrupted
    ).run(inputs) { tests in
      try write(tests, to: output, of: .export, unlessOneOf: inputs)
    }
  }

  private func record(_ options: RecordOptions) throws -> ExitCode {
    try RecordCommand(
      simulation: simulation, terminal: terminal(), usesColor: style(of: output).isColored,
      terminalName: environmentVariable("TERM"), output: output, errors: errors
    ).run(options)
  }

  private func step(_ options: ReplayOptions) throws -> ExitCode {
    guard terminal() != nil else {
      throw UsageError(
        "--step needs a terminal, as standard input and as standard output",
        usage: CommandReference.replay.usage)
    }
    return try StepCommand(
      simulation: simulation, check: check(isEmptyAllowed: options.isEmptyAllowed),
      options: options, lines: TypedLines(standardInput), output: output, errors: errors,
      style: style(of: output), isInterrupted: isInterrupted
    ).run(inputs(options.paths))
  }

  private func watch(_ options: ReplayOptions) throws -> ExitCode {
    let files = WatchedFiles(
      checker: ScriptChecker(simulation: simulation, isEmptyAllowed: options.isEmptyAllowed),
      paths: options.paths, hasTranscripts: options.transcripts != nil)
    return try WatchCommand(
      run: {
        let code = try replay(inputs(options.paths), options)
        try output.flush()
        return code
      }, files: files.all, watcher: makeWatcher(isInterrupted), errors: errors
    ).loop()
  }

  private func replay(_ inputs: [ScriptInput], _ options: ReplayOptions) throws -> ExitCode {
    try writing(
      to: options.output, of: .replay, unlessOneOf: inputs, besides: options.filesBeside(inputs)
    ) { try replay(inputs, options, to: $0) }
  }

  private func report(_ inputs: [ScriptInput], _ options: ReportOptions) throws -> ExitCode {
    try writing(to: options.output, of: .report, unlessOneOf: inputs) {
      try report(inputs, options, to: $0)
    }
  }

  private func report(
    _ inputs: [ScriptInput], _ options: ReportOptions, to page: BufferedOutput
  ) throws -> ExitCode {
    let command = replayCommand(
      ReplayOptions(
        paths: [], isEmptyAllowed: options.isEmptyAllowed, selection: options.selection,
        limits: options.limits), to: page)
    return try command.run(
      inputs, reporter: TraceReporter(page, sources: TraceSources(inputs)))
  }

  /// Opens the file, but leaves it as it is when it is one of the scripts, or something else that their run reads or writes.
  private func outputFile(
    _ path: String, of command: CommandReference, unlessOneOf inputs: [ScriptInput],
    besides: [String]
  ) throws -> FileSink {
    let isNew = !ScriptSaver.exists(path)
    let sink = try FileSink(creating: path)
    for case .script(let file) in inputs where try sink.leads(to: file) {
      throw UsageError(
        "the output would overwrite the script \(PlainText.quoted(file.displayName))",
        usage: command.usage)
    }
    if let other = (dependencies(of: inputs) + besides).first(where: { sink.leads(to: $0) }) {
      if isNew { System.removeFile(path) }
      throw UsageError(
        "the output would overwrite \(PlainText.quoted(other)), which belongs to the run",
        usage: command.usage)
    }
    try sink.empty()
    return sink
  }

  /// What scripts include, and where their profiles are; faults are reported by the run.
  private func dependencies(of inputs: [ScriptInput]) -> [String] {
    let checker = ScriptChecker(simulation: simulation, isEmptyAllowed: true)
    return inputs.flatMap { input -> [String] in
      guard case .script(let file) = input else { return [] }
      return (try? checker.check(file) { _ in })?.files ?? []
    }
  }

  private func diff(_ left: String, _ right: String) throws -> ExitCode {
    // A run in which nothing is done can be compared as any other.
    let command = replayCommand(ReplayOptions(paths: [], isEmptyAllowed: true), to: output)
    // A folder is many runs; read as a file it gives its own message.
    let inputs = [left, right].map { ScriptInput($0, standardInput: standardInput) }
    return try DiffCommand(
      replay: { try command.run($0, reporter: $1) }, errors: errors, output: output,
      style: style(of: output)
    ).run(inputs[0], inputs[1])
  }

  private func style(of output: BufferedOutput) -> TextStyle {
    TextStyle(
      isTerminal: output.isTerminal, noColor: environmentVariable("NO_COLOR"),
      terminal: environmentVariable("TERM"))
  }

  private func replayCommand(
    _ options: ReplayOptions, to output: BufferedOutput
  ) -> ReplayCommand<Subject> {
    ReplayCommand(
      simulation: simulation, check: check(isEmptyAllowed: options.isEmptyAllowed),
      options: options, output: output, errors: errors, isInterrupted: isInterrupted)
  }

  private func replay(
    _ inputs: [ScriptInput], _ options: ReplayOptions, to output: BufferedOutput
  ) throws -> ExitCode {
    let command = replayCommand(options, to: output)
    switch options.format {
    case .text:
      return try command.run(
        inputs, reporter: TextReporter(output, style: style(of: output)))
    case .json:
      return try command.run(inputs, reporter: JSONLinesReporter(output))
    case .junit:
      return try command.run(inputs, reporter: JUnitReporter(output))
    case .tap:
      return try command.run(inputs, reporter: TAPReporter(output))
    case .github:
      return try command.run(inputs, reporter: GitHubReporter(output))
    }
  }
}
