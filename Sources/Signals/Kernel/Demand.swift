extension Subscribers {
  /// How many values a subscriber is ready to take.
  ///
  /// Arithmetic saturates: a sum or product that overflows is `.unlimited`, a difference that would be
  /// negative is `.none`, and `.unlimited` stays unlimited whatever is taken from it.
  public struct Demand: Hashable, Sendable {
    /// `Int.max + 1` stands for unlimited, so that comparing is one instruction.
    @usableFromInline let count: UInt

    @inlinable
    init(count: UInt) {
      self.count = count > Self.unlimited.count ? Self.unlimited.count : count
    }

    @inlinable
    init(unchecked count: UInt) {
      self.count = count
    }

    /// As many values as there are.
    @inlinable public static var unlimited: Demand { Demand(unchecked: UInt(Int.max) + 1) }

    /// No value.
    @inlinable public static var none: Demand { Demand(unchecked: 0) }

    /// At most `value` values. A negative `value` is a programming error.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "Rule R4: a demand is never negative")
      return Demand(unchecked: UInt(value))
    }

    /// The number of values, or `nil` if unlimited.
    @inlinable public var max: Int? { self == .unlimited ? nil : Int(count) }

    /// Stops the program if this demand is `.none`, where that can only be a mistake.
    @inlinable
    func assertNonZero() {
      precondition(count > 0, "Rule R4: a subscriber never requests a demand of none here")
    }
  }
}

extension Subscribers.Demand {
  /// Both together. What overflows is unlimited.
  @inlinable
  public static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    // Both are at most 2^63, so that only unlimited + unlimited overflows.
    let (sum, overflow) = lhs.count.addingReportingOverflow(rhs.count)
    return overflow ? .unlimited : Self(count: sum)
  }

  /// Adds. What overflows is unlimited.
  @inlinable
  public static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs + rhs
  }

  /// So many more, or fewer if the number is negative. What overflows is unlimited.
  @inlinable
  public static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    rhs < 0 ? lhs.removing(rhs.magnitude) : lhs + .max(rhs)
  }

  /// Adds. What overflows is unlimited.
  @inlinable
  public static func += (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs + rhs
  }

  /// So many times as much. What overflows is unlimited; a negative number is a programming error.
  @inlinable
  public static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    if lhs == .unlimited { return .unlimited }
    let (product, overflow) = lhs.count.multipliedReportingOverflow(by: Self.max(rhs).count)
    return overflow ? .unlimited : Self(count: product)
  }

  /// Multiplies. What overflows is unlimited; a negative number is a programming error.
  @inlinable
  public static func *= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs * rhs
  }

  /// What is left. It is never negative, and what is unlimited stays so.
  @inlinable
  public static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand {
    if lhs == .unlimited { return .unlimited }
    return rhs == .unlimited ? .none : lhs.removing(rhs.count)
  }

  /// Subtracts. The result is never negative, and what is unlimited stays so.
  @inlinable
  public static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) {
    lhs = lhs - rhs
  }

  /// What is left. It is never negative, and what is unlimited stays so.
  @inlinable
  public static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand {
    // Taking a negative number away is clamped, not turned into an addition that may overflow.
    rhs < 0 ? (lhs + Self(count: rhs.magnitude)).finiteOrNone(unless: lhs) : lhs - .max(rhs)
  }

  /// Subtracts. The result is never negative, and what is unlimited stays so.
  @inlinable
  public static func -= (lhs: inout Subscribers.Demand, rhs: Int) {
    lhs = lhs - rhs
  }

  @inlinable
  func removing(_ n: UInt) -> Self {
    if self == .unlimited { return .unlimited }
    return n >= count ? .none : Self(unchecked: count - n)
  }

  /// `.none` where a sum of a bounded demand overflowed.
  @inlinable
  func finiteOrNone(unless original: Self) -> Self {
    self == .unlimited && original != .unlimited ? .none : self
  }
}
