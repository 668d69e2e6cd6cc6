import Testing

@testable import benchmarks

/// Serial, because allocations of the whole process are counted.
@Suite(.serialized) struct WorkloadTests {
  private let plan = Plan(repetitions: 5, processRepetitions: 1)

  private func measure(_ signals: @escaping @Sendable () -> Workload.Run) -> Finding {
    Workload(id: "X", title: "", target: 1, limit: { summing }, signals: signals).measure(plan)
  }

  @Test func `what does the same has no fault`() {
    #expect(measure { summing }.faults == [])
  }

  @Test func `results that differ are a fault`() {
    let finding = measure { { count in summing(count) + 1 } }
    #expect(finding.faults.count == 1)
    #expect(finding.verdict == .failed)
  }

  @Test func `what does twenty times the work takes longer`() throws {
    let finding = measure {
      { count in (0..<20).map { _ in summing(count) }.last ?? 0 }
    }
    #expect(try #require(finding.ratio) > 3)
    #expect(finding.faults == [])
    #expect(finding.verdict == .failed)
  }

  @Test func `allocations are counted`() throws {
    var boxes: [Box] = []
    boxes.reserveCapacity(1000)
    let count = AllocationCount.of {
      for _ in 0..<1000 { boxes.append(Box()) }
    }
    #if os(Linux)
      // Other tests allocate meanwhile, and free what they had before: only this is certain.
      #expect(try #require(count).allocations >= 1000)
    #else
      #expect(count == nil)
    #endif
    withExtendedLifetime(boxes) {}
  }
}

private final class Box {
  let content = 1
}

@inline(never)
private func summing(_ count: Int) -> Int {
  var sum = 0
  for value in 0..<count { sum ^= value &* 3 }
  return sum
}
