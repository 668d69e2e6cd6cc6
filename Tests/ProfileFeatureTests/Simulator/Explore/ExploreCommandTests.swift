import Testing

@testable import profile_sim

@Suite struct ExploreCommandTests {
  private func explore(_ options: String..., on simulation: some Simulation) -> ToolRun {
    ToolRun(["explore"] + options, on: simulation)
  }

  @Test func `prints the states and what was reached`() {
    let run = explore(on: GallerySimulation())
    #expect(run.code == .success)
    #expect(run.errors == "")
    #expect(
      run.output == """
        the usual profile: 3 states, 53 steps tried

        States:
          0  gallery
               -> 1  tap open.0, tap open.2
               -> 2  tap info
          1  gallery > picture, from 0 by tap open.0
               -> 0  back, swipe back
          2  info, from 0 by tap info
               -> 0  swipe down, dismiss

        Route changes reached: 4 of 4
          push picture  tap open.0
          pop           tap open.0, back
          present info  tap info
          dismiss info  tap info, swipe down

        Events reached: 2 of 2

        States without a way back to a root: none

        Taps without effect:
          tap next on picture: nothing happens

        Broken invariants: none

        """)
  }

  @Test func `prints a Mermaid diagram`() {
    #expect(
      explore("--format", "mermaid", on: GallerySimulation()).output == """
        stateDiagram-v2
          state "0 gallery" as s0
          state "1 gallery #62; picture" as s1
          state "2 info" as s2
          [*] --> s0
          s0 --> s1: tap open.0, tap open.2
          s0 --> s2: tap info
          s1 --> s0: back, swipe back
          s2 --> s0: swipe down, dismiss

        """)
  }

  @Test func `prints a graph for Graphviz`() {
    #expect(
      explore("--format", "dot", on: GallerySimulation()).output == """
        digraph states {
          rankdir=LR;
          node [shape=box];
          s0 [label="0 gallery" style=bold];
          s1 [label="1 gallery > picture"];
          s2 [label="2 info"];
          s0 -> s1 [label="tap open.0, tap open.2"];
          s0 -> s2 [label="tap info"];
          s1 -> s0 [label="back, swipe back"];
          s2 -> s0 [label="swipe down, dismiss"];
        }

        """)
  }

  @Test func `prints one object for programs`() {
    let output = explore("--format", "json", on: GallerySimulation()).output
    let lines = output.split(separator: "\n")
    #expect(
      lines.first
        == #"{"schema":1,"version":"\#(ToolVersion.current)","profile":null,"complete":true,"limit":null,"deadEnds":[],"#
    )
    for line in [
      #"{"state":2,"tab":null,"stack":["info"],"modal":"info","background":false,"root":false,"depth":1,"expanded":true,"way":["tap info"]}],"#,
      #"{"from":0,"to":1,"step":"tap open.0","outputs":["pictureDidOpen(0)"],"changes":["push picture 0"],"ignored":[]},"#,
      #"{"route":"pop","reached":true,"way":["tap open.0","back"]},"#,
      #"{"output":"likeDidTap","reached":true}],"#,
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
  }

  @Test(arguments: [["--format", "text"], ["--format", "json"], ["--format", "mermaid"]])
  func `prints the same to the byte every time`(options: [String]) {
    let runs = (1...2).map { _ in
      ToolRun(["explore", "--depth", "2", "--profile", "empty"] + options, on: ProfileSimulation())
    }
    #expect(runs[0].code == .success, "\(runs[0].errors)")
    #expect(runs[0].output == runs[1].output)
    #expect(!runs[0].output.isEmpty)
  }

  @Test func `says when there may be more`() {
    let run = explore("--max-states", "2", on: GallerySimulation())
    #expect(run.code == .success)
    #expect(run.output.contains("not all: no more than 2 states are kept (--max-states)\n"))
  }

  @Test func `a broken invariant is a failure`() {
    let run = explore(on: GallerySimulation(fault: .leakedScreen))
    #expect(run.code == .failure)
    #expect(
      run.output.hasSuffix(
        """
        Broken invariants:
          nothing outlives its screen: they are not
            tap open.0, swipe back

        """))
    #expect(
      run.errors
        == "profile-sim: error: invariant: nothing outlives its screen; they are not\n")
  }

  @Test func `writes a script to each route, each of which can be replayed`() throws {
    let folder = try TemporaryFolder()
    let run = explore("--scripts", folder.path + "/ways", on: GallerySimulation())
    #expect(run.code == .success, "\(run.errors)")
    let names = try System.names(inFolder: folder.path + "/ways").sorted()
    #expect(
      names == ["dismiss-info.taps", "pop.taps", "present-info.taps", "push-picture.taps"])
    #expect(
      try folder.read("ways/pop.taps") == """
        name "pop"

        wait until idle
        tap open.0
        wait until idle
        expect route push picture 0
        back
        wait until idle
        expect route pop

        """)
    #expect(ToolRun(["replay", folder.path + "/ways"], on: GallerySimulation()).code == .success)
    #expect(
      ToolRun(["format", "--check", folder.path + "/ways"], on: GallerySimulation()).code
        == .success)
  }

  @Test func `a folder that cannot be made is a fault of output`() {
    let run = explore("--scripts", "/dev/null/ways", on: GallerySimulation())
    #expect(run.code == .unwritableOutput)
    #expect(run.output == "", "that is known before anything is explored")
  }

  @Test func `an interrupt ends it with what there is`() {
    let run = ToolRun(["explore"], interruptedAfter: 3, on: GallerySimulation())
    #expect(run.code == .interrupted)
    #expect(run.output.contains("not all: interrupted"))
  }
}
