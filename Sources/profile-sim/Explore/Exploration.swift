/// What came of trying everything in every state of an app.
struct Exploration {
  /// A state as a person can tell it from others.
  struct State {
    let number: Int
    let tab: String?
    let stack: [String]
    let modal: String?
    /// Another app is on screen.
    let isInBackground: Bool
    /// How many steps lead there, at least.
    let depth: Int
    /// The edge by which it was first reached; nil for the first state.
    let arrival: Int?
    /// What can be done there.
    let steps: [Command]
    /// The elements that are typed into.
    let fields: [String]
    /// Whether all of that was tried.
    var isExpanded = false

    /// Whether nothing is presented and nothing is pushed: from here no way back is needed.
    var isRoot: Bool { modal == nil && stack.count <= 1 }

    /// What a listing calls it.
    var title: String {
      (tab.map { "\($0): " } ?? "") + stack.joined(separator: " > ")
        + (isInBackground ? " (in the background)" : "")
    }
  }

  /// A step from one state to another, or to the same.
  struct Edge {
    let from: Int
    let step: Command
    /// Nil for a state that was not kept, as there were too many.
    let to: Int?
    let events: [LogEntry.Event]

    var outputs: [String] {
      events.compactMap { if case .output(let output) = $0 { output } else { nil } }
    }

    var changes: [String] {
      events.compactMap { if case .change(let change) = $0 { change } else { nil } }
    }

    var ignored: [String] {
      events.compactMap { if case .ignored(let reason) = $0 { reason } else { nil } }
    }
  }

  /// A step that broke what must always be so.
  struct Break {
    let violation: InvariantViolation
    let steps: [Command]
  }

  let profile: String?
  /// What was logged before the first step.
  var beginning: [LogEntry.Event] = []
  var states: [State] = []
  var edges: [Edge] = []
  var breaks: [Break] = []
  /// Why there may be more than was found, in words; nil if everything was tried.
  var limit: String?
  var isInterrupted = false
}

extension Exploration {
  /// The edges by which a state was first reached, from the start on.
  func way(to state: Int) -> [Edge] {
    var way: [Edge] = []
    var next = states[state].arrival
    while let index = next {
      way.append(edges[index])
      next = states[edges[index].from].arrival
    }
    return way.reversed()
  }

  /// The edges that end with this one, from the start on.
  func way(over edge: Edge) -> [Edge] { way(to: edge.from) + [edge] }

  /// States from which no way leads back to a root. What was not looked into may have one.
  var deadEnds: [State] {
    var origins: [[Int]] = states.map { _ in [] }
    for edge in edges {
      if let to = edge.to { origins[to].append(edge.from) }
    }
    var hasWay = states.map { $0.isRoot || !$0.isExpanded }
    var open = states.indices.filter { hasWay[$0] }
    while let state = open.popLast() {
      for origin in origins[state] where !hasWay[origin] {
        hasWay[origin] = true
        open.append(origin)
      }
    }
    return states.filter { !hasWay[$0.number] }
  }

  /// Taps on what is enabled that no event and no change came of. On a field a tap puts the cursor there.
  var tapsWithoutEffect: [Edge] {
    edges.filter { edge in
      guard case .act(.tap(let id, _)) = edge.step,
        !states[edge.from].fields.contains(id.text)
      else { return false }
      return edge.to == edge.from && edge.outputs.isEmpty && edge.changes.isEmpty
    }
  }
}
