import Testing

@testable import ProfileFeature

/// Taps on Follow, its replies and failures, refreshes and leaving, in every order (UI3).
@Suite struct FollowInterleavingTests {
  /// Somebody's profile on top, and what a person wishes of it.
  final class Run: InterleavedRun {
    let app = HeadlessApp(.own, start: .user("anna.codes"))
    /// Whether that person is to be followed, as far as is known.
    private var wish: Bool
    private let count: Int

    init() {
      app.settle()
      wish = app.server.library.account("anna.codes")?.profile.isFollowed ?? false
      count = app.server.library.account("anna.codes")?.profile.followerCount ?? 0
    }

    private var confirmed: Bool {
      app.server.library.account("anna.codes")?.profile.isFollowed ?? false
    }

    /// What the screen shows, as long as it is there.
    private var shown: Profile? {
      guard case .profile(let state) = app.coordinator.topScreen.state,
        state.header.profile.username == "anna.codes"
      else { return nil }
      return state.header.profile
    }

    static let tap = Interleaving<Run>.Step("tap header.follow") { run in
      let outputs = run.app.recorder.outputs.count
      run.app.tap("header.follow")
      if run.app.recorder.outputs.count > outputs { run.wish.toggle() }
    }

    func replyWillArrive(from service: ServiceName, isFailure: Bool) {
      if service == .follow, isFailure { wish = confirmed }
    }

    var faults: [String] {
      var faults: [String] = []
      if let shown {
        if shown.isFollowed != wish { faults.append("it shows \(shown.isFollowed), not the wish") }
        if shown.followerCount != count + (wish ? 1 : 0) {
          faults.append("\(shown.followerCount) followers instead of \(count) and the wish")
        }
      }
      if app.server.pendingRequests[.follow, default: 0] > 1 {
        faults.append("two requests at once")
      }
      return faults
    }

    var faultsAtEnd: [String] {
      shown == nil || confirmed == wish ? [] : ["the service was not told of the last wish"]
    }
  }

  @Test func `the last wish wins, whatever fails and in whatever order`() {
    let count = Interleaving<Run>(
      sequences: [[Run.tap, Run.tap, Run.tap, Run.tap]], services: [.follow], failing: [.follow]
    ).runAll()
    #expect(count == 89)
  }

  @Test func `a refresh may land anywhere`() {
    let count = Interleaving<Run>(
      sequences: [[Run.tap, Run.tap], [.pull("profile.grid")]], services: [.follow, .posts],
      failing: [.follow, .posts]
    ).runAll()
    #expect(count == 200)
  }

  @Test func `the screen may be left at any time`() {
    let count = Interleaving<Run>(
      sequences: [[Run.tap, Run.tap], [.back, .second]], services: [.follow, .posts],
      failing: [.follow]
    ).runAll()
    #expect(count == 36)
  }
}
