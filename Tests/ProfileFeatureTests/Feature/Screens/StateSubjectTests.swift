import Signals
import Testing

@testable import ProfileFeature

@Suite struct StateSubjectTests {
  @Test func `an edit that changes nothing sends nothing and is no change`() {
    let subject = StateSubject("a")
    var states: [String] = []
    let binding = subject.states.sink { states.append($0) }
    subject.update { $0 = "a" }
    #expect(subject.revision == 0)
    subject.update { $0 += "b" }
    #expect(subject.revision == 1)
    #expect(states == ["a", "ab"])
    binding.cancel()
  }

  /// Whoever keeps something that was made of a state asks by the revision whether it holds.
  @Test func `value and revision are new together, also where the delivery waits`() {
    let subject = StateSubject(0)
    var seen: [[Int]] = []
    let first = subject.states.sink { state in
      if state == 1 { subject.send(2) }
      seen.append([state, subject.value, subject.revision])
    }
    let second = subject.states.sink { seen.append([$0, subject.value, subject.revision]) }
    subject.send(1)
    #expect(seen == [[0, 0, 0], [0, 0, 0], [1, 2, 2], [1, 2, 2], [2, 2, 2], [2, 2, 2]])
    withExtendedLifetime((first, second)) {}
  }
}
