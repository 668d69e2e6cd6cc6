/// A distance in time that can be made from any unit.
public protocol SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  static func seconds(_ s: Int) -> Self
  /// Seconds, and parts of them.
  static func seconds(_ s: Double) -> Self
  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// Thousandths of a microsecond.
  static func nanoseconds(_ ns: Int) -> Self
}
