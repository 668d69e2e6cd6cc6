import Testing

@testable import ProfileFeature

/// A profile that loads, is loaded anew, filtered and left, in every order.
@Suite struct LoadingInterleavingTests {
  /// Two profiles, one on the other, both of which still load.
  final class Run: InterleavedRun {
    let app = HeadlessApp(.own, start: .user("anna.codes")) { $0.hold(.posts) }
    private var filter = PostFilter.posts

    init() {}

    private var shown: ProfileViewModel.State? {
      guard case .profile(let state) = app.coordinator.topScreen.state,
        state.header.profile.username == "anna.codes"
      else { return nil }
      return state
    }

    static func choose(_ filter: PostFilter) -> Interleaving<Run>.Step {
      Interleaving.Step("tap filter \(filter.rawValue)") { run in
        let outputs = run.app.recorder.outputs.count
        run.app.tap(filter == .posts ? "filter.posts" : "filter.tagged")
        if run.shown != nil, run.app.recorder.outputs.count > outputs { run.filter = filter }
      }
    }

    var faults: [String] {
      guard let shown else { return [] }
      var faults: [String] = []
      if shown.filter != filter { faults.append("another filter than was chosen") }
      // One of each profile, for a newer one takes the place of an older one.
      if app.server.pendingRequests[.posts, default: 0] > 2 { faults.append("it loads twice") }
      return faults
    }

    var faultsAtEnd: [String] {
      guard let shown else { return [] }
      let content = app.server.library.account("anna.codes")?.content
      var faults: [String] = []
      if shown.isRefreshing { faults.append("refreshing does not end") }
      if shown.posts.count != 0, shown.posts.count != content?.posts.count {
        faults.append("\(shown.posts.count) posts")
      }
      return faults
    }
  }

  @Test func `loading ends, and the filter stays as it was chosen`() {
    let count = Interleaving<Run>(
      sequences: [[.pull("profile.grid")], [Run.choose(.tagged), Run.choose(.posts)]],
      services: [.posts], failing: [.posts]
    ).runAll()
    #expect(count > 15)
  }

  @Test func `either profile may be left while it loads`() {
    let count = Interleaving<Run>(
      sequences: [
        [.pull("profile.grid"), .pull("profile.grid")], [Run.choose(.tagged)],
        [.swipeBack, .tap("tab.feed")],
      ], services: [.posts]
    ).runAll()
    #expect(count > 15)
  }
}
