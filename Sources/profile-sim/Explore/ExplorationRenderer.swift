/// Prints what an exploration has found.
protocol ExplorationRenderer {
  func render(_ exploration: Exploration, _ coverage: Coverage) -> String
}

/// Edges between the same two states, one behind the other.
struct EdgeBundle {
  let from: Int
  let to: Int
  var steps: [String]

  /// The steps that lead to another state, in the order in which they were tried.
  ///
  /// A double tap that leads where a tap does says nothing new.
  static func bundles(of exploration: Exploration) -> [EdgeBundle] {
    var bundles: [EdgeBundle] = []
    var places: [[Int]: Int] = [:]
    var taps: [String: Int] = [:]
    for edge in exploration.edges {
      guard let to = edge.to, to != edge.from else { continue }
      if case .act(.tap(let id, _)) = edge.step { taps["\(edge.from) \(id.text)"] = to }
      if case .act(.doubleTap(let id)) = edge.step, taps["\(edge.from) \(id.text)"] == to {
        continue
      }
      let step = ScriptPrinter.print(edge.step)
      if let place = places[[edge.from, to]] {
        bundles[place].steps.append(step)
      } else {
        places[[edge.from, to]] = bundles.count
        bundles.append(EdgeBundle(from: edge.from, to: to, steps: [step]))
      }
    }
    return bundles
  }

  /// The first steps, and how many more there are.
  func label(atMost most: Int) -> String {
    let rest = steps.count - most
    return steps.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
