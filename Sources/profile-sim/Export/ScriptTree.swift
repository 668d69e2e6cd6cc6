/// A script in memory as it is nested, with its comments and empty lines.
struct ScriptTree {
  struct Line {
    let command: Command?
    let comment: Comment?
    let place: ScriptPlace
  }

  indirect enum Node {
    case line(Line)
    /// What begins a block, and its part or parts.
    case block(Line, BlockHeader, [Node], otherwise: [Node]?)
  }

  let nodes: [Node]
  /// The folder that paths in it start from.
  let folder: String
  /// Whether characters are in it that mark variables, or what may be such a character.
  let hasMarks: Bool

  /// - Parameter included: What the script is called, if another one includes it.
  init(_ file: ScriptFile, included: IncludedScript? = nil) throws(InputFailure) {
    var reader = ScriptReader(try file.makeSource())
    var lines: [Line] = []
    var hasMarks = false
    while let item = try reader.next() {
      // Scripts are checked before they are exported.
      guard case .success(let line) = item.content else {
        throw InputFailure(reason: "the file was changed while it was exported")
      }
      let text = String(decoding: item.source.bytes, as: UTF8.self)
      hasMarks = hasMarks || LoopVariable.isMarked(text) || text.lowercased().contains("10fff")
      let column = item.source.bytes.prefix { Byte.isBlank($0) }.count + 1
      let place = ScriptPlace(included: included, line: line.number, column: column)
      lines.append(Line(command: line.command, comment: line.comment, place: place))
    }
    var rest = lines[...]
    nodes = Self.nodes(&rest)
    folder = file.folder
    self.hasMarks = hasMarks
  }

  /// The tree without its first nodes.
  init(_ tree: ScriptTree, from start: Int) {
    nodes = Array(tree.nodes[start...])
    folder = tree.folder
    hasMarks = tree.hasMarks
  }

  /// The lines up to an `else`, an end or the end of everything, which stays.
  private static func nodes(_ rest: inout ArraySlice<Line>) -> [Node] {
    var nodes: [Node] = []
    while let line = rest.first {
      switch line.command {
      case .end, .otherwise:
        return nodes
      case .block(let header):
        rest.removeFirst()
        let first = Self.nodes(&rest)
        var second: [Node]?
        if let middle = rest.first, case .otherwise = middle.command {
          rest.removeFirst()
          second = Self.comment(of: middle) + Self.nodes(&rest)
        }
        nodes.append(.block(line, header, first, otherwise: second))
        if let end = rest.popFirst() { nodes += Self.comment(of: end) }
      case .setUp, .circumstance, .exhaustive, .act, .wait, .expect, .bind, .include, .template,
        nil:
        rest.removeFirst()
        nodes.append(.line(line))
      }
    }
    return nodes
  }

  /// What stands behind a brace, on a line of its own.
  private static func comment(of line: Line) -> [Node] {
    line.comment.map { [.line(Line(command: nil, comment: $0, place: line.place))] } ?? []
  }
}
