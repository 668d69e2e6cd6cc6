import Testing

@testable import ProfileFeature

/// What each event of each screen leads to, however navigation stands: the table is in `RoutingTable.txt`.
@Suite struct RoutingTableTests {
  /// What a person did, and everything that came of it, transitions ended.
  private struct Result {
    var events: [NavigationEvent] = []

    var outputs: [ScreenOutput] {
      events.compactMap { if case .output(let output) = $0 { output } else { nil } }
    }

    /// The events that came of it and what they led to, and whether that is nothing at all.
    func words(after event: String) -> String {
      guard !events.isEmpty else { return "–" }
      // The event itself stands over the rows.
      let lines = events.map { $0.description }
      let rest = lines.first == event ? Array(lines.dropFirst()) : lines
      return rest.isEmpty ? "stays" : rest.joined(separator: ", ")
    }
  }

  /// - Returns: `nil` if navigation cannot stand like that with such a screen.
  private func result(of row: RoutingRow, _ place: RoutingPlace) -> Result? {
    let bench = Bench()
    for change in place == .deep ? row.deepWay : row.way { bench.go(change) }
    bench.answerAll()
    let screen = bench.coordinator.topScreen
    let before = bench.log.count
    place.prepare(bench)
    guard !bench.log.dropFirst(before).contains(where: { $0.hasPrefix("ignored") }) else {
      return nil
    }
    let events = Log(bench.coordinator.events)
    row.act(screen, bench)
    while bench.coordinator.isTransitioning { bench.navigator.endTransition() }
    return Result(events: events.values)
  }

  @Test func `every event leads to what the table says, wherever it happens`() throws {
    var text = ""
    var covered: Set<OutputKind> = []
    var pairs = 0
    for row in RoutingRow.all {
      let top = result(of: row, .onTop) ?? Result()
      // Of several events the last one is meant: those before it lead there.
      let event = top.outputs.last?.description ?? "nothing"
      covered.formUnion(top.outputs.suffix(1).map { OutputKind($0) })
      text += "\(event)\n"
      for place in RoutingPlace.allCases {
        let words = result(of: row, place)?.words(after: event) ?? "cannot be"
        text += "  \(place.rawValue): \(words)\n"
        pairs += 1
      }
    }
    #expect(Set(OutputKind.allCases).subtracting(covered) == [], "an event without a row")
    #expect(pairs == RoutingRow.all.count * RoutingPlace.allCases.count)
    #expect(pairs >= 8 * OutputKind.allCases.count)
    try Snapshot("RoutingTable.txt").expect(text)
  }
}
