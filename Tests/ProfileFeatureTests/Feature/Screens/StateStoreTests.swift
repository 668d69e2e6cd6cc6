import Signals
import Testing

@testable import ProfileFeature

@Suite struct StateStoreTests {
  @Test func `an edit that changes nothing sends nothing and is no change`() {
    let store = StateStore("a")
    var states: [String] = []
    let binding = store.states.sink { states.append($0) }
    store.update { $0 = "a" }
    #expect(store.revision == 0)
    store.update { $0 += "b" }
    #expect(store.revision == 1)
    #expect(states == ["a", "ab"])
    binding.cancel()
  }

  /// Whoever keeps something that was made of a state asks by the revision whether it holds.
  @Test func `value and revision are new together, also where the delivery waits`() {
    let store = StateStore(0)
    var seen: [[Int]] = []
    let first = store.states.sink { state in
      if state == 1 { store.send(2) }
      seen.append([state, store.value, store.revision])
    }
    let second = store.states.sink { seen.append([$0, store.value, store.revision]) }
    store.send(1)
    #expect(seen == [[0, 0, 0], [0, 0, 0], [1, 2, 2], [1, 2, 2], [2, 2, 2], [2, 2, 2]])
    withExtendedLifetime((first, second)) {}
  }
}
