import Testing

@testable import profile_sim

@Suite struct UnclaimedChangesTests {
  @Test func `hands changes out in their order, once each`() {
    var changes = UnclaimedChanges()
    for number in 0..<5_000 {
      changes.append("change \(number % 7)")
    }
    for number in 0..<5_000 {
      #expect(changes.first == "change \(number % 7)")
      changes.claimFirst()
    }
    #expect(changes.first == nil)
    changes.claimFirst()
    changes.append("again")
    #expect(changes.first == "again")
  }

  @Test func `looks at each different change once`() {
    var changes = UnclaimedChanges()
    for text in ["x", "a", "b", "a", "a", "c"] {
      changes.append(text)
    }
    changes.claimFirst()
    var seen: [String] = []
    let found = changes.firstMatch {
      seen.append($0)
      return $0 == "c"
    }
    #expect(found == "c")
    #expect(seen == ["a", "b", "c"])
    #expect(changes.firstMatch { $0 == "x" } == nil)
  }
}
