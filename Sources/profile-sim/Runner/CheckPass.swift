/// One reading of a script without running it: through all branches of its blocks, with all values that
/// its variables can have, and through the scripts that it includes.
struct CheckPass<Subject: Simulation> {
  private(set) var outline = ScriptOutline()

  private let simulation: Subject
  private let resolver: Resolver
  /// How messages call the script as a whole.
  private let script: String
  private let report: (ScriptFault) throws -> Void
  private var possible = PossibleBindings()
  /// What was possible where each of the open blocks began.
  private var scopes: [PossibleBindings] = []
  private var order = SetUpOrder()
  /// Nothing has been done before the line that is read.
  private var isAtStart = true
  private var inclusions: Inclusions
  /// The line of the script itself that is read, or that includes what is read.
  private var outermostLine = 0
  /// Faults of scripts that are included, each of which is reported once however often they are.
  private var reported: Set<String> = []

  /// The files of the outline.
  private var named: Set<String> = []

  init(simulation: Subject, file: ScriptFile, report: @escaping (ScriptFault) throws -> Void) {
    self.simulation = simulation
    self.resolver = Resolver(vocabulary: simulation.vocabulary)
    self.script = file.displayName
    self.report = report
    self.inclusions = Inclusions(in: file)
  }

  mutating func read(_ file: ScriptFile) throws {
    var reader = ScriptReader(try file.makeSource(), order: order)
    let depthOutside = scopes.count
    while let item = try reader.next() {
      if !inclusions.isInside {
        outermostLine = item.source.number
        outline.lastLine = outermostLine
      }
      var faults: [Fault] = []
      switch item.content {
      case .failure(let fault):
        faults = [fault]
        outline.exitCode = max(outline.exitCode, .faultyScript)
        follow(depthOutside + reader.parser.blocks.depth)
      case .success(let line):
        guard let command = line.command else { continue }
        if case .otherwise = command { possible = scopes.last ?? possible }
        follow(depthOutside + reader.parser.blocks.depth)
        isAtStart = reader.parser.order.isAtStart
        if case .include(let path) = command {
          order = reader.parser.order
          faults = try include(path, in: file, line: item.source)
          reader.go(onFrom: order)
        } else {
          faults = examine(command, in: file)
        }
      }
      for fault in faults {
        try announce(fault, in: item.source, of: file)
      }
    }
    follow(depthOutside)
    order = reader.parser.order
  }

  /// Enters blocks and leaves them; variables that were made in one are gone after it.
  private mutating func follow(_ depth: Int) {
    while scopes.count < depth { scopes.append(possible) }
    while scopes.count > depth { possible = scopes.removeLast() }
  }

  private mutating func announce(_ fault: Fault, in line: SourceLine, of file: ScriptFile) throws {
    let diagnostic = Diagnostic(
      fault, in: line, of: file.displayName, script: script, includedAt: inclusions.places)
    if inclusions.isInside {
      guard reported.insert(diagnostic.description).inserted else { return }
    }
    try report(.placed(diagnostic))
  }

  private mutating func examine(_ command: Command, in file: ScriptFile) -> [Fault] {
    switch command {
    case .template(let words):
      return examine(in: file) { bindings throws(Fault) in
        try Parser.command(bindings.expand(words))
      }
    case .block(.template(let words)):
      return examine(in: file) { bindings throws(Fault) in
        .block(try BlockParser.plainHeader(bindings.expand(words)))
      }
    case .bind(let name, let value): return bind(name, [value])
    case .block(.each(let name, let values)): return bind(name, values)
    case .setUp, .circumstance, .exhaustive, .act, .wait, .expect, .include, .block, .otherwise,
      .end:
      let faults = resolver.faults(in: command)
      if !faults.isEmpty { outline.exitCode = max(outline.exitCode, .faultyScript) }
      let others = note(command, of: file)
      return others.isEmpty ? faults : faults + others
    }
  }

