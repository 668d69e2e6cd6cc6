extension Subscribers.Demand: Comparable {
  @inlinable
  public static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool {
    lhs.count < rhs.count
  }
}

extension Subscribers.Demand {
  /// Where a bounded demand stands in relation to a number; unlimited is above every number.
  @inlinable
  func isOrdered(before number: Int) -> Bool { number > 0 && count < UInt(number) }

  @inlinable
  func isEqual(to number: Int) -> Bool { number >= 0 && count == UInt(number) }

  /// True if the demand is exactly that number.
  @inlinable public static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    lhs.isEqual(to: rhs)
  }
  /// True if the demand is not exactly that number.
  @inlinable public static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool { !(lhs == rhs) }
  /// Unlimited is above every number.
  @inlinable public static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    lhs.isOrdered(before: rhs)
  }
  /// Unlimited is above every number.
  @inlinable public static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool {
    lhs < rhs || lhs == rhs
  }
  /// Unlimited is above every number.
  @inlinable public static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool { !(lhs <= rhs) }
  /// Unlimited is above every number.
  @inlinable public static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool { !(lhs < rhs) }

  /// True if the demand is exactly that number.
  @inlinable public static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs == lhs }
  /// True if the demand is not exactly that number.
  @inlinable public static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs != lhs }
  /// Unlimited is above every number.
  @inlinable public static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs > lhs }
  /// Unlimited is above every number.
  @inlinable public static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs >= lhs }
  /// Unlimited is above every number.
  @inlinable public static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs < lhs }
  /// Unlimited is above every number.
  @inlinable public static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool { rhs <= lhs }
}

#if !hasFeature(Embedded)
  extension Subscribers.Demand: CustomStringConvertible {
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  extension Subscribers.Demand: Codable {
    public init(from decoder: any Decoder) throws {
      self.init(count: try decoder.singleValueContainer().decode(UInt.self))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(count)
    }
  }
#endif
