import Signals
import Testing

/// Cases DM5, OP8, RE3 and CD5.
@Suite struct FlatMapTests {
  @Test func `passes what all publishers send`() {
    let output = play("12-|", "-a--b|", "--c-d-e|") { up, _ in
      up[0].flatMap { up[$0] }
    }
    #expect(output == "-ac-(bd)-e|")
  }

  @Test func `takes publishers that fail otherwise than the upstream, if either cannot fail`() {
    let failing = Fail<Int, TestError>(error: TestError())
    let log = { (publisher: AnyPublisher<Int, TestError>) -> [String] in
      let recorder = Recorder<Int, TestError>()
      publisher.subscribe(recorder)
      return recorder.log
    }
    let one = Just(1).setFailureType(to: TestError.self)
    #expect(log(one.flatMap { Just($0) }.eraseToAnyPublisher()) == ["1", "|"])
    #expect(log(one.map { Just($0) }.switchToLatest().eraseToAnyPublisher()) == ["1", "|"])
    #expect(
      log(Just(1).flatMap { _ in failing }.eraseToAnyPublisher())
        == log(one.flatMap { _ in failing }.eraseToAnyPublisher()))
    #expect(log(Just(1).map { _ in failing }.switchToLatest().eraseToAnyPublisher()).count == 1)
    let plain: Publishers.FlatMap<Just<Int>, Just<Int>> = Just(1).flatMap { Just($0) }
    let latest: Publishers.SwitchToLatest<Just<Int>, Just<Just<Int>>> = Just(Just(1))
      .switchToLatest()
    let recorder = Recorder<Int, Never>()
    plain.merge(with: latest).subscribe(recorder)
    #expect(recorder.log == ["1", "1", "|"])
  }

  @Test func `loses what a subject sends while no more may live`() {
    let outer = PassthroughSubject<Int, TestError>()
    let inner = (0..<3).map { _ in PassthroughSubject<Int, TestError>() }
    let recorder = Recorder<Int, TestError>()
    outer.flatMap(maxPublishers: .max(2)) { inner[$0] }.subscribe(recorder)
    for index in 0..<3 { outer.send(index) }
    inner[0].send(completion: .finished)
    inner[2].send(7)
    inner[1].send(8)
    #expect(recorder.values == [8])
  }

  @Test func `starts the next of a sequence when one has finished`() {
    let inner = (0..<3).map { _ in PassthroughSubject<Int, TestError>() }
    let recorder = Recorder<Int, TestError>()
    Publishers.Sequence<Range<Int>, TestError>(sequence: 0..<3)
      .flatMap(maxPublishers: .max(2)) { inner[$0] }
      .subscribe(recorder)
    inner[2].send(6)
    inner[0].send(completion: .finished)
    inner[2].send(7)
    #expect(recorder.values == [7])
    inner[1].send(completion: .finished)
    #expect(recorder.completions == [])
    inner[2].send(completion: .finished)
    #expect(recorder.completions == [.finished])
  }

  @Test func `asks for everything where everything is wanted, and for one ahead otherwise`() {
    let (outer, inner) = (RawSource(), RawSource())
    let everything = Recorder<Int, TestError>()
    outer.flatMap { _ in inner }.subscribe(everything)
    outer.send(1)
    #expect(outer.connections.map(\.requests) == [[.unlimited]])
    #expect(inner.connections.map(\.requests) == [[.unlimited]])
    let some = Recorder<Int, TestError>(demand: .max(2))
    outer.flatMap(maxPublishers: .max(3)) { _ in inner }.subscribe(some)
    #expect(outer.connections.last?.requests == [.max(3)])
    outer.connections.first?.cancel()
    outer.send(1)
    #expect(inner.connections.last?.requests == [.max(1)])
    outer.forget()
    inner.forget()
  }

  @Test func `keeps values for a limited downstream, also when all have finished`() {
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    Publishers.Sequence<[Int], TestError>(sequence: [1, 2, 3])
      .flatMap { Publishers.Sequence<[Int], TestError>(sequence: [$0]) }
      .subscribe(recorder)
    #expect(recorder.log == ["1"])
    recorder.request(.max(1))
    #expect(recorder.log == ["1", "2"])
    recorder.request(.max(5))
    #expect(recorder.log == ["1", "2", "3", "|"])
  }

  @Test func `a failure of one cancels the upstream and the others`() {
    let (outer, other) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>()
    outer.flatMap { value -> AnyPublisher<Int, TestError> in
      value == 2
        ? Fail(error: TestError()).eraseToAnyPublisher() : other.eraseToAnyPublisher()
    }.subscribe(recorder)
    outer.send(1)
    other.send(10)
    outer.send(2)
    outer.send(3)
    #expect(recorder.log == ["10", "× TestError(name: \"oops\")"])
    #expect(outer.cancels == 1)
    #expect(other.cancels == 1)
    outer.forget()
    other.forget()
  }

  @Test func `a late first and many immediate publishers do not grow the stack`() {
    let count = Box(0)
    withWatchdog {
      let clock = VirtualTimeScheduler()
      let subscription = (0..<100_000).publisher.flatMap(maxPublishers: .max(1)) { index in
        index == 0
          ? Just(index).delay(for: 1, scheduler: clock).eraseToAnyPublisher()
          : Just(index).eraseToAnyPublisher()
      }.sink { _ in count.value += 1 }
      clock.advance(by: 1)
      subscription.cancel()
    }
    #expect(count.value == 100_000)
  }

  @Test func `finishes from inside a value without a deadlock`() {
    let log = Box<[String]>([])
    withWatchdog {
      let recorder = Recorder<Int, Never>()
      Just(1).flatMap { _ in Just(10) }.first().subscribe(recorder)
      log.value = recorder.log
    }
    #expect(log.value == ["10", "|"])
  }

  @Test func `four threads lose nothing`() {
    for _ in 0..<20 {
      let outer = Smuggled(PassthroughSubject<Int, Never>())
      let recorder = Recorder<Int, Never>()
      outer.value.flatMap { [$0, $0].publisher }.subscribe(recorder)
      onThreads(4) { thread in
        for value in 0..<200 { outer.value.send(thread * 1_000 + value) }
      }
      recorder.close()
      #expect(recorder.values.count == 1_600)
      #expect(recorder.breaches == [])
    }
  }
}

