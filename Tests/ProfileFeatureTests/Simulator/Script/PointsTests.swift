import Testing

@testable import profile_sim

@Suite struct PointsTests {
  @Test(arguments: [
    ("0", 0, "0"), ("12", 12_000, "12"), ("007", 7_000, "7"), ("1.5", 1_500, "1.5"),
    ("1.05", 1_050, "1.05"), ("1.005", 1_005, "1.005"), ("-3.250", -3_250, "-3.25"),
    ("1000000", 1_000_000_000, "1000000"), ("-0", 0, "0"), ("-0.5", -500, "-0.5"),
  ])
  func `reads and prints decimals`(_ text: String, _ thousandths: Int, _ printed: String) throws {
    let points = try #require(Points(parsing: text))
    #expect(points.thousandths == thousandths)
    #expect(points.description == printed)
    #expect(Points(parsing: printed) == points)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "1.2345", "+1", "1e3", "1000000.001", "1000001",
    "99999999999999999999", "--1", "1,5", "٣",
  ])
  func `takes nothing else`(_ text: String) {
    #expect(Points(parsing: text) == nil)
  }
}
