import Foundation
import Signals
import Synchronization

/// Two threads send into one subject: how long a value takes, and whether all arrive, in order, one at a time.
struct Contention: Benchmark {
  let id = "C2"
  let title = "two threads on one subject, wall per value"
  let isQuick = true

  func measure(_ plan: Plan) throws -> Finding {
    var finding = workload.measure(plan)
    finding.faults += deliveryFaults()
    return finding
  }

  /// The limit takes a mutex to copy the closure, and calls it outside. It may call on both threads at once, so the sum has to be atomic; ours
  /// never does that, and gets the same closure all the same.
  private let workload = Workload(
    id: "C2", title: "two threads on one subject, wall per value", target: 1.2, allocations: nil,
    operations: 2, count: 20_000, usesThreads: true,
    limit: {
      let sum = Sum()
      let list = LockedClosure { sum.add($0) }
      return { count in
        inTwoThreads { _ in for value in 0..<count { list.send(value) } }
        return sum.total
      }
    },
    signals: {
      let sum = Sum()
      let subject = SharedSubject()
      let subscription = subject.subject.sink { sum.add($0) }
      return { count in
        inTwoThreads { _ in for value in 0..<count { subject.send(value) } }
        return withExtendedLifetime(subscription) { sum.total }
      }
    })

  /// Not timed: the sink looks at what it gets.
  private func deliveryFaults() -> [String] {
    let count = 200_000
    let subject = SharedSubject()
    let isInside = Atomic(false)
    var overlaps = 0
    var received = [0, 0]
    var disorders = 0
    let subscription = subject.subject.sink { value in
      if isInside.exchange(true, ordering: .acquiringAndReleasing) { overlaps += 1 }
      let thread = value & 1
      if value >> 1 != received[thread] { disorders += 1 }
      received[thread] += 1
      isInside.store(false, ordering: .releasing)
    }
    inTwoThreads { thread in for value in 0..<count { subject.send(value << 1 | thread) } }
    subscription.cancel()
    var faults: [String] = []
    if received != [count, count] { faults.append("of 2 × \(count) values, \(received) arrived") }
    if overlaps > 0 { faults.append("\(overlaps) calls overlapped") }
    if disorders > 0 { faults.append("\(disorders) values came out of order") }
    return faults
  }
}

/// Runs `body` on two threads that begin at the same time, and waits for both.
private func inTwoThreads(_ body: @escaping @Sendable (_ thread: Int) -> Void) {
  let start = StartLine()
  let end = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    start.waitForBoth()
    body(1)
    end.signal()
  }
  start.waitForBoth()
  body(0)
  end.wait()
}

private final class StartLine: Sendable {
  private let arrived = Atomic(0)

  func waitForBoth() {
    arrived.add(1, ordering: .acquiringAndReleasing)
    while arrived.load(ordering: .acquiring) < 2 {}
  }
}

private final class Sum: Sendable {
  private let sum = Atomic(0)
  var total: Int { sum.load(ordering: .acquiring) }

  func add(_ value: Int) { sum.wrappingAdd(value, ordering: .relaxed) }
}

private final class LockedClosure: Sendable {
  /// A mutex would wrap a bare closure anew at each access, and keep it wrapped.
  private struct Sink {
    let receive: @Sendable (Int) -> Void
  }

  private let sink: Mutex<Sink>

  init(_ receive: @escaping @Sendable (Int) -> Void) { sink = Mutex(Sink(receive: receive)) }

  @inline(never)
  func send(_ value: Int) {
    let sink = sink.withLock { $0 }
    sink.receive(value)
  }
}

/// A subject may be used from any thread; it is not `Sendable` so that the compiler can keep a program's isolation.
private final class SharedSubject: @unchecked Sendable {
  let subject = PassthroughSubject<Int, Never>()

  @inline(never)
  func send(_ value: Int) { subject.send(value) }
}
