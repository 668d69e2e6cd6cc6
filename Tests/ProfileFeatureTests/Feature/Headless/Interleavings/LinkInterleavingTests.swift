import Testing

@testable import ProfileFeature

/// Links that come in the midst of transitions, taps and swipes, in every order.
@Suite struct LinkInterleavingTests {
  /// A profile, and the links that were opened.
  final class Run: InterleavedRun {
    let app = HeadlessApp(.own)
    private var links: [DeepLink] = []

    init() { app.settle() }

    static func open(_ link: String) -> Interleaving<Run>.Step {
      Interleaving.Step("open \(link)") { run in
        run.links += DeepLink(link).map { [$0] } ?? []
        run.app.open(link)
      }
    }

    static let swipe: [Interleaving<Run>.Step] = [.begin, .finish].map { phase in
      Interleaving.Step("swipe back \(phase)") { $0.app.swipeBack(phase) }
    }

    var faultsAtEnd: [String] {
      var faults: [String] = []
      let changes = app.recorder.changes
      let followed = changes.count { if case .set = $0 { true } else { false } }
      let unneeded = app.recorder.ignored.count { $0 == .alreadyShown }
      if followed + unneeded != links.count { faults.append("\(followed) links were followed") }
      if let last = links.last, case .set? = changes.last, unneeded == 0 {
        let target = try? last.navigation(
          from: app.navigation, directory: app.server.services.directory)
        if target != app.navigation { faults.append("the last link leads to \(app.navigation)") }
      }
      return faults
    }
  }

  @Test func `every link is followed, the last one last`() {
    let count = Interleaving<Run>(
      sequences: [
        [.tap("header.followers"), .second],
        [Run.open("profile://settings"), Run.open("profile://user/anna.codes")],
        [.tap("nav.menu"), .tap("menu.saved"), .second],
      ], services: [.people]
    ).runAll()
    #expect(count == 479)
  }

  @Test func `a link waits for a finger that drags a screen`() {
    let count = Interleaving<Run>(
      sequences: [
        [.tap("nav.settings"), .second],
        [Run.open("profile://followers"), Run.open("profile://tab/search")], Run.swipe,
      ], services: [.people]
    ).runAll()
    #expect(count > 200)
  }
}