/// Cases OP3 and CD5.
@Suite struct SwitchToLatestTests {
  private func latest(_ outer: String, _ inner: String...) -> String {
    let all = [outer] + inner
    return play(all[0], all[1], all.count > 2 ? all[2] : "-") { up, _ in
      up[0].map { up[$0] }.switchToLatest()
    }
  }

  @Test func `passes what the latest sends, and drops what a replaced one does`() {
    #expect(latest("1--2|", "-3456", "-----78|") == "-34--78|")
  }

  @Test func `the end of the upstream waits for the latest, and that of the latest is silent`() {
    #expect(latest("1|", "--4-|") == "--4-|")
    #expect(latest("1--2-|", "-3|", "----5-|") == "-3--5-|")
    #expect(latest("1---|", "-3|") == "-3--|")
  }

  @Test func `a failure of either ends all`() {
    #expect(latest("1--x", "-3--4") == "-3-x")
    #expect(latest("1---", "-3x") == "-3x")
  }

  @Test func `a value may come late, after the upstream has finished`() {
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, Never>()
    Just(2).map { _ in Just(4).delay(for: 2, scheduler: clock) }.switchToLatest()
      .subscribe(recorder)
    #expect(recorder.log == [])
    clock.advance(by: 2)
    #expect(recorder.log == ["4", "|"])
  }

  @Test func `moves unused demand to the new publisher, and cancels the old one`() {
    let outer = PassthroughSubject<RawSource, TestError>()
    let (first, second) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>(demand: .max(3))
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    #expect(first.connections.map(\.requests) == [[.max(3)]])
    first.send(1)
    outer.send(second)
    #expect(first.cancels == 1)
    #expect(second.connections.map(\.requests) == [[.max(2)]])
    first.forget()
    second.forget()
  }

  @Test func `finishes from inside a value without a deadlock`() {
    let log = Box<[String]>([])
    withWatchdog {
      let recorder = Recorder<Int, Never>()
      Just(1).map { _ in Just(10) }.switchToLatest().first().subscribe(recorder)
      log.value = recorder.log
    }
    #expect(log.value == ["10", "|"])
  }

  @Test func `one thread switches while another sends`() {
    for _ in 0..<50 {
      let outer = Smuggled(PassthroughSubject<PassthroughSubject<Int, Never>, Never>())
      let inner = Smuggled((0..<20).map { _ in PassthroughSubject<Int, Never>() })
      let recorder = Recorder<Int, Never>()
      outer.value.switchToLatest().subscribe(recorder)
      onThreads(2) { thread in
        for index in 0..<20 {
          if thread == 0 { outer.value.send(inner.value[index]) }
          if thread == 1 { for value in 0..<20 { inner.value[index].send(value) } }
        }
      }
      outer.value.send(completion: .finished)
      inner.value[19].send(7)
      inner.value[19].send(completion: .finished)
      recorder.close()
      #expect(recorder.values.last == 7)
      #expect(recorder.completions.count == 1)
      #expect(recorder.breaches == [])
    }
  }
}
