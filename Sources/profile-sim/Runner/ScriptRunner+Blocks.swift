/// Blocks: whether, how often and with what they are performed.
extension ScriptRunner {
  mutating func begin(_ header: BlockHeader, at place: ScriptPlace) throws {
    let header = try understood(at: place) { bindings throws(Fault) in
      try bindings.expand(header)
    }
    let command = Command.block(header)
    guard case .onlyIf(let question) = header else {
      try walk.enter(header, at: place)
      try goOnWithBlock()
      return
    }
    guard try takeStep(command, at: place) else { return }
    let isTrue = try judge.judge(question, in: state).isTrue
    try report(.block(time: state.app.now, place: place, header, .branch(isTrue)))
    try walk.enter(header, at: place, part: isTrue ? .first : .second)
    walk.beginTurn()
  }

  /// Begins the next turn of the block that is performed, or leaves it.
  mutating func goOnWithBlock() throws {
    guard let block = walk.block else { return }
    switch block.header {
    case .onlyIf, .template:
      walk.leaveBlock()
    case .times(let count):
      guard block.turns < count else {
        walk.leaveBlock()
        return
      }
      try beginTurn(of: block, .turn(block.turns + 1))
    case .each(let name, let values):
      guard block.turns < values.count else {
        walk.leaveBlock()
        return
      }
      let value = values[block.turns].text
      try beginTurn(of: block, .value(value))
      walk.bindings[name] = value
    case .until(let question, let most):
      let finding = try judge.judge(question, in: state)
      if finding.isTrue {
        try report(
          .block(
            time: state.app.now, place: block.place, block.header, .reached(turns: block.turns)))
        walk.leaveBlock()
      } else if block.turns < most {
        try beginTurn(of: block, .turn(block.turns + 1))
      } else {
        let turns = most == 1 ? "1 turn" : "\(most) turns"
        try fail(
          .block(block.header), at: block.place,
          expected: "\(ScriptPrinter.print(question)) within \(turns)", actual: finding.actual)
      }
    }
  }

  private mutating func beginTurn(of block: OpenBlock, _ outcome: BlockOutcome) throws {
    guard try takeStep(.block(block.header), at: block.place) else { return }
    try report(.block(time: state.app.now, place: block.place, block.header, outcome))
    walk.beginTurn()
  }
}

extension Bindings {
  /// The header with the values of its variables in place of these.
  func expand(_ header: BlockHeader) throws(Fault) -> BlockHeader {
    switch header {
    case .times, .until, .onlyIf: header
    case .each(let name, let values): .each(name, try expand(values))
    case .template(let words): try BlockParser.plainHeader(expand(words))
    }
  }
}
