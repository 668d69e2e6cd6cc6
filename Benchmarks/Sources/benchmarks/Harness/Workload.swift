/// A row that compares Signals with code that does the same by hand, by time and by allocations.
struct Workload: Benchmark {
  /// Sends so many values, and returns what came of all values up to now.
  typealias Run = (_ count: Int) -> Int

  let id: String
  let title: String
  /// The most that Signals may take, as a multiple of the limit's time.
  let target: Double
  /// The ratio that was reached so far, where that is far over the target: it may not get worse.
  var reached: Double?
  /// How many allocations an operation may make; `nil` where others than ours make some, and nothing is promised.
  var allocations: Double? = 0
  /// Operations for each value that is sent.
  var operations = 1
  /// How many values a sample has; `nil` for as many as fill the plan's time.
  var count: Int?
  /// At most so many samples, where setting up takes longer than running.
  var maximumRepetitions = Int.max
  /// Whether other threads take part, so that only the time on the clock tells.
  var usesThreads = false
  /// Whether a set-up may be run once only.
  var isOneShot = false
  var isQuick = true
  var note: String?

  /// Each makes a fresh set-up, which is not measured.
  let limit: @Sendable () -> Run
  let signals: @Sendable () -> Run

  func measure(_ plan: Plan) -> Finding {
    let count = count ?? calibrate(plan.sampleTime)
    var samples = Samples()
    var differing: (limit: Int, signals: Int)?
    for repetition in 0..<min(plan.repetitions, maximumRepetitions) {
      var results = (limit: 0, signals: 0)
      func sampleLimit() { samples.addLimit(sample(limit, count, &results.limit)) }
      func sampleSignals() { samples.addOurs(sample(signals, count, &results.signals)) }
      if repetition.isMultiple(of: 2) {
        sampleLimit()
        sampleSignals()
      } else {
        sampleSignals()
        sampleLimit()
      }
      if results.limit != results.signals { differing = results }
    }
    return Finding(
      id: id, title: title, unit: .nanoseconds, samples, target: .ratio(target), reached: reached,
      allocations: countAllocations(),
      faults: differing.map { ["checksums differ: \($0.limit) and \($0.signals)"] } ?? [],
      note: note)
  }

  /// Nanoseconds per operation.
  private func sample(_ make: () -> Run, _ count: Int, _ result: inout Int) -> Double {
    let run = make()
    if !isOneShot { _ = run(warmUp) }
    func body() { result = run(count) }
    let time = usesThreads ? Stopwatch.time(body) : Stopwatch.threadTime(body)
    return time / Double(count * operations)
  }

  /// Queues and tables have grown by then. Even, so that what alternates starts afresh.
  private var warmUp: Int { 48 }

  /// As many values as fill the time of the slower of the two.
  private func calibrate(_ sampleTime: Double) -> Int {
    func values(filling time: Double, _ make: () -> Run) -> Int {
      let run = make()
      var count = 96
      while true {
        let taken = Stopwatch.time { _ = run(count) }
        if taken > time / 4 { return Int(Double(count) * time / taken) }
        count *= 2
      }
    }
    let count = min(values(filling: sampleTime, limit), values(filling: sampleTime, signals))
    // A multiple of 48 fits whatever a workload does in turns.
    return max(1, count / 48) * 48
  }

  private func countAllocations() -> Finding.Allocations? {
    guard let allowed = allocations else { return nil }
    func perOperation(_ make: () -> Run) -> Double? {
      let run = make()
      let count = 9_600
      _ = run(warmUp)
      let counted = AllocationCount.of { _ = run(count) }
      return counted.map { Double($0.allocations) / Double(count * operations) }
    }
    guard let ours = perOperation(signals) else { return nil }
    return Finding.Allocations(limit: perOperation(limit), signals: ours, allowed: allowed)
  }
}
