/// What of all that an app can do an exploration has come upon.
struct Coverage {
  struct Route {
    let name: String
    /// An edge with the fewest steps that leads there; nil if none does.
    let edge: Exploration.Edge?
  }

  struct Output {
    let name: String
    let isReached: Bool
  }

  let routes: [Route]
  let outputs: [Output]

  init(of exploration: Exploration, in vocabulary: Vocabulary) throws(InternalFault) {
    var edges: [String: Exploration.Edge] = [:]
    var outputs: Set<Substring> = []
    // Edges come in the order of their distance from the start.
    for edge in exploration.edges {
      for change in edge.changes {
        let name = try RouteName.name(of: change, vocabulary.changes)
        if edges[name] == nil { edges[name] = edge }
      }
      for output in edge.outputs { outputs.insert(output.prefix { $0 != "(" }) }
    }
    routes = RouteName.all(vocabulary.changes).map { Route(name: $0, edge: edges[$0]) }
    self.outputs = vocabulary.outputs.map { name in
      Output(name: name, isReached: outputs.contains(Substring(name)))
    }
  }
}
