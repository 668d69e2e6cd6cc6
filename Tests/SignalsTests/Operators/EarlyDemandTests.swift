import Signals
import Synchronization
import Testing

/// What `dropFirst` is asked for before its upstream has a subscription for it.
@Suite struct EarlyDemandTests {
  /// Takes a subscriber, and does nothing with it.
  private final class Upstream: Publisher, @unchecked Sendable {
    typealias Output = Int
    typealias Failure = Never

    private(set) var subscriber: AnySubscriber<Int, Never>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      self.subscriber = AnySubscriber(subscriber)
    }
  }

  /// Adds up what is requested.
  private final class Sum: Subscription, Sendable {
    private let sum = Atomic<Int>(0)
    private let count = Atomic<Int>(0)
    private let cancels = Atomic<Int>(0)

    var requested: Int { sum.load(ordering: .relaxed) }
    var requests: Int { count.load(ordering: .relaxed) }
    var isCancelled: Bool { cancels.load(ordering: .relaxed) > 0 }

    func request(_ demand: Subscribers.Demand) {
      count.add(1, ordering: .relaxed)
      sum.add(demand.max ?? 1_000_000, ordering: .relaxed)
    }

    func cancel() { cancels.add(1, ordering: .relaxed) }
  }

  /// Keeps its subscription, and asks for nothing.
  private final class Idle: Subscriber, @unchecked Sendable {
    private(set) var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    /// The two hold each other.
    func letGo() { subscription = nil }
    func receive(_ input: Int) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func `goes up in one request, with what is dropped`() {
    let (upstream, idle, sum) = (Upstream(), Idle(), Sum())
    upstream.dropFirst(3).subscribe(idle)
    idle.subscription?.request(.max(1))
    idle.subscription?.request(.max(4))
    upstream.subscriber?.receive(subscription: sum)
    #expect(sum.requests == 1)
    #expect(sum.requested == 8)
    idle.letGo()
  }

  @Test func `a cancel that comes early cancels the upstream, which is asked for nothing`() {
    let (upstream, idle, sum) = (Upstream(), Idle(), Sum())
    upstream.dropFirst(3).subscribe(idle)
    idle.subscription?.request(.max(1))
    idle.subscription?.cancel()
    upstream.subscriber?.receive(subscription: sum)
    #expect(sum.requests == 0)
    #expect(sum.isCancelled)
    idle.letGo()
  }

  @Test func `requests of one thread race with the subscription of another, and none is lost`() {
    for _ in 0..<200 {
      let (upstream, idle, sum) = (Upstream(), Idle(), Sum())
      upstream.dropFirst(3).subscribe(idle)
      onThreads(3) { thread in
        if thread == 0 {
          upstream.subscriber?.receive(subscription: sum)
        } else {
          for _ in 0..<20 { idle.subscription?.request(.max(1)) }
        }
      }
      #expect(sum.requested == 43)
      idle.letGo()
    }
  }
}
