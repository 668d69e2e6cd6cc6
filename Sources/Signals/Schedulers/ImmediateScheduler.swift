/// A scheduler that runs every action at once, whatever its date.
///
/// For tests and for places that need a scheduler and no time. Actions that schedule further actions nest.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// The only one there is.
  public static let shared = ImmediateScheduler()

  private init() {}

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  @inlinable
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  @inlinable
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    // Once: at each interval, at once, would never end.
    action()
    return Subscriptions.empty
  }
}

extension ImmediateScheduler {
  /// The only moment that this scheduler knows.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Now.
    public init() {}

    public func distance(to other: Self) -> Stride { .zero }
    public func advanced(by n: Stride) -> Self { self }

    /// A distance that is kept, and has no effect.
    public struct Stride: Hashable, Sendable {
      /// The distance, as it was given.
      public var magnitude: Int

      /// A distance without a unit.
      @inlinable
      public init(_ value: Int) {
        magnitude = value
      }
    }
  }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: SignedNumeric, Comparable,
  ExpressibleByFloatLiteral
{
  @inlinable
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(value)
  }

  @inlinable
  public init(integerLiteral value: Int) {
    self.init(value)
  }

  @inlinable
  public init(floatLiteral value: Double) {
    self.init(Int(value))
  }

  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }

  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }

  @inlinable
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension ImmediateScheduler.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  public static func seconds(_ s: Int) -> Self { Self(0) }
  public static func seconds(_ s: Double) -> Self { Self(0) }
  public static func milliseconds(_ ms: Int) -> Self { Self(0) }
  public static func microseconds(_ us: Int) -> Self { Self(0) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(0) }
}

#if !hasFeature(Embedded)
  extension ImmediateScheduler.SchedulerTimeType.Stride: Codable {}
#endif
