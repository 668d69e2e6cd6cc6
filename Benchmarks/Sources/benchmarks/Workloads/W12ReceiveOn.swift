import Dispatch
import Signals

extension Workload {
  /// Dispatch allocates for each block, so nothing is promised about allocations.
  static let receiveOn = Workload(
    id: "W12", title: "receive(on: serial queue), until all arrived", target: 1.3, reached: 2,
    allocations: nil, count: 10_000, usesThreads: true,
    limit: {
      let queue = DispatchQueue(label: "limit")
      let arrivals = Arrivals()
      return { count in
        arrivals.expect(count)
        for value in 0..<count { sendAsync(value, to: arrivals, on: queue) }
        return arrivals.total()
      }
    },
    signals: {
      let queue = DispatchQueue(label: "signals")
      let arrivals = Arrivals()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.receive(on: queue).sink { arrivals.receive($0) }
      return { count in
        arrivals.expect(count)
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscription) { arrivals.total() }
      }
    })

  @inline(never)
  private static func sendAsync(_ value: Int, to arrivals: Arrivals, on queue: DispatchQueue) {
    queue.async { arrivals.receive(value) }
  }
}

/// Belongs to the queue while values are under way, and to the sender before and after; the queue and the semaphore order the two.
private final class Arrivals: @unchecked Sendable {
  private var expected = 0
  private var sum = 0
  private let allThere = DispatchSemaphore(value: 0)

  func expect(_ count: Int) { expected = count }

  func receive(_ value: Int) {
    sum &+= value
    expected -= 1
    if expected == 0 { allThere.signal() }
  }

  func total() -> Int {
    allThere.wait()
    return sum
  }
}
