import Testing

@testable import ProfileFeature

/// A new post, its reply, and a person who goes elsewhere meanwhile, in every order.
@Suite struct UploadInterleavingTests {
  /// A form for a new post, and a profile that knows how many posts there are.
  final class Run: InterleavedRun {
    let app = HeadlessApp(.own)
    /// Where one has to be after the reply.
    private var expectedTab: Tab?

    init() {
      app.settle()
      app.tapAndSettle("tab.upload")
    }

    func replyWillArrive(from service: ServiceName, isFailure: Bool) {
      guard service == .upload, !isFailure, !app.coordinator.isTransitioning else { return }
      expectedTab = app.navigation.top == .route(.newPost) ? .profile : app.navigation.selectedTab
    }

    var faults: [String] {
      defer { expectedTab = nil }
      guard let expectedTab, app.navigation.selectedTab != expectedTab else { return [] }
      return ["the reply leads to \(app.navigation.selectedTab.name)"]
    }

    var faultsAtEnd: [String] {
      let published = app.server.library.main
      app.open("profile://")
      app.settle()
      guard let state = app.profile?.currentState else { return ["there is no profile"] }
      let ids = state.posts.map { $0.id }
      var faults: [String] = []
      if Set(ids).count != ids.count { faults.append("a post is there twice: \(ids)") }
      if ids != published.content.posts.map({ $0.id }) { faults.append("it shows \(ids)") }
      if state.header.profile.postCount != published.profile.postCount {
        faults.append("it counts \(state.header.profile.postCount) posts")
      }
      return faults
    }
  }

  @Test func `a post is there once, and nobody is led away from elsewhere`() {
    let count = Interleaving<Run>(
      sequences: [
        [.tap("upload.post"), .tap("upload.post")],
        [.tap("tab.profile"), .pull("profile.grid"), .tap("tab.upload")],
      ], services: [.upload, .posts], failing: [.upload]
    ).runAll()
    #expect(count == 230)
  }

  @Test func `a screen that comes up meanwhile, or a link, is not gone behind one's back`() {
    let count = Interleaving<Run>(
      sequences: [
        [.tap("upload.post")], [.open("profile://followers"), .tap("nav.back"), .second],
        [.tap("tab.feed")],
      ], services: [.upload, .people], failing: [.upload]
    ).runAll()
    #expect(count == 229)
  }
}
