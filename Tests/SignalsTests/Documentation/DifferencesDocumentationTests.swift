import Signals
import Testing

private struct Misprint: Error, Equatable {
  let text: String
}

private func parse(_ text: String) throws(Misprint) -> Int {
  guard let number = Int(text) else { throw Misprint(text: text) }
  return number
}

@Suite struct DifferencesDocumentationTests {
  @Test func `the value is new at once`() {
    var log: [Int] = []
    let count = CurrentValueSubject<Int, Never>(0)
    let subscription = count.sink { value in
      if value == 1 {
        count.send(2)
        log.append(count.value)
      }
      log.append(value)
    }
    count.send(1)
    #expect(log == [0, 2, 1, 2])
    subscription.cancel()
  }

  @Test func `begins with the connection`() {
    var log: [String] = []
    let hub = (1...2).publisher.multicast(subject: PassthroughSubject())
    let first = hub.sink { log.append("first \($0)") }
    let second = hub.sink { log.append("second \($0)") }
    let connection = hub.connect()
    #expect(log == ["first 1", "second 1", "first 2", "second 2"])
    connection.cancel()
    first.cancel()
    second.cancel()
  }

  @Test func `sharing with a replay`() {
    var log: [String] = []
    let names = PassthroughSubject<String, Never>()
    let name = names.share(replay: 1)
    let header = name.sink { log.append("header \($0)") }
    names.send("Onamae")
    let title = name.sink { log.append("title \($0)") }
    #expect(log == ["header Onamae", "title Onamae"])
    header.cancel()
    title.cancel()
  }

  @Test func `typed failures`() {
    var log: [String] = []
    // The failure is a `Misprint`, and not `any Error`.
    let numbers: some Publisher<Int, Misprint> =
      ["1", "x"].publisher.tryMap(throwing: Misprint.self, parse)
    let subscription = numbers.sink(
      receiveCompletion: { if case .failure(let misprint) = $0 { log.append(misprint.text) } },
      receiveValue: { log.append("\($0)") })
    #expect(log == ["1", "x"])
    subscription.cancel()
  }

  @Test func `an owner`() {
    final class Screen {
      var title = ""
    }
    let names = PassthroughSubject<String, Never>()
    var screen: Screen? = Screen()
    weak let gone = screen
    let subscription = screen.map { screen in
      names.sink(with: screen) { screen, name in screen.title = name }
    }
    names.send("Onamae")
    #expect(gone?.title == "Onamae")
    screen = nil
    #expect(gone == nil)
    subscription?.cancel()
  }
}
