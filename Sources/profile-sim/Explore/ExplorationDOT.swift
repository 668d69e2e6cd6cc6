/// An exploration as a graph for Graphviz.
struct ExplorationDOT: ExplorationRenderer {
  private static let mostSteps = 3

  func render(_ exploration: Exploration, _ coverage: Coverage) -> String {
    let deadEnds = Set(exploration.deadEnds.map(\.number))
    var lines = ["digraph states {", "  rankdir=LR;", "  node [shape=box];"]
    if let limit = exploration.limit { lines.append("  label=\(quoted("not all: \(limit)"));") }
    lines += exploration.states.map { state in
      let style =
        deadEnds.contains(state.number)
        ? " color=red" : state.isRoot ? " style=bold" : ""
      return "  s\(state.number) [label=\(quoted("\(state.number) \(state.title)"))\(style)];"
    }
    lines += EdgeBundle.bundles(of: exploration).map { bundle in
      "  s\(bundle.from) -> s\(bundle.to) [label=\(quoted(bundle.label(atMost: Self.mostSteps)))];"
    }
    return (lines + ["}"]).map { $0 + "\n" }.joined()
  }

  private func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return "\"\(result)\""
  }
}
