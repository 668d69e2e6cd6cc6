import Signals
import Testing

/// Case OP5.
@Suite struct ShareTests {
  @Test func `serves two subscribers from one subscription`() {
    let source = RawSource()
    let shared = source.share()
    let (first, second) = (Recorder<Int, TestError>(), Recorder<Int, TestError>())
    shared.subscribe(first)
    source.send(1)
    shared.subscribe(second)
    source.send(2)
    source.send(completion: .finished)
    #expect(source.connections.count == 1)
    #expect(first.log == ["1", "2", "|"])
    #expect(second.log == ["2", "|"])
    source.forget()
  }

  @Test func `its subscriptions say that they are multicast`() {
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    let source = RawSource()
    source.share().subscribe(recorder)
    #expect(recorder.subscription.map { "\($0)" } == "Multicast")
    source.send(1)
    source.send(2)
    #expect(recorder.log == ["1"])
    recorder.cancel()
    #expect(source.cancels == 1)
    source.forget()
  }

  @Test func `a second subscriber to a source that has ended gets the end`() {
    var subscriptions = 0
    let shared = [1, 2].publisher.map { value -> Int in
      if value == 1 { subscriptions += 1 }
      return value
    }.share()
    let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    shared.subscribe(first)
    shared.subscribe(second)
    #expect(first.log == ["1", "2", "|"])
    #expect(second.log == ["|"])
    #expect(subscriptions == 1)
  }

  @Test func `cancels with the last, and begins anew with the next`() {
    let source = RawSource()
    let shared = source.share()
    let (first, second) = (Recorder<Int, TestError>(), Recorder<Int, TestError>())
    shared.subscribe(first)
    shared.subscribe(second)
    first.cancel()
    first.cancel()
    #expect(source.cancels == 0)
    second.cancel()
    #expect(source.cancels == 1)
    let third = Recorder<Int, TestError>()
    shared.subscribe(third)
    #expect(source.connections.count == 2)
    source.send(3)
    #expect(third.log == ["3"])
    #expect(shared == shared)
    source.forget()
  }

  @Test func `finishes from inside a value without a deadlock`() {
    let log = Box<[String]>([])
    withWatchdog {
      let recorder = Recorder<Int, Never>()
      [1, 2].publisher.share().first().subscribe(recorder)
      log.value = recorder.log
    }
    #expect(log.value == ["1", "|"])
  }

  @Test func `threads that come first at once connect once`() {
    for _ in 0..<200 {
      let subject = PassthroughSubject<Int, Never>()
      let connections = Box(0)
      let counted = AnyPublisher<Int, Never>(CountedSource(subject, connections))
      let shared = Smuggled(counted.share())
      let recorders = Smuggled((0..<3).map { _ in Recorder<Int, Never>() })
      onThreads(3) { shared.value.subscribe(recorders.value[$0]) }
      subject.send(7)
      #expect(connections.value == 1)
      #expect(recorders.value.map(\.values) == [[7], [7], [7]])
      for recorder in recorders.value { recorder.close() }
    }
  }

  private struct CountedSource: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let subject: PassthroughSubject<Int, Never>
    let count: Box<Int>

    init(_ subject: PassthroughSubject<Int, Never>, _ count: Box<Int>) {
      self.subject = subject
      self.count = count
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      count.value += 1
      subject.receive(subscriber: subscriber)
    }
  }
}

@Suite struct ShareReplayTests {
  /// Case CV2.
  @Test func `gives a late subscriber the latest values, also after the end`() {
    let source = RawSource()
    source.isPolite = false
    let shared = source.share(replay: 2)
    let (first, second, third) = (
      Recorder<Int, TestError>(), Recorder<Int, TestError>(), Recorder<Int, TestError>()
    )
    shared.subscribe(first)
    for value in 1...3 { source.send(value) }
    shared.subscribe(second)
    source.send(4)
    source.send(completion: .finished)
    source.send(5)
    shared.subscribe(third)
    #expect(first.log == ["1", "2", "3", "4", "|"])
    #expect(second.log == ["2", "3", "4", "|"])
    #expect(third.log == ["3", "4", "|"])
    #expect(source.connections.count == 1)
    source.forget()
  }

  @Test func `forgets when the last has left, and begins anew`() {
    let source = RawSource()
    let shared = source.share(replay: 1)
    let (first, second) = (Recorder<Int, TestError>(), Recorder<Int, TestError>())
    shared.subscribe(first)
    source.send(1)
    first.cancel()
    #expect(source.cancels == 1)
    shared.subscribe(second)
    #expect(second.log == [])
    #expect(source.connections.count == 2)
    source.send(2)
    #expect(second.log == ["2"])
    source.forget()
  }

