import Testing

@testable import profile_sim

@Suite struct FuzzerTests {
  private func script(_ steps: [Command]) -> [String] { steps.map { ScriptPrinter.print($0) } }

  @Test(arguments: GallerySimulation.Fault.allCases, UInt64(1)...20)
  func `finds each fault, and shrinks it to at most six lines`(
    fault: GallerySimulation.Fault, seed: UInt64
  ) throws {
    let finding = try #require(
      try Fuzzer(GallerySimulation(fault: fault)).run(seed: seed, steps: 2_000))
    let expected =
      switch fault {
      case .doublePush: "no screen stands on itself"
      case .lostDismissal: "what is shown is what is presented"
      case .staleImage: "the image is that of the picture"
      case .wrongCount: "counts are not negative"
      case .leakedScreen: "nothing outlives its screen"
      }
    #expect(finding.violation.invariant == expected)
    #expect(finding.steps.count <= 6, "\(script(finding.steps))")
    #expect(finding.originalCount >= finding.steps.count)
  }

  /// Each step is needed, and none could be a simpler one.
  @Test(arguments: GallerySimulation.Fault.allCases)
  func `what is found breaks again, and nothing of it can be left out`(
    fault: GallerySimulation.Fault
  ) throws {
    let simulation = GallerySimulation(fault: fault)
    let finding = try #require(try Fuzzer(simulation).run(seed: 3, steps: 2_000))
    let trial = FuzzTrial(simulation: simulation, setUp: SetUp())
    let whole = try #require(try trial.violation(of: finding.steps, isRepeated: false))
    #expect(whole.0 == finding.violation)
    #expect(whole.after == finding.steps.count)
    for index in finding.steps.indices {
      var fewer = finding.steps
      fewer.remove(at: index)
      #expect(try trial.violation(of: fewer, isRepeated: false) == nil, "without \(index)")
    }
    let sound = FuzzTrial(simulation: GallerySimulation(), setUp: SetUp())
    #expect(try sound.violation(of: finding.steps, isRepeated: true) == nil)
  }

  @Test(arguments: [
    (GallerySimulation.Fault.lostDismissal, ["tap info", "swipe down"]),
    (.leakedScreen, ["tap open.0", "wait 350ms", "swipe back"]),
  ])
  func `leaves what a person would write`(
    fault: GallerySimulation.Fault, kinds: [String]
  ) throws {
    let finding = try #require(
      try Fuzzer(GallerySimulation(fault: fault)).run(seed: 1, steps: 2_000))
    #expect(finding.steps.count == kinds.count, "\(script(finding.steps))")
  }

  @Test func `an invariant of one's own is found broken in the profile feature, and shrunk`() throws
  {
    let finding = try #require(
      try Fuzzer(WithoutArchive()).run(seed: 1, steps: 3_000), "nobody came to the archive")
    #expect(finding.violation == WithoutArchive.violation)
    // The menu has to be there before something in it can be tapped.
    #expect(
      script(finding.steps) == ["tap nav.menu", "wait 350ms", "tap menu.archive"]
        || finding.steps.count <= 4, "\(script(finding.steps))")
  }

  @Test(arguments: UInt64(1)...4)
  func `finds nothing in an app that is sound`(seed: UInt64) throws {
    #expect(try Fuzzer(GallerySimulation()).run(seed: seed, steps: 1_000) == nil)
  }

  @Test func `notices an app that does not do the same twice`() throws {
    let finding = try #require(try Fuzzer(Forgetful()).run(seed: 1, steps: 50))
    #expect(finding.violation.invariant == "replaying the log gives the same log")
    #expect(finding.steps.count <= 1)
  }

  @Test func `stops when it is interrupted`() throws {
    var polls = 0
    let fuzzer = Fuzzer(
      GallerySimulation(fault: .leakedScreen),
      isInterrupted: {
        polls += 1
        return polls > 2
      })
    #expect(try fuzzer.run(seed: 1, steps: 1_000) == nil)
    #expect(polls == 3)
  }
}

/// The profile feature, with an invariant that does not hold.
private struct WithoutArchive: Simulation {
  static let violation = InvariantViolation(
    invariant: "the archive stays closed", fault: "it is open")

  var vocabulary: Vocabulary { ProfileSimulation().vocabulary }

  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> ProfileApp {
    try ProfileSimulation().makeApp(setUp)
  }

  func makeInvariants() -> [InvariantGroup<ProfileApp>] {
    var groups = ProfileSimulation().makeInvariants()
    let archive = Invariant<ProfileApp>(name: Self.violation.invariant) { app in
      app.stack.contains("archive") ? Self.violation.fault : nil
    }
    groups.append(InvariantGroup(revision: { $0.stack.hashValue }, invariants: [archive]))
    return groups
  }
}

/// Notebooks of which each is open at another page.
private struct Forgetful: Simulation {
  private let made = Guarded(0)

  var vocabulary: Vocabulary { NotebookSimulation.vocabulary }

  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> NotebookApp {
    var app = try NotebookSimulation().makeApp(setUp)
    let number = made.withLock { made in
      made += 1
      return made
    }
    app.push("p\(number)")
    return app
  }
}
