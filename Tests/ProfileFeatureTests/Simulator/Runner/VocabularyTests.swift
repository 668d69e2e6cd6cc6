import ProfileFeature
import Testing

@testable import profile_sim

@Suite struct VocabularyTests {
  @Test(arguments: [
    ("tba.7", "tab.7"), ("tba#x.y", "tab#x.y"), ("row.3.sell.4", "row.3.cell.4"),
    ("titel", nil), ("title", "cover.title"), ("cover.tilte", "cover.title"), ("zzzz", nil),
    ("tab.", "tab.0"), ("tab#", nil), ("tba#", nil),
  ])
  func `finds the id that was meant, with its numbers put in`(_ id: String, _ near: String?) {
    #expect(NotebookSimulation.vocabulary.elementNear(id) == near)
  }

  @Test func `agrees with the catalog of the profile on what can exist`() {
    let ids = ElementCatalog.ids.flatMap { id in
      [
        id, id.replacing(".N", with: ".3"), id.replacing(".N", with: ".03"),
        id.replacing("#ID", with: "#a.b"), id.replacing("#ID", with: "#"), id + "x", id + ".1",
      ]
    }
    for id in ids where !id.hasSuffix("#ID") {
      #expect(Vocabulary.profile.canExist(id) == ElementCatalog.canExist(id), "\(id)")
    }
  }

  @Test(arguments: [
    RouteChange.push(.profile(username: "anna.codes")), .push(.profile(username: "a b \"c\"")),
    .push(.followers(of: "x")), .push(.following(of: "x")), .push(.post(id: "p7")),
    .push(.post(id: "title")), .push(.settings), .push(.archive), .push(.saved), .pop, .popToRoot,
    .present(.editProfile),
    .present(.newStory), .present(.menu), .dismiss(.menu),
    .scroll(section: 1, item: 0, animated: true), .scroll(section: 0, item: 12, animated: false),
    .scrollToTop, .selectTab(.feed), .openLink(.telegram), .present(.discard(then: .tab(.feed))),
    .present(.logout), .present(.share(.post("p1"))), .dismiss(.share(.post("p1"))), .reset,
    .rename("to", to: "a b"),
    .set(
      NavigationState(
        stack: [.profile(username: "a \"b\""), .settings],
        presentations: [Presentation(.editProfile, pushed: [.settings]), Presentation(.menu)])),
  ])
  func `can say every route change of the profile`(_ change: RouteChange) throws {
    let words = try Lexer.lex(Array(change.description.utf8)).words
    let pattern = try ChangePattern(words, forms: Vocabulary.profile.changes)
    #expect(pattern.matches(pattern))
    #expect(Resolver(vocabulary: .profile).faults(inChange: words) == [])
    let script = "expect route \(change.description)"
    #expect(ScriptPrinter.print(try ParsedScript(script).script) == script + "\n")
  }

  @Test func `names every event of the profile once`() {
    let outputs = Vocabulary.profile.outputs
    #expect(Set(outputs).count == outputs.count)
    #expect(outputs.contains("postDidSelect"))
    #expect(!outputs.contains { $0.contains("(") })
  }

  @Test(arguments: 1...6)
  func `can say everything that happens on a random walk`(seed: UInt64) throws {
    let vocabulary = Vocabulary.profile
    var random = SeededGenerator(seed: 500 + seed)
    let app = HeadlessApp(.own)
    for _ in 1...300 {
      WayBackTests.act(app, &random)
      #expect(vocabulary.screens.contains(app.navigation.top.name))
      #expect(app.navigation.modalName.map(vocabulary.modals.contains) ?? true)
      #expect(vocabulary.tabs.contains(app.navigation.selectedTab.name))
      #expect(app.elements.allSatisfy { vocabulary.canExist($0.id) })
    }
    for entry in app.recorder.entries {
      switch entry.event {
      case .output(let output):
        let name = String(output.description.prefix { $0 != "(" })
        #expect(vocabulary.outputs.contains(name), "\(name)")
        #expect(Self.faults(inOutput: output) == [])
      case .change(let change):
        let words = try Lexer.lex(Array(change.description.utf8)).words
        #expect(throws: Never.self, "\(change)") {
          try ChangePattern(words, forms: vocabulary.changes)
        }
        #expect(Resolver(vocabulary: vocabulary).faults(inChange: words) == [], "\(change)")
      case .ignored(let reason):
        #expect(vocabulary.ignoredReasons.contains(reason.rawValue))
      }
    }
  }

  @Test func `names every event that the coordinator is asked about`() {
    for output in RoutingDecisionTests.outputs {
      let name = String(output.description.prefix { $0 != "(" })
      #expect(Vocabulary.profile.outputs.contains(name), "\(name)")
      #expect(Self.faults(inOutput: output) == [])
    }
  }

  /// What is wrong with an expectation of just this event, with what it carries.
  private static func faults(inOutput output: ScreenOutput) -> [Fault] {
    let word = profile_sim.Word(output.description)
    return Resolver(vocabulary: .profile).faults(in: .expect(Expectation(.output(word))))
  }
}
