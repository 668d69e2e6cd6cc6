#if canImport(Dispatch) && !hasFeature(Embedded)
  public import Dispatch

  /// A queue can be a scheduler.
  extension DispatchQueue {
    /// A point in a queue's time. Arithmetic saturates at both ends.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
      /// The same time, as Dispatch knows it.
      public var dispatchTime: DispatchTime

      /// The time that Dispatch knows as `time`.
      public init(_ time: DispatchTime) {
        dispatchTime = time
      }

      private var nanoseconds: UInt64 { dispatchTime.uptimeNanoseconds }

      public func distance(to other: Self) -> Stride {
        let isLater = other.nanoseconds >= nanoseconds
        let distance =
          isLater ? other.nanoseconds - nanoseconds : nanoseconds - other.nanoseconds
        let magnitude = Int(clamping: distance)
        return Stride(nanoseconds: isLater ? magnitude : -magnitude)
      }

      public func advanced(by n: Stride) -> Self {
        let (sum, overflow) = nanoseconds.addingReportingOverflow(UInt64(n.magnitude.magnitude))
        if n.magnitude >= 0 {
          return Self(overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: sum))
        }
        let back = UInt64(n.magnitude.magnitude)
        return Self(
          DispatchTime(uptimeNanoseconds: back >= nanoseconds ? 1 : nanoseconds - back))
      }

      public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime == rhs.dispatchTime }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime < rhs.dispatchTime }

      public func hash(into hasher: inout Hasher) {
        hasher.combine(dispatchTime.rawValue)
      }

      public init(from decoder: any Decoder) throws {
        let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
      }

      public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(nanoseconds)
      }

      /// A distance in a queue's time. Literals are in seconds; `magnitude` is in nanoseconds, and may be negative.
      public struct Stride: Hashable, Codable, Sendable {
        public var magnitude: Int

        /// `.never` is as long as possible.
        public init(_ timeInterval: DispatchTimeInterval) {
          switch timeInterval {
          case .seconds(let seconds): self = .seconds(seconds)
          case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
          case .microseconds(let microseconds): self = .microseconds(microseconds)
          case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
          case .never: self = .nanoseconds(.max)
          @unknown default: self = .nanoseconds(.max)
          }
        }

        fileprivate init(nanoseconds: Int) {
          magnitude = nanoseconds
        }

        /// The same distance, as Dispatch knows it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      }
    }
  }

  extension DispatchQueue.SchedulerTimeType.Stride: SignedNumeric, Comparable,
    ExpressibleByFloatLiteral
  {
    public init(floatLiteral seconds: Double) {
      self = .seconds(seconds)
    }

    public init(integerLiteral seconds: Int) {
      self = .seconds(seconds)
    }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let nanoseconds = Int(exactly: source) else { return nil }
      self.init(nanoseconds: nanoseconds)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

    public static func + (lhs: Self, rhs: Self) -> Self {
      let (sum, overflow) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
      return Self(nanoseconds: overflow ? (rhs.magnitude < 0 ? .min : .max) : sum)
    }

    public static func - (lhs: Self, rhs: Self) -> Self {
      let (difference, overflow) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
      return Self(nanoseconds: overflow ? (rhs.magnitude < 0 ? .max : .min) : difference)
    }

    public static func * (lhs: Self, rhs: Self) -> Self {
      lhs.times(rhs.magnitude)
    }

    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    private func times(_ factor: Int) -> Self {
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: factor)
      let isNegative = (magnitude < 0) != (factor < 0)
      return Self(nanoseconds: overflow ? (isNegative ? .min : .max) : product)
    }
  }

  extension DispatchQueue.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
    public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s).times(1_000_000_000) }

    /// What is too large saturates; not-a-number is a programming error.
    public static func seconds(_ s: Double) -> Self {
      precondition(!s.isNaN, "An interval is a number")
      let nanoseconds = (s * 1e9).rounded()
      if nanoseconds >= Double(Int.max) { return Self(nanoseconds: .max) }
      return Self(nanoseconds: Int(exactly: nanoseconds) ?? .min)
    }

    public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms).times(1_000_000) }

    public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us).times(1_000) }

    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
  }
#endif
