/// Numbers as SVG shows them: at most two decimals, none that say nothing.
enum SVGNumber {
  /// What is no number is 0, and what is far outside of every picture stays there.
  static func text(_ number: Double) -> String {
    guard !number.isNaN else { return "0" }
    let hundredths = Int((min(max(number, -1e9), 1e9) * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(decimals)"
  }
}
