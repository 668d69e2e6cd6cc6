/// Waits and expectations: what lets time pass, or asks what came of it.
extension ScriptRunner {
  /// How long `wait until idle` waits before it fails.
  static var longestWaitUntilIdle: VirtualDuration { VirtualDuration(nanoseconds: 60_000_000_000) }

  /// Up to when time passes.
  private struct Span {
    let end: VirtualDuration
    /// It would go on for longer, if the run were allowed to.
    let isCut: Bool
  }

  mutating func perform(_ wait: Wait, _ command: Command, at place: ScriptPlace) throws {
    try report(.step(time: state.app.now, place: place, command: command))
    switch wait {
    case .duration(let duration):
      guard let span = try span(of: duration, command, at: place) else { return }
      state.app.advance(by: state.app.now.until(span.end))
      try handOnLog(place, command)
      if span.isCut { try failForTime(command, at: place) }
    case .untilIdle:
      let limit = Self.longestWaitUntilIdle
      guard let span = try span(of: limit, command, at: place) else { return }
      let isIdle = state.app.advanceUntilIdle(limit: state.app.now.until(span.end))
      try handOnLog(place, command)
      guard !isIdle else { return }
      guard !span.isCut else { return try failForTime(command, at: place) }
      try fail(
        command, at: place, expected: "idle within \(limit)",
        actual: "not idle: \(state.app.pending.joined(separator: ", "))")
    case .until(let question, let limit):
      let finding = try waitUntil(question, within: limit, command, at: place)
      guard let finding, !finding.isTrue else { return }
      try fail(
        command, at: place, expected: "\(ScriptPrinter.print(question)) within \(limit)",
        actual: finding.actual)
    }
  }

  mutating func judge(
    _ expectation: Expectation, _ command: Command, at place: ScriptPlace
  ) throws {
    let found: Judge.Finding?
    if let within = expectation.within {
      found = try waitUntil(expectation.question, within: within, command, at: place)
    } else {
      found = try judge.judge(expectation.question, in: state)
    }
    guard let finding = found else { return }
    if case .route = expectation.condition, !expectation.isNegated {
      state.unclaimed.claimFirst()
    }
    result.expectationCount += 1
    let isHeld = finding.isTrue
    let verdict = Verdict(
      time: state.app.now, place: place, command: command, isHeld: isHeld,
      isSoft: expectation.isSoft,
      expected: ScriptPrinter.print(expectation.question)
        + (expectation.within.map { " within \($0)" } ?? ""),
      actual: PlainText.visible(finding.actual), state: isHeld ? nil : AppState(of: state.app))
    if isHeld {
      try report(.judged(verdict))
    } else {
      try fail(verdict)
    }
  }

  /// Lets time pass until the condition is so, but no longer than `limit`; it is asked after each thing that happens.
  ///
  /// - Returns: what was the case last; nil when the script has failed, as it may not go on so long.
  private mutating func waitUntil(
    _ question: Question, within limit: VirtualDuration, _ command: Command, at place: ScriptPlace
  ) throws -> Judge.Finding? {
    guard let span = try span(of: limit, command, at: place) else { return nil }
    var finding = try judge.judge(question, in: state)
    while !finding.isTrue, state.app.now < span.end {
      guard try takeStep(command, at: place) else { return nil }
      state.app.advanceToNextEvent(limit: state.app.now.until(span.end))
      try handOnLog(place, command)
      finding = try judge.judge(question, in: state)
    }
    guard !finding.isTrue, span.isCut else { return finding }
    try failForTime(command, at: place)
    return nil
  }

  /// From now on for a while, but no longer than the run may go; nil when there is no such time, which fails the script.
  private mutating func span(
    of duration: VirtualDuration, _ command: Command, at place: ScriptPlace
  ) throws -> Span? {
    let start = state.app.now
    let (end, overflow) = start.nanoseconds.addingReportingOverflow(duration.nanoseconds)
    // A clock that ran over would be the end of the process.
    guard !overflow else {
      try fail(
        command, at: place, expected: "that virtual time goes on",
        actual: "it ends at \(start.timestamp)")
      return nil
    }
    guard let last = limits.time, last.nanoseconds < end else {
      return Span(end: VirtualDuration(nanoseconds: end), isCut: false)
    }
    return Span(end: max(start, last), isCut: true)
  }

  private mutating func failForTime(_ command: Command, at place: ScriptPlace) throws {
    let limit = limits.time ?? .zero
    try fail(
      command, at: place, expected: "to end within \(limit) (--max-time)", actual: "it goes on")
  }

  /// Fails the script for each change that had to be claimed and was not.
  mutating func requireClaims() throws {
    for owed in state.unclaimed.owed {
      try fail(
        Verdict(
          time: state.app.now, place: owed.place, command: owed.command, isHeld: false,
          isSoft: true, expected: "an expectation that claims each route change (exhaustive)",
          actual: "route \(PlainText.visible(owed.change)) is not claimed", state: nil))
    }
  }
}
