import ProfileFeature
import Signals
import Testing

/// Replies that a server keeps back, and a server that cannot be reached.
@Suite struct HeldRepliesTests {
  private let clock = VirtualTimeScheduler()
  private let server: InMemoryServer<VirtualTimeScheduler>

  init() {
    server = InMemoryServer(.other, scheduler: clock)
  }

  /// What came of several requests, in the order in which it came.
  private final class Arrivals {
    private(set) var names: [String] = []
    private var subscriptions: [AnyCancellable] = []

    func note<Value>(_ name: String, _ publisher: AnyPublisher<Value, ServiceError>) {
      subscriptions.append(
        publisher.sink(
          with: self,
          receiveCompletion: { owner, completion in
            if case .failure(let error) = completion { owner.names.append("\(name) \(error)") }
          }, receiveValue: { owner, _ in owner.names.append(name) }))
    }

    func cancelAll() {
      subscriptions = []
    }
  }

  private func likes(_ names: String...) -> Arrivals {
    let arrivals = Arrivals()
    for name in names {
      arrivals.note(name, server.services.follow.setFollowing(true, "anna.codes"))
    }
    return arrivals
  }

  @Test func `come only when they are released, in the order of the requests`() {
    server.hold(.follow)
    let arrivals = likes("a", "b")
    clock.advance(by: .seconds(60))
    #expect(arrivals.names == [])
    #expect(server.pendingRequests == [.follow: 2])
    #expect(server.isHeld(.follow))
    #expect(server.release(.follow))
    #expect(!server.release(.follow))
    #expect(arrivals.names == ["a", "b"])
    #expect(server.pendingRequests == [:])
    #expect(!server.isHeld(.follow))
  }

  @Test func `come one by one in any order, and others are still kept`() {
    server.hold(.follow)
    let arrivals = likes("a", "b", "c")
    #expect(server.release(.follow, 2))
    #expect(server.release(.follow, 2))
    #expect(arrivals.names == ["b", "c"])
    #expect(!server.release(.follow, 2))
    #expect(!server.release(.follow, 0))
    #expect(server.release(.follow, 1))
    #expect(arrivals.names == ["b", "c", "a"])
    _ = likes("d")
    #expect(server.isHeld(.follow))
  }

  @Test func `are kept back also for requests that are under way, and of that service alone`() {
    let arrivals = likes("a")
    arrivals.note("posts", server.services.posts.content("anna.codes"))
    clock.advance(by: .milliseconds(499))
    server.hold(.follow)
    #expect(clock.scheduledCount == 1)
    clock.advance(by: .seconds(5))
    #expect(arrivals.names == ["posts"])
    server.release(.follow)
    #expect(arrivals.names == ["posts", "a"])
  }

  @Test func `are not given to who does not wait any more`() {
    server.hold(.follow)
    let arrivals = likes("a")
    arrivals.cancelAll()
    #expect(server.pendingRequests == [:])
    #expect(!server.release(.follow, 1))
    server.release(.follow)
    #expect(arrivals.names == [])
  }

  @Test func `nothing is released of what is not held`() {
    let arrivals = likes("a")
    server.release(.follow)
    #expect(!server.release(.follow, 1))
    #expect(arrivals.names == [])
    clock.advance(by: .seconds(1))
    #expect(arrivals.names == ["a"])
  }

  @Test func `a reply is a failure that falls due while nothing can be reached`() {
    let arrivals = likes("a")
    server.isOffline = true
    clock.advance(by: .seconds(1))
    #expect(arrivals.names == ["a unavailable"])
    arrivals.note("b", server.services.follow.setFollowing(true, "anna.codes"))
    server.isOffline = false
    clock.advance(by: .seconds(1))
    #expect(arrivals.names == ["a unavailable", "b"])
  }
}
