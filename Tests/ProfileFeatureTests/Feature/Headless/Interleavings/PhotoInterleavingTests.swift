import Testing

@testable import ProfileFeature

/// Photos that become large while pictures load (UI2), and searches whose replies overtake each other.
@Suite struct PhotoInterleavingTests {
  /// Photos that were found.
  final class LargeRun: InterleavedRun {
    let app = HeadlessApp(.own)
    /// The photos whose pictures have arrived.
    private var loaded: Set<Photo.ID> = []

    init() {
      app.settle()
      app.tapAndSettle("tab.search")
      app.type("search.field", "lake")
      app.settle()
    }

    private var large: PhotoSearchViewModel.State.Large? {
      guard case .photoSearch(let state) = app.coordinator.topScreen.state else { return nil }
      return state.large
    }

    func replyWillArrive(from service: ServiceName, isFailure: Bool) {
      if !isFailure, let large { loaded.insert(large.id) }
    }

    var faults: [String] {
      guard let large else { return [] }
      var faults: [String] = []
      if (large.image == .large) != loaded.contains(large.id) {
        faults.append("\(large.id) shows another picture than its own")
      }
      if app.server.pendingRequests[.images, default: 0] != (large.image == .loading ? 1 : 0) {
        faults.append("what loads is not what is waited for")
      }
      return faults
    }
  }

  @Test func `only the photo that is large shows its picture`() {
    let count = Interleaving<LargeRun>(
      sequences: [
        [.tap("photo.0.0"), .tap("photo.0.1"), .tap("photo.0.0"), .tap("photo.0.0")]
      ], services: [.images], failing: [.images]
    ).runAll()
    #expect(count > 10)
  }

  /// A search field in which one thing after the other is typed.
  final class SearchRun: InterleavedRun {
    let app = HeadlessApp(.own)
    private var hasFailed = false

    init() {
      app.settle()
      app.tapAndSettle("tab.search")
    }

    static func type(_ query: String) -> Interleaving<SearchRun>.Step {
      Interleaving.Step("type \(query)") { run in
        run.app.clear("search.field")
        run.app.type("search.field", query)
      }
    }

    func replyWillArrive(from service: ServiceName, isFailure: Bool) {
      hasFailed = hasFailed || isFailure
    }

    private var search: PhotoSearchViewModel.State? {
      guard case .photoSearch(let state) = app.coordinator.topScreen.state else { return nil }
      return state
    }

    var faults: [String] {
      (search?.sections ?? []).compactMap { section in
        section.photos.allSatisfy { $0.id.hasPrefix(section.query) }
          ? nil : "photos of another query than \(section.query)"
      }
    }

    var faultsAtEnd: [String] {
      guard let search, !hasFailed, !search.query.isEmpty else { return [] }
      return search.sections.first?.query == search.query ? [] : ["the last query is not on top"]
    }
  }

  @Test func `no older reply overrides a newer query`() {
    let count = Interleaving<SearchRun>(
      sequences: [
        [SearchRun.type("lake"), .second, SearchRun.type("city"), .second],
        [.init("press return") { $0.app.press(.return) }],
      ], services: [.photos], failing: [.photos]
    ).runAll()
    #expect(count > 5)
  }
}
