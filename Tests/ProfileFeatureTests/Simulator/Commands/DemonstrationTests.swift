import Foundation
import Testing

@testable import profile_sim

@Suite struct DemonstrationTests {
  @Test func `is the example of the same name`() throws {
    let example = Examples.folder.appendingPathComponent("demonstration.taps")
    #expect(String(decoding: try Data(contentsOf: example), as: UTF8.self) == Demonstration.script)
  }

  @Test func `shows the four events of the header with their routes`() {
    let run = ToolRun([], on: ProfileSimulation())
    #expect(run.code == .success)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    for (event, route) in [
      ("postButtonDidTap", "scroll section 1 item 0 top animated"),
      ("followersButtonDidTap", #"push followers title "Followers""#),
      ("followingButtonDidTap", #"push following title "Following""#),
      ("editButtonDidTap", #"present edit fullscreen title "Edit Profile""#),
    ] {
      let isThere = zip(lines, lines.dropFirst()).contains { first, second in
        first.hasSuffix("event    \(event)") && second.hasSuffix("route    \(route)")
      }
      #expect(isThere, "\(event) → \(route)")
    }
  }
}
