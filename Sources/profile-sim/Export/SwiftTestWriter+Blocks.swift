/// Loops and branches.
extension SwiftTestWriter {
  mutating func write(
    _ header: BlockHeader, _ line: ScriptTree.Line, _ first: [ScriptTree.Node],
    otherwise second: [ScriptTree.Node]?
  ) throws {
    let place = line.place
    let remark = line.comment.map { "  //" + PlainText.visible($0.text) } ?? ""
    switch header {
    case .times(let count):
      try add("for _ in 0..<\(SwiftLiteral.grouped(count)) {\(remark)", at: place)
      try writeInside(first)
      try add("}", at: place)
    case .until(let question, let most):
      let opposite = Question(question.condition, isNegated: !question.isNegated)
      let isReached = try condition(question, at: place)
      let turns = SwiftLiteral.grouped(most)
      try add(
        "for _ in 0..<\(turns) where \(try condition(opposite, at: place)) {\(remark)", at: place)
      try writeInside(first)
      try add("}", at: place)
      try add("#expect(\(isReached))", at: place)
    case .onlyIf(let question):
      try add("if \(try condition(question, at: place)) {\(remark)", at: place)
      try writeInside(first)
      if let second {
        try add("} else {", at: place)
        try writeInside(second)
      }
      try add("}", at: place)
    case .each(let name, let values):
      if !remark.isEmpty { try add(String(remark.dropFirst(2)), at: place) }
      try write(first, each: name, values.map(\.text), at: place)
    case .template:
      // With the values of its variables it is one of the others.
      break
    }
  }

  /// Variables that are made in a block are gone after it.
  private mutating func writeInside(_ nodes: [ScriptTree.Node]) throws {
    let outside = bindings
    depth += 1
    try write(nodes)
    depth -= 1
    bindings = outside
    wantsEmptyLine = false
  }

  /// Writes a loop if for each value it does just what the block does, and else the block for each value.
  private mutating func write(
    _ body: [ScriptTree.Node], each name: String, _ values: [String], at place: ScriptPlace
  ) throws {
    let wantsEmptyLine = wantsEmptyLine
    self.wantsEmptyLine = false
    let variable = LoopVariable(identifier: SwiftName.variable(name, besides: loops))
    var turns: [[String]] = []
    for value in values {
      turns.append(try self.lines(of: body, name, value, variable))
    }
    if let loop = try loopLines(of: body, name, variable, values, turns) {
      let isUsed = loop.contains { $0.contains(variable.mark) }
      let list = SwiftLiteral.of(values)
      self.wantsEmptyLine = wantsEmptyLine
      let head = isUsed ? "\(variable.identifier) in \(list)" : "_ in 0..<\(values.count)"
      try add("for \(head) {", at: place)
      for line in loop { try append(line, at: place) }
      return try add("}", at: place)
    }
    self.wantsEmptyLine = wantsEmptyLine
    for (value, turn) in zip(values, turns) {
      try add("// \(name): \(PlainText.visible(value))", at: place)
      // They stand in no loop, and so less far to the right.
      for line in turn { try append(String(line.dropFirst(2)), at: place) }
    }
  }

  /// The lines of the block where the variable has a value, as they stand in a loop.
  private mutating func lines(
    of body: [ScriptTree.Node], _ name: String, _ value: String, _ variable: LoopVariable
  ) throws -> [String] {
    var copy = self
    copy.bindings[name] = value
    copy.loops.append(variable.identifier)
    let start = lines.count
    try copy.writeInside(body)
    adopt(copy)
    return Array(copy.lines[start...].drop { $0.isEmpty })
  }

  /// Takes over what counts for the whole test, however often a part of it was written.
  private mutating func adopt(_ copy: SwiftTestWriter) {
    work = copy.work
    canLoop = canLoop && copy.canLoop
    isExhaustive = copy.isExhaustive
    identifiers.formUnion(copy.identifiers)
  }

  /// The lines of a loop over the variable, unless they do anything else than the turns, or there is but one.
  private mutating func loopLines(
    of body: [ScriptTree.Node], _ name: String, _ variable: LoopVariable, _ values: [String],
    _ turns: [[String]]
  ) throws -> [String]? {
    guard values.count > 1, canLoop else { return nil }
    var copy = self
    let loop: [String]
    do {
      loop = try copy.lines(of: body, name, variable.mark, variable)
    } catch is ExportFault {
      // A variable may stand for what a text cannot stand for, such as a number.
      return nil
    } catch is InputFailure {
      return nil
    }
    adopt(copy)
    let isSame = zip(values, turns).allSatisfy { value, turn in
      turn == loop.map { variable.replaced(by: value, in: $0) }
    }
    guard isSame, canLoop else { return nil }
    identifiers.insert(variable.identifier)
    return loop
  }
}
