import Testing

@testable import ProfileFeature

/// Taps on Like, its replies and failures, and leaving, in every order.
@Suite struct LikeInterleavingTests {
  /// A post on top, and what a person wishes of it.
  final class Run: InterleavedRun {
    let app = HeadlessApp(.own, start: .post("p7"))
    private var wish = false

    init() { app.settle() }

    private var confirmed: Bool { app.server.library.post("p7")?.isLiked ?? false }

    private var shown: Bool? {
      guard case .post(let state) = app.coordinator.topScreen.state else { return nil }
      return state.post.isLiked
    }

    static let tap = Interleaving<Run>.Step("tap post.like") { run in
      let outputs = run.app.recorder.outputs.count
      run.app.tap("post.like")
      if run.app.recorder.outputs.count > outputs { run.wish.toggle() }
    }

    func replyWillArrive(from service: ServiceName, isFailure: Bool) {
      if isFailure { wish = confirmed }
    }

    var faults: [String] {
      (shown ?? wish) == wish ? [] : ["it shows \(!wish), not the wish"]
    }

    var faultsAtEnd: [String] {
      shown == nil || confirmed == wish ? [] : ["the service was not told of the last wish"]
    }
  }

  @Test func `the last wish wins, whatever fails and when the post is left`() {
    let count = Interleaving<Run>(
      sequences: [[Run.tap, Run.tap, Run.tap], [.swipeBack]], services: [.like], failing: [.like]
    ).runAll()
    #expect(count == 54)
  }

  @Test func `a link may lead away at any time`() {
    let count = Interleaving<Run>(
      sequences: [[Run.tap, Run.tap], [.open("profile://tab/feed"), .tap("tab.profile")]],
      services: [.like], failing: [.like]
    ).runAll()
    #expect(count == 60)
  }
}
