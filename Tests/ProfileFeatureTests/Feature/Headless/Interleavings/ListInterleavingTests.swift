import Testing

@testable import ProfileFeature

/// Pages of a list, taps on Follow in it, and leaving, in every order.
@Suite struct ListInterleavingTests {
  /// A list of three pages, the first of which is on its way.
  final class Run: InterleavedRun {
    let app: HeadlessApp
    private let people = (0..<45).map { UserSummary(username: "person\($0)", name: "Person \($0)") }
    private var wishes: [String: Bool] = [:]

    init() {
      let profile = Profile(username: "me", name: "Me", isOwn: true)
      app = HeadlessApp(
        ProfileLibrary(Account(content: ProfileContent(profile: profile), followers: people)))
      app.settle()
      app.tapAndSettle("header.followers")
    }

    private var shown: [UserSummary]? {
      guard case .userList(let state) = app.coordinator.topScreen.state else { return nil }
      return state.users
    }

    static func tapFollow(_ index: Int) -> Interleaving<Run>.Step {
      Interleaving.Step("tap list.follow.\(index)") { run in
        let outputs = run.app.recorder.outputs.count
        run.app.tap("list.follow.\(index)")
        if run.app.recorder.outputs.count > outputs {
          run.wishes["person\(index)", default: false].toggle()
        }
      }
    }

    static let scrollToEnd = Interleaving<Run>.Step("scroll to end") { $0.app.scrollToEnd() }

    var faults: [String] {
      guard let shown else { return [] }
      var faults: [String] = []
      if shown.map({ $0.username }) != people.prefix(shown.count).map({ $0.username }) {
        faults.append("people are missing, or there twice: \(shown.count)")
      }
      for user in shown where user.isFollowed != wishes[user.username, default: false] {
        faults.append("\(user.username) is not shown as wished")
      }
      if app.server.pendingRequests[.people, default: 0] > 1 { faults.append("two pages at once") }
      return faults
    }

    var faultsAtEnd: [String] {
      guard shown != nil else { return [] }
      return wishes.sorted { $0.key < $1.key }.compactMap { username, wish in
        app.server.library.account(username)?.profile.isFollowed == wish
          ? nil : "the service was not told of \(username)"
      }
    }
  }

  @Test func `each person is followed as was wished, whatever page arrives when`() {
    let count = Interleaving<Run>(
      sequences: [
        [Run.tapFollow(0), Run.tapFollow(1)], [Run.scrollToEnd, Run.scrollToEnd],
      ], services: [.people, .follow]
    ).runAll()
    #expect(count > 50)
  }

  @Test func `the list may be left at any time`() {
    let count = Interleaving<Run>(
      sequences: [
        [Run.tapFollow(0), Run.tapFollow(1)], [Run.scrollToEnd], [.swipeBack],
      ], services: [.people, .follow], failing: [.people]
    ).runAll()
    #expect(count == 232)
  }
}
