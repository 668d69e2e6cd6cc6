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
    #expect(found.tapsWithoutEffect.map { ScriptPrinter.print($0.step) } == [])
    #expect(found.states.count > 15)
  }

  @Test func `photos are enlarged, moved and shared`() throws {
    var explorer = Explorer(ProfileSimulation(), profile: nil, limits: ExploreLimits(depth: 2))
    let found = try explorer.explore()
    let steps = Set(found.edges.map { ScriptPrinter.print($0.step) })
    for step in [
      "tap photo.0.0", "double-tap photo.0.0", "long-press photo.0.0", "drag photo.0.0 cancel",
      "tap search.share", "press return", "reader activate",
    ] {
      #expect(steps.contains(step), "\(step)")
    }
    #expect(steps.contains { $0.hasPrefix("drag photo.0.0 to photo.0.") })
    #expect(!steps.contains { $0.hasPrefix("drag post.") }, "no finger can take hold of a post")
    #expect(found.states.contains { $0.isInBackground })
  }

  /// Each expects every route change on its way, and has to go the same way again to the byte.
  @Test(arguments: ["own", "other", "empty", "huge"])
  func `the scripts that it writes pass, and pass again`(sample: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/ways"
    let explored = ToolRun(
      ["explore", "--profile", sample, "--depth", "2", "--scripts", path], on: ProfileSimulation())
    #expect(explored.code == .success)
    let replayed = ToolRun(["replay", "--repeat-each", "2", path], on: ProfileSimulation())
    #expect(replayed.code == .success, "\(replayed.errors)")
    #expect(try System.names(inFolder: path).count > 20)
    #expect(ToolRun(["format", "--check", path], on: ProfileSimulation()).code == .success)
  }
}
