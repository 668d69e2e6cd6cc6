/// Makes the statements of a test of a script, block by block and line by line.
///
/// What is known without running the script is written out: the values of variables, and scripts that are included.
/// Loops and branches stay what they are.
struct SwiftTestWriter {
  /// Of more nobody would read a test, nor compile it.
  static let most = 5_000

  let routes: SwiftRoute
  /// Where the lines stand that were written last.
  var depth = 0
  private(set) var lines: [String] = []
  /// How many lines were written, those included that were written anew in another form.
  var work = 0

  var bindings = Bindings()
  /// The variables of the loops around, as Swift calls them.
  var loops: [String] = []
  /// Whether `each` can become a loop: no script has a character that marks variables.
  var canLoop: Bool
  /// The variables of all loops that were written.
  var identifiers: Set<String> = []

  var tags: [String] = []
  /// How the services are when the app is made.
  private(set) var services: [String] = []
  var isExhaustive = false
  /// The circumstances of the start that are still to come.
  private(set) var startCircumstances: Int
  /// How many scripts include what is written.
  private(set) var inclusions = 0
  private var folder = ""
  var wantsEmptyLine = false

  init(forms: [ChangeForm], startCircumstances: Int, canLoop: Bool) {
    self.routes = SwiftRoute(forms: forms)
    self.startCircumstances = startCircumstances
    self.canLoop = canLoop
  }

  /// What was written, as it stands in the file.
  var written: [String] {
    lines.flatMap { Self.broken(LoopVariable.written($0, identifiers.sorted())) }
  }

  /// An expectation that is too wide for a page takes two lines.
  private static func broken(_ line: String) -> [String] {
    let start = "#expect("
    let spaces = line.prefix { $0 == " " }
    let statement = line.dropFirst(spaces.count)
    guard line.count > 96, statement.hasPrefix(start), statement.hasSuffix(")") else {
      return [line]
    }
    return [spaces + start, "\(spaces)  \(statement.dropFirst(start.count))"]
  }

  /// - Throws: ``ExportFault``, `InputFailure`.
  mutating func write(_ tree: ScriptTree) throws {
    let outside = folder
    folder = tree.folder
    canLoop = canLoop && !tree.hasMarks
    try write(tree.nodes)
    folder = outside
  }

  mutating func write(_ nodes: [ScriptTree.Node]) throws {
    for node in nodes {
      switch node {
      case .line(let line):
        try write(line)
      case .block(let line, let header, let first, let second):
        let header = try expanded(at: line.place) { bindings throws(Fault) in
          try bindings.expand(header)
        }
        try write(header, line, first, otherwise: second)
      }
    }
  }

  private mutating func write(_ line: ScriptTree.Line) throws {
    guard let command = try line.command.map({ try meaning($0, at: line.place) }) else {
      // What an included script says of itself would be said over and over.
      guard inclusions == 0 else { return }
      if line.comment == nil { wantsEmptyLine = true }
      return try add([], line)
    }
    let statements = try statements(command, at: line.place)
    if case .circumstance(let circumstance) = command, startCircumstances > 0 {
      startCircumstances -= 1
      if SwiftCircumstance.isOfServer(circumstance) {
        // The first screen asks for its data as soon as it is made.
        services += commented(statements, line)
        return
      }
    }
    try add(statements, line)
    if case .include(let path) = command { try include(path, at: line.place) }
  }

  private mutating func include(_ path: Word, at place: ScriptPlace) throws {
    let written = try expanded(at: place) { bindings throws(Fault) in
      try bindings.expand(path).text
    }
    guard inclusions < Language.deepestInclusion else {
      throw ExportFault(place: place, message: "scripts include one another")
    }
    let file = try ScriptFile(including: ScriptFile.path(of: written, in: folder))
    let tree = try ScriptTree(
      file, included: IncludedScript(path: file.displayName, written: written))
    inclusions += 1
    try write(tree)
    inclusions -= 1
  }

  // MARK: Lines

  /// Writes statements with the comment of the script behind the first of them, or instead of them.
  private mutating func add(_ statements: [String], _ line: ScriptTree.Line) throws(ExportFault) {
    for statement in commented(statements, line) { try add(statement, at: line.place) }
  }

  private func commented(_ statements: [String], _ line: ScriptTree.Line) -> [String] {
    guard inclusions == 0, let comment = line.comment else { return statements }
    let text = "//" + PlainText.visible(comment.text)
    guard let first = statements.first else { return [text] }
    return ["\(first)  \(text)"] + statements.dropFirst()
  }

  mutating func add(_ text: String, at place: ScriptPlace) throws(ExportFault) {
    if wantsEmptyLine, lines.last.map({ !$0.hasSuffix("{") }) ?? false { lines.append("") }
    wantsEmptyLine = false
    try append(String(repeating: "  ", count: depth) + text, at: place)
  }

  /// Writes a line with the spaces that it has already.
  mutating func append(_ line: String, at place: ScriptPlace) throws(ExportFault) {
    lines.append(line)
    work += 1
    guard lines.count <= Self.most, work <= Self.most * 20 else {
      throw ExportFault(
        place: place,
        message:
          "up to here it takes too many lines for a test in Swift (\(Self.most) at most)")
    }
  }

  // MARK: Faults

  func said<Result>(
    at place: ScriptPlace, _ say: () throws(Inexpressible) -> Result
  ) throws(ExportFault) -> Result {
    do throws(Inexpressible) {
      return try say()
    } catch {
      throw ExportFault(place: place, message: error.message)
    }
  }

  func expanded<Result>(
    at place: ScriptPlace, _ meaning: (Bindings) throws(Fault) -> Result
  ) throws(ExportFault) -> Result {
    do throws(Fault) {
      return try meaning(bindings)
    } catch {
      throw ExportFault(place: place, message: error.message)
    }
  }
}
