/// An exploration for programs, as `Documentation/explore.md` says: one object, with a line for each state and each edge.
struct ExplorationJSON: ExplorationRenderer {
  /// Changes when a program that reads it would have to change; new members do not count.
  static let schemaVersion = 1

  func render(_ exploration: Exploration, _ coverage: Coverage) -> String {
    var head = JSONObject()
    head.add("schema", Self.schemaVersion)
    head.add("version", ToolVersion.current)
    head.add("profile", exploration.profile)
    head.add("complete", exploration.limit == nil && !exploration.isInterrupted)
    head.add("limit", exploration.limit)
    head.add("deadEnds", exploration.deadEnds.map { String($0.number) })
    let lists = [
      ("states", exploration.states.map { object(for: $0, in: exploration) }),
      ("edges", exploration.edges.map(object)),
      ("routes", coverage.routes.map { object(for: $0, in: exploration) }),
      ("outputs", coverage.outputs.map(object)),
      ("withoutEffect", exploration.tapsWithoutEffect.map(object)),
      ("breaks", exploration.breaks.map(object)),
    ]
    return String(head.text.dropLast()) + lists.map(list).joined() + "}\n"
  }

  private func list(_ name: String, _ objects: [JSONObject]) -> String {
    ",\n\(JSONObject.string(name)):[" + objects.map { "\n" + $0.text }.joined(separator: ",") + "]"
  }

  private func object(for state: Exploration.State, in exploration: Exploration) -> JSONObject {
    var object = JSONObject()
    object.add("state", state.number)
    object.add("tab", state.tab)
    object.add("stack", state.stack)
    object.add("modal", state.modal)
    object.add("background", state.isInBackground)
    object.add("root", state.isRoot)
    object.add("depth", state.depth)
    object.add("expanded", state.isExpanded)
    object.add("way", steps(exploration.way(to: state.number)))
    return object
  }

  private func object(for edge: Exploration.Edge) -> JSONObject {
    var object = JSONObject()
    object.add("from", edge.from)
    if let to = edge.to { object.add("to", to) } else { object.add("to", String?.none) }
    object.add("step", ScriptPrinter.print(edge.step))
    object.add("outputs", edge.outputs)
    object.add("changes", edge.changes)
    object.add("ignored", edge.ignored)
    return object
  }

  private func object(for route: Coverage.Route, in exploration: Exploration) -> JSONObject {
    var object = JSONObject()
    object.add("route", route.name)
    object.add("reached", route.edge != nil)
    object.add("way", route.edge.map { steps(exploration.way(over: $0)) } ?? [])
    return object
  }

  private func object(for output: Coverage.Output) -> JSONObject {
    var object = JSONObject()
    object.add("output", output.name)
    object.add("reached", output.isReached)
    return object
  }

  private func object(for found: Exploration.Break) -> JSONObject {
    var object = JSONObject()
    object.add("invariant", found.violation.invariant)
    object.add("fault", found.violation.fault)
    object.add("way", found.steps.map { ScriptPrinter.print($0) })
    return object
  }

  private func steps(_ way: [Exploration.Edge]) -> [String] {
    way.map { ScriptPrinter.print($0.step) }
  }
}
