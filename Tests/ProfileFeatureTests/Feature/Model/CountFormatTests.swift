import ProfileFeature
import Testing

@Suite struct CountFormatTests {
  @Test(arguments: [
    (-5, "0"), (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (1_234, "1,234"),
    (9_999, "9,999"), (10_000, "10K"), (10_543, "10.5K"), (10_599, "10.5K"), (99_949, "99.9K"),
    (100_000, "100K"), (999_999, "999.9K"), (1_000_000, "1M"), (1_099_999, "1M"),
    (1_234_567, "1.2M"), (999_999_999, "999.9M"), (1_000_000_000, "1B"),
    (Int(Int32.max), "2.1B"), (Int.min, "0"),
  ])
  func `is grouped below ten thousand and truncated above`(count: Int, text: String) {
    #expect(CountFormat.english.short(count) == text)
  }

  @Test(arguments: [
    (-1, "0"), (0, "0"), (12, "12"), (1_000, "1,000"), (10_543, "10,543"),
    (1_234_567, "1,234,567"), (100_000, "100,000"),
  ])
  func `is said with every digit`(count: Int, text: String) {
    #expect(CountFormat.english.full(count) == text)
  }
}
