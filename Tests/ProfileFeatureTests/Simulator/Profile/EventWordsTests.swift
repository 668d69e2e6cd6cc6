import ProfileFeature
import Testing

@testable import profile_sim

@Suite struct EventWordsTests {
  @Test func `says each event in the same words, remembered or not`() {
    let words = EventWords()
    let events: [NavigationEvent] =
      (0..<9).map { .change(.scroll(section: 0, item: $0, animated: true)) }
      + [.change(.pop), .ignored(.atRoot), .output(.backButtonDidTap)]
    let expected: [LogEntry.Event] =
      (0..<9).map { .change("scroll section 0 item \($0) top animated") }
      + [.change("pop"), .ignored("atRoot"), .output("backButtonDidTap")]
    for _ in 0..<2 {
      #expect(events.map(words.words) == expected)
      #expect(events.reversed().map(words.words) == expected.reversed())
    }
    for (event, expected) in zip(events, expected) {
      #expect([event, event].map(words.words) == [expected, expected])
    }
  }
}
