/// A length or a coordinate in points, exact to the thousandth.
struct Points: Hashable, Sendable {
  static let largest = 1_000_000

  let thousandths: Int

  init(thousandths: Int) {
    self.thousandths = thousandths
  }

  /// Reads `12`, `-3.5` and the like; nil for anything else, and for what is larger than a million.
  init?(parsing text: some StringProtocol) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let pieces = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole: Int = pieces.first.flatMap({ Parser.number($0) }), whole <= Self.largest else {
      return nil
    }
    var rest = 0
    if pieces.count > 1 {
      guard (1...3).contains(pieces[1].utf8.count), let digits: Int = Parser.number(pieces[1])
      else {
        return nil
      }
      rest =
        pieces[1].utf8.count == 1 ? digits * 100 : pieces[1].utf8.count == 2 ? digits * 10 : digits
    }
    let magnitude = whole * 1_000 + rest
    guard magnitude <= Self.largest * 1_000 else { return nil }
    self.thousandths = isNegative ? -magnitude : magnitude
  }

  var value: Double { Double(thousandths) / 1_000 }
}

extension Points {
  static prefix func - (points: Points) -> Points { Points(thousandths: -points.thousandths) }
}

extension Points: CustomStringConvertible {
  var description: String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
    var digits = [UInt8](String(1_000 + rest).utf8.dropFirst())
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let fraction = digits.isEmpty ? "" : "." + String(decoding: digits, as: UTF8.self)
    return (thousandths < 0 ? "-" : "") + "\(whole)" + fraction
  }
}
