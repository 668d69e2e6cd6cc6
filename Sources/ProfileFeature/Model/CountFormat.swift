/// How a count is written where there is little room, and how it is said.
///
///     CountFormat.short(1_234)        // "1,234"
///     CountFormat.short(10_543)       // "10.5K"
///     CountFormat.full(1_234_567)     // "1,234,567"
public enum CountFormat {
  /// The count with grouped digits below 10,000, above it truncated to one decimal of the largest unit.
  ///
  /// A decimal of zero is left out, and a negative count is written as none.
  public static func short(_ count: Int) -> String {
    let units: [(size: Int, suffix: String)] = [
      (1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K"),
    ]
    guard count >= 10_000, let unit = units.first(where: { count >= $0.size }) else {
      return full(count)
    }
    let tenths = count / (unit.size / 10)
    let whole = full(tenths / 10)
    return tenths % 10 == 0 ? "\(whole)\(unit.suffix)" : "\(whole).\(tenths % 10)\(unit.suffix)"
  }

  /// Every digit, grouped: what a screen reader says. A negative count is none.
  public static func full(_ count: Int) -> String {
    let digits = Array(String(max(0, count)))
    var text = ""
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
