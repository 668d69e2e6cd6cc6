extension VirtualTimeScheduler {
  /// What is to be run, by date and then by order of scheduling: a binary heap.
  struct Agenda {
    final class Job {
      let interval: SchedulerTimeType.Stride?
      /// Nil once it has run for the last time, or was cancelled.
      var action: (() -> Void)?

      init(interval: SchedulerTimeType.Stride?, action: @escaping () -> Void) {
        self.interval = interval
        self.action = action
      }
    }

    private struct Entry {
      let date: SchedulerTimeType
      let order: UInt64
      let job: Job

      func isBefore(_ other: Entry) -> Bool {
        date == other.date ? order < other.order : date < other.date
      }
    }

    private var heap: [Entry] = []
    private var lastOrder: UInt64 = 0
    /// How many jobs are still to run.
    private(set) var count = 0

    /// The date of the first entry; cancelled ones are never first.
    var nextDate: SchedulerTimeType? { heap.first?.date }

    mutating func insert(_ job: Job, at date: SchedulerTimeType) {
      lastOrder += 1
      count += 1
      heap.append(Entry(date: date, order: lastOrder, job: job))
      siftUp(from: heap.count - 1)
    }

    mutating func removeNext() -> Job? {
      guard let entry = removeFirst() else { return nil }
      count -= 1
      removeCancelledFirst()
      return entry.job
    }

    /// Returns the action, for the caller to let go of. The entry stays until it is first, or in the way.
    mutating func cancel(_ job: Job) -> (() -> Void)? {
      guard let action = job.action else { return nil }
      job.action = nil
      count -= 1
      if heap.count > 2 * count + 16 {
        heap.removeAll { $0.job.action == nil }
        for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
      }
      removeCancelledFirst()
      return action
    }

    private mutating func removeCancelledFirst() {
      while let first = heap.first, first.job.action == nil { _ = removeFirst() }
    }

    private mutating func removeFirst() -> Entry? {
      guard let first = heap.first, let last = heap.popLast() else { return nil }
      if !heap.isEmpty {
        heap[0] = last
        siftDown(from: 0)
      }
      return first
    }

    private mutating func siftUp(from start: Int) {
      var index = start
      while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
        heap.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    }

    private mutating func siftDown(from start: Int) {
      var index = start
      while true {
        var least = index
        for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
          if heap[child].isBefore(heap[least]) { least = child }
        }
        if least == index { return }
        heap.swapAt(index, least)
        index = least
      }
    }
  }
}
