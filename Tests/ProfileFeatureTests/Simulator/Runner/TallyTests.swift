import Testing

@testable import profile_sim

@Suite struct TallyTests {
  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "a"], "a (2 times)"), (["a", "b", "a"], "a (2 times), b"),
      (["a", "b", "b", "b"], "a, b (3 times)"),
      (["a", "b", "c", "d", "e", "f", "g"], "a, b, c, d, e and 2 more"),
    ] as [([String], String)])
  func `sums up what came, in order`(_ texts: [String], _ summary: String) {
    var tally = Tally()
    texts.forEach { tally.add($0) }
    #expect(tally.summary == summary)
    #expect(tally.isEmpty == texts.isEmpty)
    #expect(tally.texts == texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }
}
