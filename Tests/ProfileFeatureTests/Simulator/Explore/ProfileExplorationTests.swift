import Testing

@testable import profile_sim

/// The profile feature, explored as far as a test has time for.
@Suite struct ProfileExplorationTests {
  @Test(arguments: ["own", "other", "huge"])
  func `every state near the start has a way back, and breaks nothing`(sample: String) throws {
    var explorer = Explorer(
      ProfileSimulation(), profile: sample, limits: ExploreLimits(states: 40, depth: 2))
    let found = try explorer.explore()
    #expect(found.breaks.map { "\($0.violation): \($0.steps)" } == [])
    #expect(found.deadEnds.map(\.title) == [])
    #expect(found.states.count > 15)
  }

  @Test func `the scripts that it writes pass`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/ways"
    let explored = ToolRun(
      ["explore", "--depth", "2", "--scripts", path], on: ProfileSimulation())
    #expect(explored.code == .success)
    let replayed = ToolRun(["replay", path], on: ProfileSimulation())
    #expect(replayed.code == .success, "\(replayed.errors)")
    #expect(try System.names(inFolder: path).contains("push-followers.taps"))
    #expect(ToolRun(["format", "--check", path], on: ProfileSimulation()).code == .success)
  }
}
