/// How a count is written where there is little room, and how it is said.
///
///     CountFormat.english.short(1_234)     // "1,234"
///     CountFormat.english.short(10_543)    // "10.5K"
///     CountFormat.english.full(1_234_567)  // "1,234,567"
public struct CountFormat: Hashable, Sendable {
  /// What stands between groups of three digits.
  public var groupSeparator: String
  /// What stands before the decimal.
  public var decimalSeparator: String
  /// What stands for a thousand, a million and a billion.
  public var thousand: String
  public var million: String
  public var billion: String

  public init(
    groupSeparator: String, decimalSeparator: String, thousand: String, million: String,
    billion: String
  ) {
    self.groupSeparator = groupSeparator
    self.decimalSeparator = decimalSeparator
    self.thousand = thousand
    self.million = million
    self.billion = billion
  }

  public static let english = CountFormat(
    groupSeparator: ",", decimalSeparator: ".", thousand: "K", million: "M", billion: "B")

  /// The count with grouped digits below 10,000, above it truncated to one decimal of the largest unit.
  ///
  /// A decimal of zero is left out, and a negative count is written as none.
  public func short(_ count: Int) -> String {
    let units = [(1_000_000_000, billion), (1_000_000, million), (1_000, thousand)]
    guard count >= 10_000, let (size, suffix) = units.first(where: { count >= $0.0 }) else {
      return full(count)
    }
    let tenths = count / (size / 10)
    let whole = full(tenths / 10)
    return tenths % 10 == 0
      ? "\(whole)\(suffix)" : "\(whole)\(decimalSeparator)\(tenths % 10)\(suffix)"
  }

  /// Every digit, grouped: what a screen reader says. A negative count is none.
  public func full(_ count: Int) -> String {
    let digits = Array(String(max(0, count)))
    var text = ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { text += groupSeparator }
      text.append(digit)
    }
    return text
  }
}
