import Signals
import Testing

/// Cases OP2 and CD5.
@Suite struct MergeTests {
  @Test(arguments: [
    ("1-2-|", "-8-9-|", "1829-|"),
    ("1|", "--2|", "1-2|"),
    ("1-x", "-2-3", "12x"),
    ("(12)", "(34)", "(1234)"),
    ("|", "|", "|"),
  ])
  func `passes the values of both`(a: String, b: String, output: String) {
    #expect(play(a, b) { up, _ in up[0].merge(with: up[1]) } == output)
    #expect(play(a, b) { up, _ in Publishers.Merge(up[0], up[1].map { $0 }) } == output)
  }

  @Test func `of none finishes at once`() {
    let recorder = Recorder<Int, Never>()
    Publishers.MergeMany([Just<Int>]()).subscribe(recorder)
    #expect(recorder.events == [.subscription, .completion(.finished)])
  }

  @Test func `subscribes to all before it may finish`() {
    let recorder = Recorder<Int, Never>()
    Publishers.MergeMany((1...3).map { Just($0) }).subscribe(recorder)
    #expect(recorder.log == ["1", "2", "3", "|"])
  }

  @Test func `adds one publisher more`() {
    let recorder = Recorder<Int, Never>()
    Just(1).merge(with: Just(2)).merge(with: Just(3)).subscribe(recorder)
    #expect(recorder.log == ["1", "2", "3", "|"])
  }

  @Test func `asks each source for one value ahead, and keeps it`() {
    let (a, b) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>(demand: .none)
    a.merge(with: b.map { $0 }).subscribe(recorder)
    #expect(a.connections.map(\.requests) == [[.max(1)]])
    b.send(2)
    a.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.log == [])
    recorder.request(.max(1))
    #expect(recorder.log == ["2"])
    recorder.request(.max(1))
    #expect(recorder.log == ["2", "1", "|"])
    a.forget()
    b.forget()
  }

  @Test func `a failure cancels the others, and drops what was kept`() {
    let (a, b) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>(demand: .none)
    a.merge(with: b.map { $0 }).subscribe(recorder)
    b.send(2)
    a.send(completion: .failure(TestError()))
    #expect(b.cancels == 1)
    #expect(a.cancels == 0)
    #expect(recorder.log == ["× TestError(name: \"oops\")"])
    a.forget()
    b.forget()
  }

  @Test func `finishes from inside a value without a deadlock`() {
    let log = Box<[String]>([])
    withWatchdog {
      let recorder = Recorder<Int, Never>()
      Just(1).merge(with: Just(10)).first().subscribe(recorder)
      log.value = recorder.log
    }
    #expect(log.value == ["1", "|"])
  }
}

/// Cases OP2 and CD5.
@Suite struct CombineLatestTests {
  private func sum(_ a: String, _ b: String) -> String {
    play(a, b) { up, _ in up[0].combineLatest(up[1]) { $0 + $1 } }
  }

  @Test(arguments: [
    ("1-2--|", "-4-5-|", "-567-|"),
    ("1|", "--4-5|", "--5-6|"),
    ("|", "-4|", "|"),
    ("1-2|", "-|", "-|"),
    ("1--x", "-4-5", "-5-x"),
    ("-|", "4-5-6", "-|"),
  ])
  func `passes the latest of both`(a: String, b: String, output: String) {
    #expect(sum(a, b) == output)
  }

  @Test func `passes the latest of three`() {
    let output = play("1--2-|", "-3--4|", "--5--|") { up, _ in
      up[0].combineLatest(up[1], up[2]) { $0 + $1 + $2 }
    }
    #expect(output == "--9ab|")
  }

  @Test func `a third that ends without a value ends all`() {
    let output = play("1-2", "-3-", "--|") { up, _ in
      up[0].combineLatest(up[1], up[2]) { $0 + $1 + $2 }
    }
    #expect(output == "--|")
  }

  @Test func `asks all sources for what it is asked for`() {
    let (a, b) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>(demand: .max(2))
    recorder.onValue = { _ in .max(1) }
    a.combineLatest(b) { $0 + $1 }.subscribe(recorder)
    #expect(a.connections.map(\.requests) == [[.max(2)]])
    a.send(1)
    b.send(2)
    #expect(a.connections.map(\.requests) == [[.max(2), .max(1)]])
    #expect(b.connections.map(\.requests) == [[.max(2), .max(1)]])
    a.forget()
    b.forget()
  }

  /// Rule R3: what a new value replaces dies outside the lock.
  @Test func `the deinit of a replaced value may send`() {
    let log = Box<[Int]>([])
    withWatchdog {
      let witnesses = PassthroughSubject<Witness, Never>()
      let numbers = PassthroughSubject<Int, Never>()
      let subscription = witnesses.combineLatest(numbers).sink { log.value.append($0.1) }
      numbers.send(1)
      witnesses.send(Witness { numbers.send(2) })
      witnesses.send(Witness {})
      subscription.cancel()
    }
    #expect(log.value == [1, 1, 2])
  }

  @Test func `finishes from inside a value without a deadlock`() {
    let log = Box<[String]>([])
    withWatchdog {
      let recorder = Recorder<Int, Never>()
      Just(1).combineLatest(Just(10)) { $0 + $1 }.first().subscribe(recorder)
      log.value = recorder.log
    }
    #expect(log.value == ["11", "|"])
  }

  @Test func `two threads lose nothing and deliver the last pair`() {
    for _ in 0..<50 {
      let left = Smuggled(PassthroughSubject<Int, Never>())
      let right = Smuggled(PassthroughSubject<Int, Never>())
      let recorder = Recorder<Int, Never>()
      left.value.combineLatest(right.value) { $0 + $1 }.subscribe(recorder)
      left.value.send(0)
      right.value.send(0)
      onThreads(2) { thread in
        for value in 1...200 { (thread == 0 ? left : right).value.send(value) }
      }
      recorder.close()
      #expect(recorder.values.count == 401)
      #expect(recorder.values.last == 400)
      #expect(recorder.breaches == [])
    }
  }
}
