import Testing

@testable import profile_sim

@Suite struct RandomStepsTests {
  private func steps(seed: UInt64, count: Int = 400) throws -> [String] {
    let simulation = GallerySimulation()
    var walk = try Walk(simulation, SetUp())
    var random = RandomSteps(simulation.vocabulary, seed: seed)
    return (0..<count).map { _ in
      let step = random.next(for: walk.app)
      walk.take(step)
      return ScriptPrinter.print(step)
    }
  }

  @Test func `a seed always gives the same steps, and another seed others`() throws {
    #expect(try steps(seed: 7) == steps(seed: 7))
    #expect(try steps(seed: 7) != steps(seed: 8))
  }

  @Test func `does a little of everything`() throws {
    let steps = try steps(seed: 1, count: 1_000)
    for kind in [
      "tap open.", "tap info", "tap like", "wait until idle", "wait 350ms", "wait 3s", "back",
      "swipe back", "swipe back begin", "swipe down", "dismiss", "relaunch", "open ",
    ] {
      #expect(steps.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
    #expect(steps.contains { $0.hasSuffix(" x2") })
    #expect(steps.contains("tap image"), "what is not on screen is tapped too")
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
