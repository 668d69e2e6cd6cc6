import Testing

@testable import benchmarks

@Suite struct StatisticsTests {
  @Test func `the median of an odd number of samples is the one in the middle`() {
    #expect(Statistics([9, 1, 4]).median == 4)
  }

  @Test func `between two samples it interpolates`() {
    #expect(Statistics([1, 2, 3, 10]).median == 2.5)
    #expect(Statistics([0, 10]).quartiles == 2.5...7.5)
  }

  @Test func `ratios are of neighbours`() {
    var samples = Samples()
    for (limit, ours) in [(1.0, 2.0), (10, 20), (100, 200)] {
      samples.addLimit(limit)
      samples.addOurs(ours)
    }
    #expect(samples.ratios.quartiles == 2...2)
  }
}
