import ProfileFeature
import Testing

@testable import profile_sim

@Suite struct ProfileInvariantsTests {
  private let simulation = ProfileSimulation()

  @Test func `all that is listed is looked at`() {
    let names = simulation.makeInvariants().flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(
      Set(names)
        == Set(AppInvariant.allCases.map(\.rawValue) + ScreenInvariant.allCases.map(\.rawValue))
        .union(["the log tells where one is"]))
  }

  @Test func `a tap without effect costs no second look, nor does what was seen lately`() throws {
    let app = try simulation.makeApp(SetUp(profile: .sample("other")))
    let groups = simulation.makeInvariants()
    #expect(app.advanceUntilIdle(limit: VirtualDuration(nanoseconds: 5_000_000_000)))
    func revisions() -> [Int] { groups.map { $0.revision(app) } }
    let before = revisions()
    #expect(revisions() == before)
    app.perform(.tap("nobody"))
    app.perform(.tap("header.posts"))
    #expect(revisions() == before)
    app.perform(.tap("header.follow"))
    let followed = revisions()
    #expect(followed[1] > before[1] && followed[2] > before[2])
    #expect(app.advanceUntilIdle(limit: VirtualDuration(nanoseconds: 5_000_000_000)))
    app.perform(.tap("header.follow"))
    #expect(revisions()[1] > followed[1])
    #expect(revisions()[2] == followed[2], "the screen as it was before is known")
  }

  @Test func `notices what happens while it looks away, and after a relaunch`() throws {
    let app = try simulation.makeApp(SetUp())
    var checker = InvariantChecker(simulation.makeInvariants())
    #expect(checker.check(app) == nil)
    app.perform(.tap("header.followers"))
    #expect(checker.check(app) == nil)
    let kept = app.app.coordinator.topScreen
    app.perform(.relaunch)
    #expect(
      checker.check(app)
        == InvariantViolation(
          invariant: AppInvariant.nothingOutlivesScreen.rawValue,
          fault: "a view model of followers outlives its screen"))
    withExtendedLifetime(kept) {}
  }

  /// A coordinator may come to stand where the one before the last has stood.
  @Test func `knows another run of the app, wherever it stands in memory`() throws {
    let app = try simulation.makeApp(SetUp())
    var checker = InvariantChecker(simulation.makeInvariants())
    #expect(checker.check(app) == nil)
    for tab in (0..<60).map({ $0.isMultiple(of: 2) ? "tab.search" : "tab.profile" }) {
      app.perform(.relaunch)
      app.perform(.relaunch)
      app.perform(.tap(tab))
      try #require(checker.check(app) == nil)
    }
  }

  @Test func `hears of turning the device and of larger text`() throws {
    var app = try simulation.makeApp(SetUp())
    let groups = simulation.makeInvariants()
    let before = groups.map { $0.revision(app) }
    #expect(app.apply(.rotate) == nil)
    let turned = groups.map { $0.revision(app) }
    #expect(turned[1] > before[1] && turned[2] > before[2])
    var checker = InvariantChecker(groups)
    #expect(checker.check(app) == nil)
  }
}