  @Test func `delivers no faster than it is asked`() {
    let source = RawSource()
    let shared = source.share(replay: 3)
    let first = Recorder<Int, TestError>()
    shared.subscribe(first)
    for value in 1...4 { source.send(value) }
    let second = Recorder<Int, TestError>(demand: .max(1))
    shared.subscribe(second)
    #expect(second.values == [2])
    source.send(5)
    second.request(.max(2))
    #expect(second.values == [2, 3, 4])
    second.request(.max(2))
    #expect(second.values == [2, 3, 4, 5])
    #expect(second.breaches == [])
    source.forget()
  }

  @Test func `of none is a plain share`() {
    let source = RawSource()
    let shared = source.share(replay: 0)
    let (first, second) = (Recorder<Int, TestError>(), Recorder<Int, TestError>())
    shared.subscribe(first)
    source.send(1)
    shared.subscribe(second)
    source.send(2)
    #expect(second.log == ["2"])
    source.forget()
  }

  @Test func `keeps the order when many come and go`() {
    let source = RawSource()
    let shared = source.share(replay: 1)
    var log: [Int] = []
    var subscriptions: [AnyCancellable?] = (0..<100).map { index in
      shared.sink { _ in
      } receiveValue: { _ in
        log.append(index)
      }
    }
    for index in 0..<100 where !index.isMultiple(of: 7) { subscriptions[index] = nil }
    source.send(1)
    #expect(log == Array(stride(from: 0, to: 100, by: 7)))
    subscriptions = []
    #expect(source.cancels == 1)
    source.forget()
  }

  /// Case LK1: ten thousand rounds, in which one thread sends while another subscribes, zips and cancels.
  @Test func `threads that subscribe, zip and send at once never deadlock`() {
    withWatchdog {
      let subjects = Smuggled((0..<10_000).map { _ in PassthroughSubject<Int, Never>() })
      let shared = Smuggled(subjects.value.map { $0.share(replay: 1) })
      let staying = shared.value.map { $0.sink { _ in } }
      onThreads(2) { thread in
        for round in 0..<10_000 {
          if thread == 0 {
            for value in 0..<3 { subjects.value[round].send(value) }
          } else {
            shared.value[round].first().zip(shared.value[round]).sink { _ in }.cancel()
          }
        }
      }
      for subscription in staying { subscription.cancel() }
    }
  }
}

@Suite struct MulticastTests {
  @Test func `begins when it is told to, and ends when that is cancelled`() {
    let source = RawSource()
    let multicast = source.multicast(subject: PassthroughSubject())
    let recorder = Recorder<Int, TestError>()
    multicast.subscribe(recorder)
    #expect(source.connections.isEmpty)
    let connection = multicast.connect()
    source.send(1)
    connection.cancel()
    #expect(source.cancels == 1)
    source.send(2)
    #expect(recorder.log == ["1"])
    source.forget()
  }

  @Test func `connecting while it is connected adds nothing, connecting again afterwards does`() {
    let source = RawSource()
    let multicast = source.multicast { PassthroughSubject() }
    multicast.subscribe(Recorder<Int, TestError>())
    let first = multicast.connect()
    let second = multicast.connect()
    #expect(source.connections.count == 1)
    second.cancel()
    #expect(source.cancels == 1)
    let third = multicast.connect()
    #expect(source.connections.count == 2)
    first.cancel()
    #expect(source.cancels == 1)
    third.cancel()
    #expect(source.cancels == 2)
    source.forget()
  }

  @Test func `makes its subject when it is needed, and once`() {
    var count = 0
    let multicast = RawSource().multicast { () -> PassthroughSubject<Int, TestError> in
      count += 1
      return PassthroughSubject()
    }
    #expect(count == 0)
    multicast.subscribe(Recorder<Int, TestError>())
    multicast.subscribe(Recorder<Int, TestError>())
    multicast.connect().cancel()
    #expect(count == 1)
  }

  @Test func `makes any publisher connectable`() {
    let recorder = Recorder<Int, Never>()
    let connectable = [1, 2].publisher.makeConnectable()
    connectable.subscribe(recorder)
    #expect(recorder.log == [])
    let connection = connectable.connect()
    #expect(recorder.log == ["1", "2", "|"])
    connection.cancel()
  }

  @Test func `nothing is left when all is let go of`() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      let shared = subject.share(replay: 2)
      let subscriptions = [shared.sink { _ in }, shared.sink { _ in }]
      subject.send(1)
      for subscription in subscriptions { subscription.cancel() }
      let multicast = subject.multicast { PassthroughSubject() }
      let connection = multicast.connect()
      withExtendedLifetime(connection) {}
    }
    #expect(weakSubject == nil)
  }
}
