/// One row of the table.
protocol Benchmark: Sendable {
  /// As in `--filter`.
  var id: String { get }
  var title: String { get }
  /// Whether `--quick` has it.
  var isQuick: Bool { get }

  func measure(_ plan: Plan) throws -> Finding
}

/// How much is measured.
struct Plan {
  /// Samples of each of the two.
  let repetitions: Int
  /// How long a sample shall take, in nanoseconds: less than the system lets a thread run, so that most samples are undisturbed.
  let sampleTime = 500_000.0
  /// For what spawns processes, which takes too long for many samples.
  let processRepetitions: Int

  static let quick = Plan(repetitions: 101, processRepetitions: 7)
  static let full = Plan(repetitions: 501, processRepetitions: 15)

  var twice: Plan {
    Plan(
      repetitions: repetitions * 2, processRepetitions: processRepetitions * 2)
  }
}
