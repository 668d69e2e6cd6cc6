/// The lines of a script in the order in which they are performed: through blocks, turn after turn, and
/// through the scripts that it includes.
///
/// A script is read while it is walked through; only a block is held in memory, for as long as it lasts.
/// What is open stands in a list, so that nothing is deeper than this however deep blocks are nested.
struct ScriptWalk {
  enum Step {
    case line(Command, ScriptPlace)
    /// The block that was entered last has come to its end.
    case turnEnded
  }

  private enum Frame {
    case script(OpenScript)
    case block(OpenBlock)
  }

  private var frames: [Frame]
  var bindings = Bindings()

  /// The line of the script itself in which the walk is, wherever it has gone from there.
  private(set) var outermostLine = 0

  init(_ source: AnyByteSource, folder: String) {
    frames = [.script(OpenScript(source, included: nil, folder: folder))]
  }

  /// The block that is performed, if the walk is directly in one.
  var block: OpenBlock? {
    if case .block(let block) = frames.last { block } else { nil }
  }

  /// The next line to be performed; nil at the end of everything.
  ///
  /// - Throws: `InputFailure`.
  mutating func next() throws -> Step? {
    while let frame = frames.last {
      switch frame {
      case .block(let block):
        guard let line = block.next() else { return .turnEnded }
        return .line(line.command, place(of: line, in: block.script))
      case .script(let script):
        guard let line = try script.next() else {
          frames.removeLast()
          continue
        }
        if script.included == nil { outermostLine = line.number }
        return .line(line.command, place(of: line, in: script))
      }
    }
    return nil
  }

  private func place(of line: BlockLine, in script: OpenScript) -> ScriptPlace {
    ScriptPlace(included: script.included, line: line.number, column: line.column)
  }

  /// Goes into the block that the last line began, or in an `if` into its second part.
  mutating func enter(_ header: BlockHeader, at place: ScriptPlace, part: OpenBlock.Part = .first)
    throws
  {
    let block: OpenBlock
    switch frames.last {
    case .block(let outer):
      block = outer.inner(header, at: place, part: part, bindings)
    case .script(let script):
      let lines = try script.block(header, at: place)
      block = OpenBlock(
        header, at: place, lines: lines, opening: 0, of: script, part: part, bindings)
    case nil:
      return
    }
    frames.append(.block(block))
  }

  /// Begins another turn of the block that is performed, in which the variables are as before the first.
  mutating func beginTurn() {
    guard let block else { return }
    block.beginTurn()
    bindings = block.outerBindings
  }

  /// Leaves the block that is performed; its variables are gone.
  mutating func leaveBlock() {
    guard let block else { return }
    bindings = block.outerBindings
    frames.removeLast()
  }

  /// Goes on with another script, and comes back after it.
  ///
  /// - Throws: `InputFailure`.
  mutating func include(_ path: String) throws {
    guard let script = frames.last.map(script) else { return }
    guard frames.count < 2_048 else { throw InputFailure(reason: "scripts include one another") }
    let file = try ScriptFile(path: script.path(of: path))
    frames.append(
      .script(
        OpenScript(
          try file.makeSource(),
          included: IncludedScript(path: file.displayName, written: path), folder: file.folder)))
  }

  private func script(_ frame: Frame) -> OpenScript {
    switch frame {
    case .script(let script): script
    case .block(let block): block.script
    }
  }
}