  /// Examines a command with variables, with each of their values.
  private mutating func examine(
    in file: ScriptFile, _ meaning: (Bindings) throws(Fault) -> Command
  ) -> [Fault] {
    var (commands, faults) = possible.meanings(meaning)
    for command in commands { faults += resolver.faults(in: command) }
    if !faults.isEmpty { outline.exitCode = max(outline.exitCode, .faultyScript) }
    if let command = commands.first { faults += note(command, of: file) }
    return faults
  }

  private mutating func bind(_ name: String, _ values: [Word]) -> [Fault] {
    let faults = possible.bind(name, values)
    if !faults.isEmpty { outline.exitCode = max(outline.exitCode, .faultyScript) }
    return faults
  }

  private mutating func note(_ command: Command, of file: ScriptFile) -> [Fault] {
    switch command {
    case .setUp(let setUp):
      return note(setUp, of: file)
    case .circumstance(let circumstance):
      outline.stepCount += 1
      if isAtStart { outline.setUp.circumstances.append(circumstance) }
    case .act, .wait(.duration), .wait(.untilIdle):
      outline.stepCount += 1
    case .wait(.until(let question, _)):
      outline.stepCount += 1
      note(question)
    case .expect(let expectation):
      outline.stepCount += 1
      note(expectation.question)
    case .block(.until(let question, _)), .block(.onlyIf(let question)):
      note(question)
    case .exhaustive, .bind, .include, .block, .otherwise, .end, .template:
      break
    }
    return []
  }

  private mutating func note(_ question: Question) {
    if case .route = question.condition { outline.lastRouteExpectation = outermostLine }
  }

  private mutating func note(_ setUp: SetUpCommand, of file: ScriptFile) -> [Fault] {
    switch setUp {
    case .name(let name): outline.setUp.name = name
    case .tags(let tags): outline.setUp.tags = tags.map(\.text)
    case .seed(let seed): outline.setUp.seed = seed
    case .start(let link): outline.setUp.start = link.text
    case .profile(let sample): outline.setUp.profile = .sample(sample.text)
    case .profileFile(let word):
      let path = ScriptFile.path(of: word.text, in: file.folder)
      outline.setUp.profile = .file(written: word.text, path: path)
      noteFile(path)
      do throws(SetUpFailure) {
        // Only the profile is tried here; a fault of another command has its own message.
        _ = try simulation.makeApp(SetUp(profile: outline.setUp.profile))
      } catch {
        outline.exitCode = max(outline.exitCode, error.exitCode)
        return [Fault(error.message, at: word)]
      }
    }
    return []
  }

  private mutating func noteFile(_ path: String) {
    if named.insert(path).inserted { outline.files.append(path) }
  }

  /// Reads the scripts that a path leads to: several, when it has variables of several values.
  private mutating func include(
    _ path: Word, in file: ScriptFile, line: SourceLine
  ) throws -> [Fault] {
    var faults = possible.meanings { bindings throws(Fault) in try bindings.expand(path) }.faults
    if !faults.isEmpty { outline.exitCode = max(outline.exitCode, .faultyScript) }
    var after = PossibleBindings.none
    for group in possible.grouped(by: [path]) {
      possible = group.bindings
      let written = group.words.map(\.text).joined()
      noteFile(ScriptFile.path(of: written, in: file.folder))
      do {
        let included = try inclusions.enter(written, from: file, line: line.number)
        order.file = included.displayName
        try read(included)
        inclusions.leave()
        order.file = inclusions.isInside ? file.displayName : nil
      } catch let failure as InputFailure {
        inclusions.leave()
        outline.exitCode = max(outline.exitCode, .unreadableInput)
        let name = PlainText.quoted(written)
        faults.append(Fault("the script \(name) cannot be read: \(failure.reason)", at: path))
      } catch let refusal as Inclusions.Refusal {
        outline.exitCode = max(outline.exitCode, refusal.exitCode)
        faults.append(Fault(refusal.message, at: path))
      }
      after = after + possible
    }
    possible = after
    return faults
  }
}
