import Testing

@testable import profile_sim

@Suite struct VirtualDurationTests {
  @Test(arguments: [
    ("250ms", 250_000_000, "250ms"),
    ("1.5s", 1_500_000_000, "1.5s"),
    ("1500ms", 1_500_000_000, "1.5s"),
    ("2min", 120_000_000_000, "2min"),
    ("120s", 120_000_000_000, "2min"),
    ("90s", 90_000_000_000, "90s"),
    ("1.5min", 90_000_000_000, "90s"),
    ("0ms", 0, "0s"),
    ("0.000001ms", 1, "0.000001ms"),
    ("0.00000000005min", 3, "0.000003ms"),
    ("1.50000000000000000000000000s", 1_500_000_000, "1.5s"),
    ("0000000000000000000000001s", 1_000_000_000, "1s"),
    ("1440min", 86_400_000_000_000, "1440min"),
  ])
  func `is read exactly and printed in one form`(
    _ text: String, _ nanoseconds: Int64, _ printed: String
  ) throws {
    let duration = try VirtualDuration(parsing: text)
    #expect(duration.nanoseconds == nanoseconds)
    #expect(duration.description == printed)
    #expect(try VirtualDuration(parsing: printed) == duration)
  }

  @Test(arguments: [
    ("5", "has no unit; write ms, s or min behind the number"),
    ("5h", "has an unknown unit; durations are in ms, s or min"),
    ("5 s", "has an unknown unit; durations are in ms, s or min"),
    ("", "is no duration; durations are written 250ms, 1.5s or 2min"),
    ("s", "is no duration; durations are written 250ms, 1.5s or 2min"),
    (".5s", "is no duration; durations are written 250ms, 1.5s or 2min"),
    ("1.s", "is no duration; durations are written 250ms, 1.5s or 2min"),
    ("-1s", "is no duration; durations are written 250ms, 1.5s or 2min"),
    ("1e3s", "has an unknown unit; durations are in ms, s or min"),
    ("0.0000001ms", "is finer than a nanosecond"),
    ("0.000000000001min", "is finer than a nanosecond"),
    ("1441min", "is longer than a script can wait at once (1440min)"),
    ("99999999999999999999999s", "is longer than a script can wait at once (1440min)"),
    ("18446744073709551615min", "is longer than a script can wait at once (1440min)"),
  ])
  func `says what is wrong with a text that is none`(_ text: String, _ reason: String) {
    #expect(throws: VirtualDuration.Malformed(reason: reason)) {
      try VirtualDuration(parsing: text)
    }
  }

  @Test func `is stamped in seconds with three decimals, more only where needed`() {
    let stamps = [0, 350_000_000, 1_000_000_000, 61_234_000_000, 1_000_001, 5]
      .map { VirtualDuration(nanoseconds: $0).timestamp }
    #expect(stamps == ["0.000s", "0.350s", "1.000s", "61.234s", "0.001000001s", "0.000000005s"])
  }
}
