import Testing

@testable import profile_sim

@Suite struct ExplorerTests {
  private func explore(
    _ simulation: some Simulation, states: Int = 1_000, depth: Int = .max
  ) throws -> Exploration {
    var explorer = Explorer(
      simulation, profile: nil, limits: ExploreLimits(states: states, depth: depth))
    return try explorer.explore()
  }

  private func steps(_ way: [Exploration.Edge]) -> [String] {
    way.map { ScriptPrinter.print($0.step) }
  }

  @Test func `finds every state once, the nearest first`() throws {
    let found = try explore(GallerySimulation())
    #expect(found.states.map(\.title) == ["gallery", "gallery > picture", "info"])
    #expect(found.states.map(\.depth) == [0, 1, 1])
    #expect(found.states.allSatisfy { $0.isExpanded })
    #expect(found.states.map(\.isRoot) == [true, false, false])
    #expect(found.limit == nil)
    #expect(found.breaks.isEmpty)
    #expect(steps(found.way(to: 2)) == ["tap info"])
  }

  @Test func `tries everything that can be tapped, and every gesture`() throws {
    let found = try explore(GallerySimulation())
    let fromGallery = steps(found.edges.filter { $0.from == 0 })
    #expect(
      fromGallery == [
        // Of the pictures the first and the last stand for all.
        "tap open.0", "tap open.2", "tap info", "tap like", "back", "swipe back", "swipe down",
        "dismiss", "press return", "press escape", "reader next", "reader previous",
        "reader activate", "reader escape", "foreground", "relaunch", "background",
        #"open "gallery://picture""#,
        // The pictures look the same but for a number, and one double tap will do.
        "double-tap open.0", "long-press open.0", "double-tap info", "long-press info",
        "double-tap like", "long-press like",
      ])
    #expect(
      steps(found.edges.filter { $0.from == 1 && $0.to == 0 }) == ["back", "swipe back"])
  }

  @Test func `the app is left and comes back, and behind another nothing is tapped`() throws {
    let found = try explore(NotebookSimulation(), depth: 2)
    let left = try #require(found.states.first { $0.isInBackground })
    #expect(left.title.hasSuffix(" (in the background)"))
    #expect(steps(found.way(to: left.number)) == ["background"])
    let edges = found.edges.filter { $0.from == left.number }
    #expect(!steps(edges).contains { $0.hasPrefix("tap ") })
    #expect(edges.first { ScriptPrinter.print($0.step) == "foreground" }?.to == 0)
  }

  @Test func `says what was reached, and by which way`() throws {
    let found = try explore(GallerySimulation())
    let coverage = try Coverage(of: found, in: GallerySimulation().vocabulary)
    #expect(coverage.routes.map(\.name) == ["push picture", "pop", "present info", "dismiss info"])
    let ways = coverage.routes.map { $0.edge.map { steps(found.way(over: $0)) } ?? [] }
    #expect(
      ways == [
        ["tap open.0"], ["tap open.0", "back"], ["tap info"], ["tap info", "swipe down"],
      ])
    #expect(coverage.outputs.map(\.isReached) == [true, true])
  }

  @Test func `leaves out no more states than it must, and says so`() throws {
    let few = try explore(GallerySimulation(), states: 2)
    #expect(few.states.count == 2)
    #expect(few.limit == "no more than 2 states are kept (--max-states)")
    #expect(few.edges.contains { $0.to == nil })
    let near = try explore(GallerySimulation(), depth: 1)
    #expect(near.states.map(\.isExpanded) == [true, false, false])
    #expect(near.limit == "no state is looked into that is 1 step away (--depth)")
    #expect(near.deadEnds.isEmpty, "what was not looked into may have a way back")
  }

  @Test func `names states without a way back`() throws {
    #expect(try explore(NotebookSimulation(), depth: 2).deadEnds.isEmpty)
    func state(_ number: Int, _ stack: [String], isExpanded: Bool = true) -> Exploration.State {
      Exploration.State(
        number: number, tab: nil, stack: stack, modal: nil, isInBackground: false, depth: 0,
        arrival: nil, steps: [], fields: [], isExpanded: isExpanded)
    }
    var found = Exploration(profile: nil)
    found.states = [
      state(0, ["a"]), state(1, ["a", "b"]), state(2, ["a", "b", "c"]), state(3, ["a", "d"]),
      state(4, ["a", "e"]), state(5, ["a", "f"], isExpanded: false),
    ]
    found.edges = [(0, 1), (1, 2), (2, 1), (1, 0), (0, 3), (3, 3), (3, 4), (0, 5)].map { from, to in
      Exploration.Edge(from: from, step: .act(.back), to: to, events: [])
    }
    #expect(found.deadEnds.map(\.number) == [3, 4])
  }

  @Test func `names taps that nothing comes of`() throws {
    let found = try explore(GallerySimulation())
    // A picture after the last is the first again, and no other state.
    #expect(found.tapsWithoutEffect.map { ScriptPrinter.print($0.step) } == ["tap next"])
  }

  @Test(arguments: [GallerySimulation.Fault.leakedScreen])
  func `keeps the shortest way to each broken invariant`(fault: GallerySimulation.Fault) throws {
    let found = try explore(GallerySimulation(fault: fault))
    #expect(found.breaks.map(\.violation.invariant) == ["nothing outlives its screen"])
    #expect(
      found.breaks[0].steps.map { ScriptPrinter.print($0) } == ["tap open.0", "swipe back"])
  }

  @Test func `notices what never comes to its end`() throws {
    let found = try explore(NotebookSimulation(), depth: 1)
    #expect(
      found.breaks.map(\.violation) == [
        InvariantViolation(
          invariant: "everything comes to its end", fault: "not idle after 1min: blinking")
      ])
    #expect(found.breaks[0].steps.map { ScriptPrinter.print($0) } == ["tap cover.blink"])
  }

  @Test func `is stopped by an interrupt`() throws {
    var polls = 0
    var explorer = Explorer(
      GallerySimulation(), profile: nil, limits: ExploreLimits(),
      isInterrupted: {
        polls += 1
        return polls > 3
      })
    let found = try explorer.explore()
    #expect(found.isInterrupted)
    #expect(found.edges.count == 3)
  }
}
