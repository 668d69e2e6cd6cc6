/// Steps as a script that does them.
struct StepScript {
  let name: String
  let profile: String?
  /// What stands above, a comment on each line.
  var comments: [String] = []
  /// The lines behind the set-up, without their ends.
  var lines: [String] = []

  var text: String {
    let head = comments.map { "# \(PlainText.visible($0))" }
    let setUp: [SetUpCommand] = [.name(name)] + (profile.map { [.profile(Word($0))] } ?? [])
    let lines = head + setUp.map { ScriptPrinter.print(.setUp($0)) } + [""] + self.lines
    return lines.map { $0 + "\n" }.joined()
  }
}

extension StepScript {
  /// The text as `format` leaves it.
  func canonicalText(_ form: CanonicalForm) throws(InputFailure) -> String {
    var reader = ScriptReader(BytesInMemory(text))
    var text = ""
    while let item = try reader.next() {
      guard case .success(let line) = item.content else {
        throw InputFailure(reason: "line \(item.source.number) cannot be read")
      }
      text += form.text(of: line, source: item.source)
    }
    return text
  }

  /// The way over edges of an exploration, with all the route changes that come of it.
  init(_ name: String, over way: [Exploration.Edge], of exploration: Exploration) {
    self.init(name: name, profile: exploration.profile)
    func settle(_ events: [LogEntry.Event]) {
      lines.append(ScriptPrinter.print(.wait(.untilIdle)))
      // A route change is logged in the words of scripts.
      for case .change(let change) in events { lines.append("expect route \(change)") }
    }
    settle(exploration.beginning)
    for edge in way {
      lines.append(ScriptPrinter.print(edge.step))
      settle(edge.events)
    }
  }

  /// Steps, with time for each to come to its end.
  init(_ name: String, settling steps: [Command], profile: String?) {
    self.init(name: name, profile: profile)
    let settle = ScriptPrinter.print(.wait(.untilIdle))
    lines = [settle] + steps.flatMap { [ScriptPrinter.print($0), settle] }
  }
}
