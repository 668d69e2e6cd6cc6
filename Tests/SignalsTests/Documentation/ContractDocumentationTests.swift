import Signals
import Testing

@Suite struct ContractDocumentationTests {
  @Test func `one order for all`() {
    var log: [String] = []
    let taps = PassthroughSubject<String, Never>()
    let first = taps.sink { tap in
      if tap == "a" { taps.send("b") }
      log.append("first \(tap)")
    }
    let second = taps.sink { log.append("second \($0)") }
    taps.send("a")
    #expect(log == ["first a", "second a", "first b", "second b"])
    first.cancel()
    second.cancel()
  }

  @Test func `no more than was asked for`() {
    var received: [Int] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(2)) },
      receiveValue: { value in
        received.append(value)
        return .none
      })
    (1...5).publisher.subscribe(subscriber)
    #expect(received == [1, 2])
  }

  @Test func `fresh state`() {
    var log: [Int] = []
    let sums = (1...3).publisher.scan(0) { $0 + $1 }
    let first = sums.sink { log.append($0) }
    let second = sums.sink { log.append($0) }
    #expect(log == [1, 3, 6, 1, 3, 6])
    first.cancel()
    second.cancel()
  }
}
