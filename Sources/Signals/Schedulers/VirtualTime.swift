extension VirtualTimeScheduler {
  /// A point in virtual time: nanoseconds since the scheduler was made. Arithmetic saturates at both ends.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// Since the scheduler was made.
    public let nanoseconds: Int64

    /// So long after the scheduler was made.
    @inlinable
    public init(nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
    }

    /// When the scheduler was made.
    @inlinable public static var start: Self { Self(nanoseconds: 0) }

    @inlinable
    public func distance(to other: Self) -> Stride {
      Stride(nanoseconds: other.nanoseconds) - Stride(nanoseconds: nanoseconds)
    }

    @inlinable
    public func advanced(by stride: Stride) -> Self {
      Self(nanoseconds: (Stride(nanoseconds: nanoseconds) + stride).nanoseconds)
    }

    /// A distance in virtual time, in nanoseconds. Arithmetic saturates at both ends; a literal is in seconds.
    public struct Stride: Hashable, Sendable {
      /// How long it is; it may be negative.
      public let nanoseconds: Int64

      /// A distance; it may be negative.
      @inlinable
      public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
      }
    }
  }
}

extension VirtualTimeScheduler.SchedulerTimeType.Stride: SignedNumeric, Comparable {
  @inlinable
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int64(exactly: source) else { return nil }
    self.init(nanoseconds: value)
  }

  @inlinable
  public init(integerLiteral seconds: Int) {
    self = .seconds(seconds)
  }

  @inlinable public var magnitude: Self { nanoseconds < 0 ? .zero - self : self }

  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.nanoseconds.addingReportingOverflow(rhs.nanoseconds)
    return Self(nanoseconds: overflow ? (rhs.nanoseconds < 0 ? .min : .max) : sum)
  }

  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    let (difference, overflow) = lhs.nanoseconds.subtractingReportingOverflow(rhs.nanoseconds)
    return Self(nanoseconds: overflow ? (rhs.nanoseconds < 0 ? .max : .min) : difference)
  }

  @inlinable
  public static func * (lhs: Self, rhs: Self) -> Self {
    let (product, overflow) = lhs.nanoseconds.multipliedReportingOverflow(by: rhs.nanoseconds)
    let isNegative = (lhs.nanoseconds < 0) != (rhs.nanoseconds < 0)
    return Self(nanoseconds: overflow ? (isNegative ? .min : .max) : product)
  }

  @inlinable
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension VirtualTimeScheduler.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  @inlinable
  public static func seconds(_ s: Int) -> Self {
    Self(nanoseconds: Int64(s)) * Self(nanoseconds: 1_000_000_000)
  }

  /// Rounded to the nearest nanosecond. What is too large for that saturates; not-a-number is a programming error.
  @inlinable
  public static func seconds(_ s: Double) -> Self {
    precondition(!s.isNaN, "An interval is a number")
    let nanoseconds = (s * 1e9).rounded()
    if nanoseconds >= 0x1p63 { return Self(nanoseconds: .max) }
    if nanoseconds < -0x1p63 { return Self(nanoseconds: .min) }
    return Self(nanoseconds: Int64(nanoseconds))
  }

  @inlinable
  public static func milliseconds(_ ms: Int) -> Self {
    Self(nanoseconds: Int64(ms)) * Self(nanoseconds: 1_000_000)
  }

  @inlinable
  public static func microseconds(_ us: Int) -> Self {
    Self(nanoseconds: Int64(us)) * Self(nanoseconds: 1_000)
  }

  @inlinable
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: Int64(ns)) }
}
