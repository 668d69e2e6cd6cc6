import Testing

@testable import profile_sim

@Suite struct InvariantCheckerTests {
  @Test func `looks again only at what may have changed`() {
    var looks: [String] = []
    func group(_ name: String, revision: @escaping (Int) -> Int) -> InvariantGroup<Int> {
      InvariantGroup(
        revision: revision,
        invariants: [
          Invariant(name: name) { app in
            looks.append("\(name) \(app)")
            return app == 13 ? "it is 13" : nil
          }
        ])
    }
    var checker = InvariantChecker([group("tens") { $0 / 10 }, group("all") { $0 }])
    for app in [1, 1, 2, 12] { #expect(checker.check(app) == nil) }
    #expect(looks == ["tens 1", "all 1", "all 2", "tens 12", "all 12"])
    let violation = InvariantViolation(invariant: "all", fault: "it is 13")
    #expect(checker.check(13) == violation)
    #expect(checker.check(13) == violation, "what is broken stays so until it is mended")
  }

  /// A notebook in which no page may be called c, and nothing may be saved.
  private struct StrictNotebook: Simulation {
    var vocabulary: Vocabulary { NotebookSimulation.vocabulary }

    func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> NotebookApp {
      try NotebookSimulation().makeApp(setUp)
    }

    func makeInvariants() -> [InvariantGroup<NotebookApp>] {
      let noC = Invariant<NotebookApp>(name: "no page is called c") { app in
        app.element("page.text")?.text == "This is c" ? "one is" : nil
      }
      let nothingSaved = Invariant<NotebookApp>(name: "nothing is saved") { app in
        app.element("page.text")?.text == "This is saved" ? "something \u{1B} was" : nil
      }
      return [InvariantGroup(revision: { $0.stack.count }, invariants: [noC, nothingSaved])]
    }
  }

  @Test func `a broken invariant ends its script, and is a failure with the state`() {
    let run = ToolRun.replay("tap tab.1\nback\ntap tab.2\nexpect screen page", on: StrictNotebook())
    #expect(run.code == .failure)
    #expect(
      run.output == """
           0.000s    1    tap tab.1
           0.000s           event    tabDidSelect(b)
           0.000s           route    push page b title "Page b"
           0.000s    2    back
           0.000s           route    pop
           0.000s    3    tap tab.2
           0.000s           event    tabDidSelect(c)
           0.000s           route    push page c title "Page c"
           0.000s    3  ✗ tap tab.2
                            expected  invariant: no page is called c
                            actual    one is
                            stack     cover > page
                            modal     none
                            pending   nothing
                            elements  page.text  text  "This is c"

        failed: 3 steps, 0 expectations, 1 not met, 0.000s

        """)
    #expect(
      run.errors
        == "<stdin>:3:1: error: expected: invariant: no page is called c; actual: one is\n")
  }

  @Test(arguments: [
    ("json", #""invariant":"nothing is saved""#),
    ("junit", "expected: invariant: nothing is saved"),
    ("tap", #"expected: "invariant: nothing is saved""#),
    ("github", "expected: invariant: nothing is saved"),
  ])
  func `every reporter counts it`(format: String, part: String) {
    let run = ToolRun.replay(
      "tap cover.save\nwait 1s", "--format", format, on: StrictNotebook())
    #expect(run.code == .failure)
    #expect(run.output.contains(part), "\(run.output)")
  }

  @Test func `of a tap that is repeated each is looked at`() {
    let run = ToolRun.replay("tap tab.2 x5", on: StrictNotebook())
    #expect(run.code == .failure)
    #expect(run.output.split(separator: "\n").filter { $0.contains("route") }.count == 1)
  }
}
