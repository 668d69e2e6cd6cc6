import Signals
import Synchronization
import Testing

@Suite struct PassthroughSubjectTests {
  /// Case RE1 and rule R2.
  @Test func `a value sent from inside a sink waits until the first has reached everyone`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let a = subject.sink { value in
      log.append("A\(value)")
      if value < 3 { subject.send(value + 1) }
    }
    let b = subject.sink { log.append("B\($0)") }
    subject.send(1)
    #expect(log == ["A1", "B1", "A2", "B2", "A3", "B3"])
    a.cancel()
    b.cancel()
  }

  @Test func `a completion waits behind the values sent before it`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let a = subject.sink { _ in
      log.append("A|")
    } receiveValue: { value in
      log.append("A\(value)")
      if value == 1 {
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
      }
    }
    let b = subject.sink { _ in
      log.append("B|")
    } receiveValue: {
      log.append("B\($0)")
    }
    subject.send(1)
    subject.send(4)
    #expect(log == ["A1", "B1", "A2", "B2", "A|", "B|"])
    a.cancel()
    b.cancel()
  }

  @Test func `a subscriber that joins during a delivery gets what is sent after that`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var nested: AnyCancellable?
    let a = subject.sink { value in
      log.append("A\(value)")
      guard value == 1 else { return }
      subject.send(2)
      nested = subject.sink { log.append("N\($0)") }
      subject.send(3)
    }
    subject.send(1)
    #expect(log == ["A1", "A2", "A3", "N3"])
    a.cancel()
    nested?.cancel()
  }

  @Test func `a subscriber cancelled by an earlier one gets nothing more`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var b: AnyCancellable?
    let a = subject.sink { value in
      log.append("A\(value)")
      b?.cancel()
    }
    b = subject.sink { log.append("B\($0)") }
    subject.send(1)
    subject.send(2)
    #expect(log == ["A1", "A2"])
    a.cancel()
  }

  @Test func `a subscriber that cancels itself while it joins stays out`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onSubscription = { $0.cancel() }
    let outer = subject.sink { _ in subject.subscribe(recorder) }
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.events == [.subscription])
    outer.cancel()
  }

  @Test func `serves in the order of subscribing, also after many came and went`() {
    let subject = PassthroughSubject<Void, Never>()
    var log: [Int] = []
    var subscriptions: [AnyCancellable?] = (0..<100).map { index in
      subject.sink { log.append(index) }
    }
    for index in stride(from: 0, to: 100, by: 2) { subscriptions[index] = nil }
    subscriptions += (100..<300).map { index in subject.sink { log.append(index) } }
    subscriptions[299] = nil
    subject.send()
    #expect(log == (0..<299).filter { $0 >= 100 || !$0.isMultiple(of: 2) })
    subscriptions = []
  }

  @Test func `serves subscribers of different kinds in turn`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let subscriptions = [
      subject.sink { log.append("a\($0)") },
      subject.map { $0 * 2 }.sink { log.append("b\($0)") },
      subject.sink { log.append("c\($0)") },
      subject.filter { $0 > 5 }.sink { log.append("d\($0)") },
    ]
    subject.send(1)
    subject.send(9)
    #expect(log == ["a1", "b2", "c1", "a9", "b18", "c9", "d9"])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func `judges demand when a value is delivered`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(demand: .none)
    let first = subject.sink { value in
      guard value == 1 else { return }
      subject.send(2)
      recorder.request(.max(1))  // before 1 has reached it
    }
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(3)
    #expect(recorder.values == [1])
    recorder.request(.max(5))
    for value in 4..<20 { subject.send(value) }
    #expect(recorder.values == [1, 4, 5, 6, 7, 8])
    first.cancel()
  }

  @Test func `completes without demand`() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>(demand: .none)
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(completion: .failure(TestError()))
    #expect(recorder.events == [.subscription, .completion(.failure(TestError()))])
  }

  @Test func `a late subscriber gets a subscription and the completion`() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(completion: .finished)
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    #expect(recorder.events == [.subscription, .completion(.finished)])
    #expect(recorder.subscription.map { "\($0)" } == "Empty")
  }

  @Test func `a subscriber that joins inside a completion gets it too`() {
    let subject = PassthroughSubject<Int, Never>()
    let late = Recorder<Int, Never>()
    let early = Recorder<Int, Never>()
    early.onCompletion = { _ in subject.subscribe(late) }
    subject.subscribe(early)
    subject.send(completion: .finished)
    #expect(late.events == [.subscription, .completion(.finished)])
    #expect(late.breaches == [])
  }

  // MARK: Lifetimes (case CD2)

  @Test func `what a sink held may complete the subject when it dies by a cancel`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var witness: Witness? = Witness {
      log.append("dead")
      subject.send(completion: .finished)
    }
    let subscription = subject.sink { _ in
      log.append("completed")
    } receiveValue: { [witness] _ in
      withExtendedLifetime(witness) {}
    }
    witness = nil
    subscription.cancel()
    #expect(log == ["dead"])
  }

  @Test func `what a sink held may send when it dies by a completion`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var witness: Witness? = Witness {
      log.append("dead")
      subject.send(1)
    }
    let subscription = subject.sink { _ in
      log.append("completed")
    } receiveValue: { [witness] _ in
      log.append("value")
      withExtendedLifetime(witness) {}
    }
    witness = nil
    subject.send(completion: .finished)
    #expect(log == ["completed", "dead"])
    subscription.cancel()
  }

  @Test func `a value may send when it dies`() {
    let subject = PassthroughSubject<Witness?, Never>()
    var count = 0
    let subscription = subject.sink { _ in count += 1 }
    subject.send(Witness { subject.send(nil) })
    #expect(count == 2)
    subscription.cancel()
  }

  @Test func `lives as long as somebody holds it or a subscription to it`() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    let recorder = Recorder<Int, Never>()
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      subject.subscribe(recorder)
    }
    #expect(weakSubject != nil)
    recorder.cancel()
    #expect(weakSubject == nil)
  }

  // MARK: Upstream subscriptions

  @Test func `asks its upstream for everything once somebody has asked it`() {
    let subject = PassthroughSubject<Int, TestError>()
    let connection = RawSource.Connection()
    subject.send(subscription: connection)
    #expect(connection.requests == [])
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    subject.subscribe(recorder)
    #expect(connection.requests == [.unlimited])
    recorder.request(.max(1))
    #expect(connection.requests == [.unlimited])
    let second = RawSource.Connection()
    subject.send(subscription: second)
    #expect(second.requests == [.unlimited])
  }

  @Test func `cancels its upstream when it dies`() {
    let connection = RawSource.Connection()
    PassthroughSubject<Int, TestError>().send(subscription: connection)
    #expect(connection.cancels == 1)
  }

  // MARK: Threads

  /// Case LK2.
  @Test func `loses nothing that eight threads send, and gives all the same order`() {
    let subject = Smuggled(PassthroughSubject<Int, Never>())
    let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    subject.value.subscribe(first)
    subject.value.map { $0 }.prefix(1_000_000).subscribe(second)
    onThreads(8) { thread in
      for value in 0..<1_000 { subject.value.send(thread * 10_000 + value) }
    }
    first.close()
    second.close()
    #expect(first.values.count == 8_000)
    #expect(first.values == second.values)
    #expect(first.breaches + second.breaches == [])
  }

  @Test func `tells of the subscription before anything else, whatever other threads do`() {
    for _ in 0..<500 {
      let subject = Smuggled(PassthroughSubject<Int, Never>())
      let busy = subject.value.sink { _ in }
      let recorder = Smuggled(Recorder<Int, Never>())
      onThreads(3) { thread in
        switch thread {
        case 0: subject.value.subscribe(recorder.value)
        case 1: for value in 0..<30 { subject.value.send(value) }
        default: subject.value.send(completion: .finished)
        }
      }
      #expect(recorder.value.breaches == [])
      #expect(recorder.value.completions.count == 1)
      recorder.value.close()
      busy.cancel()
    }
  }
}
