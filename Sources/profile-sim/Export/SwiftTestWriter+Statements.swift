/// What single commands are in Swift.
extension SwiftTestWriter {
  /// A command without variables in Swift, which may take no statement, one or two.
  mutating func statements(_ command: Command, at place: ScriptPlace) throws -> [String] {
    switch command {
    case .setUp(let setUp):
      try note(setUp, at: place)
      return []
    case .circumstance(let circumstance):
      let server = startCircumstances > 0 ? "server" : "app.server"
      return [
        try said(at: place) { () throws(Inexpressible) in
          try SwiftCircumstance.statement(circumstance, server: server)
        }
      ]
    case .exhaustive(let isOn):
      isExhaustive = true
      return ["app.recorder.isExhaustive = \(isOn)"]
    case .act(let action):
      return [SwiftAction.statement(action)]
    case .wait(.duration(let duration)):
      return ["app.advance(by: \(SwiftLiteral.of(duration)))"]
    case .wait(.untilIdle):
      return ["#expect(app.advanceUntilIdle())"]
    case .wait(.until(let question, let within)):
      return ["#expect(\(try waiting(for: question, within, at: place)))"]
    case .expect(let expectation):
      return try self.expectation(expectation, at: place)
    case .bind(let name, let value):
      bindings[name] = try expanded(at: place) { bindings throws(Fault) in
        try bindings.expand(value).text
      }
      return []
    case .include(let path):
      return inclusions == 0 ? ["// \(PlainText.visible(ScriptPrinter.print(.include(path))))"] : []
    case .block, .otherwise, .end, .template:
      return []
    }
  }

  /// The command with the values of its variables.
  func meaning(_ command: Command, at place: ScriptPlace) throws(ExportFault) -> Command {
    guard case .template(let words) = command else { return command }
    return try expanded(at: place) { bindings throws(Fault) in
      try Parser.command(bindings.expand(words))
    }
  }

  private func expectation(
    _ expectation: Expectation, at place: ScriptPlace
  ) throws(ExportFault) -> [String] {
    let question = expectation.question
    guard case .route(let words) = question.condition, !question.isNegated else {
      guard let within = expectation.within else {
        return ["#expect(\(try condition(question, at: place)))"]
      }
      return ["#expect(\(try waiting(for: question, within, at: place)))"]
    }
    let pattern = try said(at: place) { () throws(Inexpressible) in try routes.pattern(words) }
    let claim = "#expect(app.recorder.claimChange().matches(\(pattern)))"
    guard let within = expectation.within else { return [claim] }
    return [try waiting(for: question, within, at: place), claim]
  }

  private func waiting(
    for question: Question, _ within: VirtualDuration, at place: ScriptPlace
  ) throws(ExportFault) -> String {
    let condition = try condition(question, at: place)
    return "app.advance(until: { \(condition) }, within: \(SwiftLiteral.of(within)))"
  }

  func condition(_ question: Question, at place: ScriptPlace) throws(ExportFault) -> String {
    try said(at: place) { () throws(Inexpressible) in
      try SwiftCondition(routes: routes).expression(question)
    }
  }

  private mutating func note(_ setUp: SetUpCommand, at place: ScriptPlace) throws(ExportFault) {
    switch setUp {
    case .tags(let words):
      for word in words {
        guard let tag = SwiftName.member(word.text) else {
          throw ExportFault(
            place: place, message: "the tag \(word.described) can be no name in Swift")
        }
        tags.append(tag)
      }
    case .name, .profile, .profileFile, .start, .seed:
      // They go into the test's name and into the app; no run depends on the seed.
      break
    }
  }
}
