import Testing

@testable import benchmarks

@Suite struct FindingTests {
  private func finding(
    signals: Double, reached: Double? = nil, allocations: Finding.Allocations? = nil
  ) -> Finding {
    Finding(
      id: "X", title: "", unit: .nanoseconds, limit: 10, signals: signals, target: .ratio(2),
      reached: reached, allocations: allocations)
  }

  @Test(arguments: [(19.0, Finding.Verdict.met), (21, .missed), (30, .missed), (31, .failed)])
  func `a ratio may miss its target by half`(_ signals: Double, _ verdict: Finding.Verdict) {
    #expect(finding(signals: signals).verdict == verdict)
  }

  @Test(arguments: [(19.0, Finding.Verdict.met), (74, .missed), (76, .failed)])
  func `what was reached may not get worse by half`(_ signals: Double, _ verdict: Finding.Verdict) {
    #expect(finding(signals: signals, reached: 5).verdict == verdict)
  }

  @Test(arguments: [
    (nil, 1.0, Finding.Verdict.failed), (1, 1, .missed), (1, 2, .failed), (nil, 0, .met),
  ])
  func `an allocation too many fails`(
    _ reached: Double?, _ signals: Double, _ verdict: Finding.Verdict
  ) {
    let allocations = Finding.Allocations(
      limit: 0, signals: signals, allowed: 0, reached: reached)
    #expect(finding(signals: 10, allocations: allocations).verdict == verdict)
  }

  @Test func `a fault fails however fast it is`() {
    var finding = finding(signals: 1)
    finding.faults.append("a value was lost")
    #expect(finding.verdict == .failed)
  }

  @Test func `what is no number fails`() {
    #expect(finding(signals: .nan).verdict == .failed)
  }
}
