/// An exploration for people: the states and how they lead to each other, what was reached, and what is odd.
struct ExplorationText: ExplorationRenderer {
  /// How many steps between two states are named.
  private static let mostSteps = 4

  func render(_ exploration: Exploration, _ coverage: Coverage) -> String {
    let head = """
      \(exploration.profile ?? "the usual profile"): \(exploration.states.count) states, \
      \(exploration.edges.count) steps tried
      """
    let limit =
      exploration.isInterrupted ? "interrupted: there may be more" : exploration.limit
    let sections = [
      head + "\n" + (limit.map { "not all: \($0)\n" } ?? ""),
      states(of: exploration),
      routes(coverage, exploration),
      outputs(coverage),
      list(
        "States without a way back to a root",
        exploration.deadEnds.map { "\($0.number)  \($0.title)" }),
      list("Taps without effect", withoutEffect(exploration)),
      list("Broken invariants", breaks(exploration)),
    ]
    return sections.joined(separator: "\n")
  }

  private func states(of exploration: Exploration) -> String {
    let bundles = EdgeBundle.bundles(of: exploration)
    let width = String(max(0, exploration.states.count - 1)).utf8.count
    var text = "States:\n"
    for state in exploration.states {
      let arrival = state.arrival.map { exploration.edges[$0] }
      let origin = arrival.map { ", from \($0.from) by \(ScriptPrinter.print($0.step))" } ?? ""
      text += "  \(padded(state.number, width))  \(state.title)\(origin)\n"
      for bundle in bundles where bundle.from == state.number {
        let label = bundle.label(atMost: Self.mostSteps)
        text += "  \(padded(nil, width))    -> \(padded(bundle.to, width))  \(label)\n"
      }
    }
    return text
  }

  private func routes(_ coverage: Coverage, _ exploration: Exploration) -> String {
    let reached = coverage.routes.compactMap { route in
      route.edge.map { (route.name, exploration.way(over: $0)) }
    }
    let width = reached.map(\.0.count).max() ?? 0
    var text = "Route changes reached: \(reached.count) of \(coverage.routes.count)\n"
    for (name, way) in reached {
      let gap = String(repeating: " ", count: width - name.count + 2)
      let steps = way.map { ScriptPrinter.print($0.step) }.joined(separator: ", ")
      text += "  \(name)\(gap)\(steps)\n"
    }
    return text + missing(coverage.routes.filter { $0.edge == nil }.map(\.name))
  }

  private func outputs(_ coverage: Coverage) -> String {
    let missing = coverage.outputs.filter { !$0.isReached }.map(\.name)
    let count = coverage.outputs.count
    return "Events reached: \(count - missing.count) of \(count)\n" + self.missing(missing)
  }

  private func missing(_ names: [String]) -> String {
    names.isEmpty ? "" : "  not reached: \(names.joined(separator: ", "))\n"
  }

  private func withoutEffect(_ exploration: Exploration) -> [String] {
    var lines: [String] = []
    for edge in exploration.tapsWithoutEffect {
      let reasons = edge.ignored.map { "ignored \($0)" }
      let screen = exploration.states[edge.from].stack.last ?? "nothing"
      let line =
        "\(ScriptPrinter.print(edge.step)) on \(screen): "
        + (reasons.isEmpty ? "nothing happens" : reasons.joined(separator: ", "))
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  private func breaks(_ exploration: Exploration) -> [String] {
    exploration.breaks.map { found in
      let steps = found.steps.map { ScriptPrinter.print($0) }.joined(separator: ", ")
      return
        "\(found.violation.invariant): \(PlainText.visible(found.violation.fault))\n    \(steps)"
    }
  }

  private func list(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "\(title): none\n" : "\(title):\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func padded(_ number: Int?, _ width: Int) -> String {
    let text = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
