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
      #expect(events.map(words.put) == expected)
      #expect(events.reversed().map(words.put) == expected.reversed())
    }
    for (event, expected) in zip(events, expected) {
      #expect([event, event].map(words.put) == [expected, expected])
    }
  }
  /// Two ways to write a letter are equal, and the log tells which it was.
  @Test func `says what somebody typed as it was typed`() {
    let words = EventWords()
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      guard case .change(let text) = words.put(.change(.rename("a", to: name))) else {
        Issue.record("a change is no change any more")
        return
      }
      #expect(Array(text.unicodeScalars) == Array("rename from a to \"\(name)\"".unicodeScalars))
    }
  }
}
