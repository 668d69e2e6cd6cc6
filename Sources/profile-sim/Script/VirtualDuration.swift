/// A length of virtual time, or a time counted from the start of a run; exact to the nanosecond.
struct VirtualDuration: Hashable, Comparable, Sendable {
  /// The longest that a script can ask for in one command.
  static let longest = VirtualDuration(nanoseconds: 24 * 60 * minute)
  static let zero = VirtualDuration(nanoseconds: 0)

  private static let millisecond: Int64 = 1_000_000
  private static let second: Int64 = 1_000_000_000
  private static let minute: Int64 = 60_000_000_000

  let nanoseconds: Int64

  init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// How long it is from this time to a later one.
  func until(_ end: VirtualDuration) -> VirtualDuration {
    VirtualDuration(nanoseconds: end.nanoseconds - nanoseconds)
  }

  static func < (left: VirtualDuration, right: VirtualDuration) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension VirtualDuration {
  /// Why a text is no duration, in words that follow the text itself in a message.
  struct Malformed: Error, Equatable {
    let reason: String
  }

  /// Reads `250ms`, `1.5s` or `2min`.
  init(parsing text: String) throws(Malformed) {
    var rest = text.utf8[...]
    var digits = Self.takeDigits(from: &rest)
    var decimals = 0
    var isNumber = !digits.isEmpty
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      var fraction = Self.takeDigits(from: &rest)
      isNumber = isNumber && !fraction.isEmpty
      while fraction.last == 0 {
        fraction.removeLast()
      }
      decimals = fraction.count
      digits += fraction
    }
    let unit = String(Substring(rest))
    guard isNumber else {
      throw Malformed(reason: "is no duration; durations are written 250ms, 1.5s or 2min")
    }
    let scale: Int64
    switch unit {
    case "ms": scale = Self.millisecond
    case "s": scale = Self.second
    case "min": scale = Self.minute
    case "": throw Malformed(reason: "has no unit; write ms, s or min behind the number")
    default: throw Malformed(reason: "has an unknown unit; durations are in ms, s or min")
    }
    self.nanoseconds = try Self.scaled(digits, decimals: decimals, by: scale)
  }

  private static func takeDigits(from rest: inout Substring.UTF8View) -> [UInt8] {
    let digits = rest.prefix(while: Byte.isDigit)
    rest.removeFirst(digits.count)
    return digits.map { $0 - UInt8(ascii: "0") }
  }

  private static func scaled(
    _ digits: [UInt8], decimals: Int, by scale: Int64
  ) throws(Malformed) -> Int64 {
    let tooLong = Malformed(reason: "is longer than a script can wait at once (1440min)")
    let tooFine = Malformed(reason: "is finer than a nanosecond")
    // A minute is 6 × 10^10 ns: with more than eleven decimals nothing can come out whole.
    guard decimals <= 11 else { throw tooFine }
    let divisor = (0..<decimals).reduce(UInt64(1)) { power, _ in power * 10 }
    var mantissa: UInt64 = 0
    for digit in digits {
      let (tens, overflow) = mantissa.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
      guard !overflow, !carry else { throw tooLong }
      mantissa = sum
    }
    let product = mantissa.multipliedFullWidth(by: UInt64(scale))
    guard product.high < divisor else { throw tooLong }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    guard quotient <= UInt64(longest.nanoseconds) else { throw tooLong }
    guard remainder == 0 else { throw tooFine }
    return Int64(quotient)
  }
}

extension VirtualDuration: CustomStringConvertible {
  /// The form that a script has: whole minutes, else seconds from one second on, else milliseconds.
  var description: String {
    if nanoseconds >= Self.minute, nanoseconds.isMultiple(of: Self.minute) {
      return "\(nanoseconds / Self.minute)min"
    }
    if nanoseconds >= Self.second || nanoseconds == 0 {
      return decimal(unit: Self.second, leastDecimals: 0) + "s"
    }
    return decimal(unit: Self.millisecond, leastDecimals: 0) + "ms"
  }

  /// The form of a transcript's time column: seconds with three decimals, more only where needed.
  var timestamp: String { seconds + "s" }

  /// The same without a unit.
  var seconds: String { decimal(unit: Self.second, leastDecimals: 3) }

  private func decimal(unit: Int64, leastDecimals: Int) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: unit)
    var digits = [UInt8](String(unit + rest).utf8.dropFirst())
    while digits.count > leastDecimals, digits.last == UInt8(ascii: "0") {
      digits.removeLast()
    }
    return digits.isEmpty ? "\(whole)" : "\(whole)." + String(decoding: digits, as: UTF8.self)
  }
}
