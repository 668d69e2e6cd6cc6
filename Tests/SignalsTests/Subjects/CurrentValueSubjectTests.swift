import Signals
import Testing

@Suite struct CurrentValueSubjectTests {
  /// Case CV1.
  @Test func `a late subscriber gets the latest value`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    subject.send(2)
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    subject.value = 3
    #expect(recorder.values == [2, 3])
    #expect(recorder.subscription.map { "\($0)" } == "CurrentValueSubject")
  }

  /// Case CV1.
  @Test func `after the end, send changes nothing, and value is stored for nobody`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let early = Recorder<Int, Never>()
    subject.subscribe(early)
    subject.send(completion: .finished)
    subject.send(42)
    #expect(subject.value == 1)
    subject.value = 43
    #expect(subject.value == 43)
    let late = Recorder<Int, Never>()
    subject.subscribe(late)
    #expect(early.log == ["1", "|"])
    #expect(late.events == [.subscription, .completion(.finished)])
  }

  @Test func `inside a sink the value is already new, and so is one that waits`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [[Int]] = []
    let subscription = subject.sink { value in
      if value == 1 { subject.send(2) }
      seen.append([value, subject.value])
    }
    subject.send(1)
    #expect(seen == [[0, 0], [1, 2], [2, 2]])
    subscription.cancel()
  }

  @Test func `a completion sent from inside a sink closes the subject at once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscription = subject.sink { value in
      guard value == 1 else { return }
      subject.send(completion: .finished)
      subject.send(2)
    }
    subject.send(1)
    #expect(subject.value == 1)
    subscription.cancel()
  }

  /// Case CV4.
  @Test func `a subscriber that joins during a delivery gets the current value once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [String] = []
    var nested: AnyCancellable?
    let outer = subject.sink { value in
      log.append("A\(value)")
      if value == 2 { nested = subject.sink { log.append("N\($0)") } }
    }
    subject.send(2)
    #expect(log == ["A0", "A2", "N2"])
    outer.cancel()
    nested?.cancel()
  }

  @Test
  func `a subscriber that joins between waiting values gets the newest before it, then the rest`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var log: [String] = []
    var nested: AnyCancellable?
    let outer = subject.sink { value in
      log.append("A\(value)")
      guard value == 1 else { return }
      subject.send(2)
      nested = subject.sink { log.append("N\($0)") }
      subject.send(3)
    }
    subject.send(1)
    #expect(log == ["A0", "A1", "A2", "N2", "A3", "N3"])
    outer.cancel()
    nested?.cancel()
  }

  @Test func `a subscriber with limited demand gets the latest value, not those it missed`() {
    let subject = CurrentValueSubject<Int, Never>(-1)
    let recorder = Recorder<Int, Never>(demand: .none)
    subject.subscribe(recorder)
    #expect(recorder.values == [])
    recorder.request(.max(2))
    recorder.request(.max(3))
    recorder.request(.max(1))
    #expect(recorder.values == [-1])
    for value in 0..<10 { subject.send(value) }
    #expect(recorder.values == [-1, 0, 1, 2, 3, 4])
    recorder.request(.max(1))
    #expect(recorder.values.last == 9)
    recorder.request(.max(1))
    #expect(recorder.values.count == 7, "it has had the latest")
    #expect(recorder.breaches == [])
  }

  @Test func `asks for more from inside a value and gets each once`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder<Int, Never>(demand: .max(1))
    recorder.onValue = { [unowned recorder] value in
      if value < 3 {
        subject.send(value + 1)
        recorder.request(.max(1))
      }
      return .none
    }
    subject.subscribe(recorder)
    #expect(recorder.values == [0, 1, 2, 3])
    #expect(recorder.breaches == [])
  }

  @Test func `asks its upstream for everything at once, and once`() {
    let subject = CurrentValueSubject<Int, TestError>(0)
    let connection = RawSource.Connection()
    subject.send(subscription: connection)
    #expect(connection.requests == [.unlimited])
    subject.subscribe(Recorder<Int, TestError>())
    #expect(connection.requests == [.unlimited])
  }

  @Test func `the deinit of the old value may use the subject`() {
    let log = Box<[String]>([])
    withWatchdog {
      let subject = CurrentValueSubject<Witness?, Never>(nil)
      subject.send(
        Witness {
          log.value.append("dead")
          subject.send(completion: .finished)
        })
      subject.value = nil
      subject.value = nil
      log.value.append(subject.value == nil ? "nil" : "value")
    }
    #expect(log.value == ["dead", "nil"])
  }

  @Test func `is read and written by eight threads`() {
    let subject = Smuggled(CurrentValueSubject<String, Never>("start"))
    let recorder = Recorder<String, Never>()
    subject.value.subscribe(recorder)
    onThreads(8) { thread in
      for value in 0..<500 {
        subject.value.send("\(thread)-\(value)")
        _ = subject.value.value.count
      }
    }
    recorder.close()
    #expect(recorder.values.count == 4_001)
    #expect(recorder.values.last == subject.value.value)
    #expect(recorder.breaches == [])
  }

  @Test func `a subscriber that races with a sender misses nothing after the value it starts with`()
  {
    for _ in 0..<300 {
      let subject = Smuggled(CurrentValueSubject<Int, Never>(0))
      let recorder = Smuggled(Recorder<Int, Never>())
      onThreads(2) { thread in
        if thread == 0 {
          subject.value.subscribe(recorder.value)
        } else {
          for value in 1...50 { subject.value.send(value) }
        }
      }
      recorder.value.close()
      let values = recorder.value.values
      #expect(recorder.value.breaches == [])
      #expect(values.last == 50)
      #expect(values == Array((values.first ?? 0)...50))
    }
  }
}
