/// An exploration as a Mermaid state diagram.
struct ExplorationMermaid: ExplorationRenderer {
  private static let mostSteps = 3

  func render(_ exploration: Exploration, _ coverage: Coverage) -> String {
    var lines = ["stateDiagram-v2"]
    if let limit = exploration.limit { lines.append("  %% not all: \(limit)") }
    lines += exploration.states.map { state in
      "  state \"\(escaped("\(state.number) \(state.title)"))\" as s\(state.number)"
    }
    if !exploration.states.isEmpty { lines.append("  [*] --> s0") }
    lines += EdgeBundle.bundles(of: exploration).map { bundle in
      "  s\(bundle.from) --> s\(bundle.to): \(escaped(bundle.label(atMost: Self.mostSteps)))"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What means something to Mermaid is written by its number.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "#", ";", ":", "<", ">": result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
