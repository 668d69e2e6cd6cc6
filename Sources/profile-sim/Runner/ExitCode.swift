/// How the process ends; of several, the highest is the run's.
enum ExitCode: Int32, Comparable, Sendable {
  case success = 0
  /// An expectation, an invariant or a limit failed.
  case failure = 1
  case wrongUsage = 64
  case faultyScript = 65
  case unreadableInput = 66
  /// The simulator itself is at fault.
  case internalFault = 70
  case unwritableOutput = 74
  case interrupted = 130
  /// The reader of a pipe went away.
  case readerGone = 141

  static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
