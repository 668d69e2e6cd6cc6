import Testing

@testable import profile_sim

@Suite struct RandomStepsTests {
  /// The steps that could be done, as scripts say them.
  private func steps(
    of simulation: some Simulation = GallerySimulation(), seed: UInt64, count: Int = 400
  ) throws -> [String] {
    var walk = try Walk(simulation, SetUp())
    var random = RandomSteps(simulation.vocabulary, seed: seed)
    var steps: [String] = []
    for _ in 0..<count {
      let step = random.next(for: walk.app)
      let log = walk.take(step)
      guard !walk.isRefused else { continue }
      random.note(step, log)
      steps.append(ScriptPrinter.print(step))
    }
    return steps
  }

  @Test func `a seed always gives the same steps, and another seed others`() throws {
    #expect(try steps(seed: 7) == steps(seed: 7))
    #expect(try steps(seed: 7) != steps(seed: 8))
  }

  @Test func `does a little of everything`() throws {
    let steps = try steps(seed: 1, count: 3_000)
    for kind in [
      "tap open.", "tap info", "tap like", "wait until idle", "wait 350ms", "wait 3s", "back",
      "swipe back", "swipe back begin", "swipe down", "dismiss", "relaunch", "open ",
    ] {
      #expect(steps.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
    #expect(steps.contains { $0.hasSuffix(" x2") })
    #expect(steps.contains("tap image"), "what is not on screen is tapped too")
  }

  @Test func `does all that a person can do to a profile, and all that can happen around it`()
    throws
  {
    let steps = try steps(of: ProfileSimulation(), seed: 1, count: 3_000)
    for kind in [
      "double-tap ", "long-press ", "drag photo.", "tap at ", "type ", "clear ", "press return",
      "press escape", "pull profile.grid", "scroll to ", "reader next", "reader previous",
      "reader activate", "reader escape", "background", "foreground", "open ", "relaunch",
      "hold ", "fail ", "latency ", "offline", "online", "rotate", "device ", "text-size ",
      "layout ", "language ", "appearance ", "reduce-motion ",
    ] {
      #expect(steps.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
  }

  @Test func `gives replies in another order than they were asked for`() throws {
    let all = try (UInt64(1)...12).flatMap { seed in
      try steps(of: ProfileSimulation(), seed: seed, count: 700)
    }
    #expect(all.contains { $0.hasPrefix("release ") && $0.hasSuffix(" 1") })
    #expect(all.contains { $0.hasPrefix("release ") && $0.hasSuffix(" 2") })
  }

  @Test func `does not stay away for long`() throws {
    let simulation = NotebookSimulation()
    var random = RandomSteps(simulation.vocabulary, seed: 1)
    var app = try simulation.makeApp(SetUp())
    app.perform(.background)
    let steps = (0..<20).map { _ in ScriptPrinter.print(random.next(for: app)) }
    #expect(steps.count { $0 == "foreground" } > 4)
  }

  @Test func `its numbers are those of SplitMix64`() {
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect((0..<1_000).allSatisfy { _ in (0..<3).contains(random.below(3)) })
  }

  @Test func `what it writes can be replayed`() throws {
    let simulation = GallerySimulation()
    let text = try steps(seed: 2).joined(separator: "\n")
    #expect(ToolRun.replay(text, on: simulation).code == .success)
  }
}
