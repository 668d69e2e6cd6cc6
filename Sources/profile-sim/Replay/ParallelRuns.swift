import Dispatch
import Synchronization

/// Runs scripts on several threads; whoever reports takes their events in the order of the scripts.
///
/// The scripts begin in their order, and only so many before the first one that is not yet taken, so
/// that what is held does not grow with their number. That first one is always at work.
final class ParallelRuns: Sendable {
  /// Runs a script: it is given whether it is to stop, and where its events go.
  typealias Job =
    @Sendable (
      _ isInterrupted: @escaping () -> Bool, _ report: @escaping (RunEvent) throws -> Void
    ) throws -> JobResult

  /// How long somebody waits for events before he looks whether the run was interrupted.
  private static let patience = 50

  private let jobs: [Job]
  private let channels: [EventChannel]
  private let threadCount: Int
  private let next = Atomic<Int>(0)
  private let isInterrupted = Atomic<Bool>(false)
  private let isOver = Atomic<Bool>(false)
  private let permits = DispatchSemaphore(value: 0)
  private let threads = DispatchGroup()

  init(_ jobs: [Job], threads threadCount: Int) {
    self.jobs = jobs
    self.threadCount = threadCount
    channels = jobs.map { _ in EventChannel() }
  }

  func start() {
    for _ in 0..<(threadCount * 4) { permits.signal() }
    for number in 1...threadCount {
      // Each queue that works in order has a thread of its own when it waits.
      DispatchQueue(label: "profile-sim.job.\(number)").async(group: threads) { self.work() }
    }
  }

  /// Hands on the events of a script as they come, and waits for its end. Scripts are taken in their order.
  func take(
    _ index: Int, isInterrupted: () -> Bool, report: (RunEvent) throws -> Void
  ) throws -> JobResult {
    defer { permits.signal() }
    while true {
      if isInterrupted() { self.isInterrupted.store(true, ordering: .relaxed) }
      switch channels[index].take(patience: Self.patience) {
      case .events(let events): for event in events { try report(event) }
      case .ended(let result): return try result.get()
      case nil: continue
      }
    }
  }

  /// Ends what is still at work, and waits for that.
  func stop() {
    isOver.store(true, ordering: .relaxed)
    for channel in channels { channel.close() }
    for _ in 0..<threadCount { permits.signal() }
    threads.wait()
  }

  private func work() {
    while true {
      permits.wait()
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < jobs.count, !isOver.load(ordering: .relaxed) else { return }
      run(jobs[index], sendingTo: channels[index])
    }
  }

  private func run(_ job: Job, sendingTo channel: EventChannel) {
    var batch: [RunEvent] = []
    let result = Result {
      try job({
        self.isInterrupted.load(ordering: .relaxed) || self.isOver.load(ordering: .relaxed)
      }) {
        batch.append($0)
        if batch.count == EventChannel.batch {
          try channel.send(.events(batch))
          batch = []
        }
      }
    }
    // If nobody wants them any more there is nobody to tell, either.
    try? channel.send(.events(batch))
    try? channel.send(.ended(result))
  }
}
