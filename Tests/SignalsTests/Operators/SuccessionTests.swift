import Signals
import Testing

/// What follows one upstream, as an operator with one upstream does.
@Suite struct AnnouncingTests {
  @Test(arguments: ["append", "catch", "tryCatch", "retry", "prefix(untilOutputFrom:)"])
  func `the subscription comes with that of the source`(name: String) {
    let source = RawSource()
    let other = RawSource()
    source.sendsSubscription = false
    source.isPolite = false
    let recorder = Recorder<Int, TestError>(demand: .max(2))
    switch name {
    case "append": source.append(other).subscribe(recorder)
    case "catch": source.catch { _ in other }.subscribe(recorder)
    case "tryCatch":
      source.tryCatch { _ in other }.mapError { _ in TestError() }.subscribe(recorder)
    case "retry": source.retry(1).subscribe(recorder)
    default: source.prefix(untilOutputFrom: other).subscribe(recorder)
    }
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.events.isEmpty)
    source.sendSubscription()
    #expect(source.connections[0].requests == [.max(2)])
    source.send(2)
    #expect(recorder.log == ["2"])
    recorder.cancel()
    #expect(source.cancels == 1)
    source.forget()
    other.forget()
  }
}

@Suite struct ConcatenateTests {
  @Test(arguments: [
    ("1-2|", "3-4-5|", "1-2-5|"), ("1x", "2", "1x"), ("|", "-1|", "-1|"), ("1|", "--x", "1-x"),
  ])
  func `passes one after the other`(a: String, b: String, output: String) {
    #expect(play(a, b) { up, _ in up[0].append(up[1]) } == output)
    #expect(play(a, b) { up, _ in up[1].prepend(up[0]) } == output)
  }

  @Test func `takes values and sequences`() {
    let recorder = Recorder<Int, Never>()
    [3].publisher.prepend([1, 2]).append(4, 5).append(6...7).prepend(0).subscribe(recorder)
    #expect(recorder.log == ["0", "1", "2", "3", "4", "5", "6", "7", "|"])
  }

  /// Case DM2.
  @Test func `asks the second for what the first left over, and never for none`() {
    let (first, second) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>(demand: .none)
    first.append(second).subscribe(recorder)
    first.send(completion: .finished)
    #expect(second.connections.map(\.requests) == [[]])
    recorder.request(.max(2))
    #expect(second.connections.map(\.requests) == [[.max(2)]])
    first.forget()
    second.forget()
  }

  @Test func `moves demand to the second`() {
    let second = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .max(5))
    Publishers.Sequence<[Int], TestError>(sequence: [1, 2]).append(second).subscribe(recorder)
    #expect(second.connections.map(\.requests) == [[.max(3)]])
    second.forget()
  }
}

@Suite struct CatchTests {
  @Test(arguments: [("1-2|", "-3", "1-2|"), ("1-x", "-3-4|", "1--4|"), ("x", "-3x", "-3x")])
  func `goes on with another publisher after a failure`(a: String, b: String, output: String) {
    #expect(play(a, b) { up, _ in up[0].catch { _ in up[1] } } == output)
  }

  @Test func `moves demand to the other`() {
    let (first, second) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>(demand: .max(3))
    first.catch { _ in second }.subscribe(recorder)
    first.send(1)
    first.send(completion: .failure(TestError()))
    #expect(second.connections.map(\.requests) == [[.max(2)]])
    first.forget()
    second.forget()
  }

  @Test func `stays cancelled when that happens inside the handler`() {
    let (first, second) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>()
    first.catch { _ in
      recorder.cancel()
      return second
    }.subscribe(recorder)
    first.send(completion: .failure(TestError()))
    #expect(second.cancels == second.connections.count)
    #expect(recorder.log == [])
    first.forget()
    second.forget()
  }
}

@Suite struct TryCatchTests {
  @Test func `goes on with another publisher`() {
    let recorder = Recorder<Int, any Error>()
    Fail<Int, TestError>(error: TestError()).tryCatch { _ in Just(7) }.subscribe(recorder)
    #expect(recorder.log == ["7", "|"])
  }

  @Test func `fails with what the handler throws`() {
    let recorder = Recorder<Int, any Error>()
    Fail<Int, TestError>(error: TestError())
      .tryCatch { _ -> Just<Int> in throw TestError("thrown") }.subscribe(recorder)
    #expect(recorder.log == ["× TestError(name: \"thrown\")"])
  }

  @Test func `fails with what the other publisher fails with`() {
    let recorder = Recorder<Int, any Error>()
    Fail<Int, TestError>(error: TestError())
      .tryCatch { _ in Fail<Int, TestError>(error: TestError("second")) }.subscribe(recorder)
    #expect(recorder.log == ["× TestError(name: \"second\")"])
  }
}

/// Case RE4.
@Suite struct RetryTests {
  private final class Attempts: Publisher {
    typealias Output = Int
    typealias Failure = TestError
    var count = 0

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
      count += 1
      Publishers.Sequence<[Int], TestError>(sequence: [count])
        .append(Fail(error: TestError())).receive(subscriber: subscriber)
    }
  }

  @Test func `makes one attempt more than there are retries`() {
    let attempts = Attempts()
    let recorder = Recorder<Int, TestError>()
    attempts.retry(2).subscribe(recorder)
    #expect(attempts.count == 3)
    #expect(recorder.log == ["1", "2", "3", "× TestError(name: \"oops\")"])
  }

  @Test func `each subscriber has its own attempts`() {
    let attempts = Attempts()
    let publisher = attempts.retry(1)
    publisher.subscribe(Recorder<Int, TestError>())
    publisher.subscribe(Recorder<Int, TestError>())
    #expect(attempts.count == 4)
  }

  @Test func `a hundred thousand do not grow the stack`() {
    let result = Box<[Int]>([])
    withWatchdog {
      let attempts = Attempts()
      let recorder = Recorder<Int, TestError>(demand: .max(1))
      attempts.retry(100_000).subscribe(recorder)
      recorder.request(.unlimited)
      result.value = [attempts.count, recorder.values.count, recorder.completions.count]
    }
    #expect(result.value == [100_001, 100_001, 1])
  }
}

@Suite struct GateTests {
  // In one second the first picture comes first.
  @Test(arguments: [
    ("---8", "1-2-3", "1-2|"), ("-|", "1-2|", "1-2|"), ("--x", "1-2", "1-2"), ("---8", "1x", "1x"),
    ("8", "12", "|"),
  ])
  func `passes values until another publisher sends`(other: String, values: String, output: String)
  {
    #expect(play(other, values) { up, _ in up[1].prefix(untilOutputFrom: up[0]) } == output)
  }

  @Test(arguments: [
    ("1-2-3|", "-8", "--2-3|"), ("12-3|", "--|", "--|"), ("12-3|", "--x", "--x"),
    ("1-2x", "-8|", "--2x"), ("12|", "---8", "--|"),
  ])
  func `drops values until another publisher sends`(a: String, b: String, output: String) {
    #expect(play(a, b) { up, _ in up[0].drop(untilOutputFrom: up[1]) } == output)
  }

  @Test func `cancels both at the end`() {
    let (first, other) = (RawSource(), RawSource())
    first.prefix(untilOutputFrom: other).subscribe(Recorder<Int, TestError>())
    #expect(other.connections.map(\.requests) == [[.max(1)]])
    other.send(1)
    #expect(first.cancels == 1 && other.cancels == 1)
    first.forget()
    other.forget()
  }

  @Test func `what is dropped does not count as delivered`() {
    let (first, other) = (RawSource(), RawSource())
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    first.drop(untilOutputFrom: other).subscribe(recorder)
    first.send(1)
    other.send(0)
    #expect(other.cancels == 1)
    first.send(2)
    #expect(recorder.values == [2])
    first.forget()
    other.forget()
  }
}

@Suite struct WithLatestFromTests {
  @Test(arguments: [
    ("1-2-3|", "-4-5", "--6-8|"), ("12|", "---4", "--|"), ("1-2", "-|", "-|"),
    ("-1-2|", "4|", "-5-6|"), ("-1-2|", "4-x", "-5x"),
  ])
  func `passes values with the latest of another`(a: String, b: String, output: String) {
    #expect(play(a, b) { up, _ in up[0].withLatest(from: up[1]) { $0 + $1 } } == output)
  }
}

/// Case DM6.
@Suite struct BufferTests {
  typealias Prefetch = Publishers.PrefetchStrategy
  typealias Full = Publishers.BufferingStrategy<TestError>

  static var cases: [(Prefetch, Full, first: Subscribers.Demand, log: [String])] {
    [
      (.byRequest, .dropNewest, .unlimited, ["1", "2", "5", "|"]),
      (.byRequest, .dropOldest, .unlimited, ["3", "4", "5", "|"]),
      (
        .byRequest, .customError { TestError("full") }, .unlimited,
        ["1", "2", "× TestError(name: \"full\")"]
      ),
      (.keepFull, .dropNewest, .max(2), ["1", "2", "5", "|"]),
      (.keepFull, .dropOldest, .max(2), ["1", "2", "5", "|"]),
      (.keepFull, .customError { TestError("full") }, .max(2), ["1", "2", "5", "|"]),
    ]
  }

  @Test(arguments: cases.indices)
  func `keeps what is not asked for yet`(index: Int) {
    let (prefetch, whenFull, first, log) = Self.cases[index]
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    source.buffer(size: 2, prefetch: prefetch, whenFull: whenFull).subscribe(recorder)
    #expect(source.connections.first?.requests.first == first)
    for value in 1...4 { source.send(value) }
    #expect(recorder.log == [])
    recorder.request(.max(3))
    source.send(5)
    source.send(completion: .finished)
    #expect(recorder.log == log)
    #expect(recorder.breaches == [])
    source.forget()
  }

  @Test func `a failure overtakes what is kept, a finish waits behind it`() {
    for ending: Subscribers.Completion<TestError> in [.finished, .failure(TestError())] {
      let source = RawSource()
      let recorder = Recorder<Int, TestError>(demand: .none)
      source.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
      source.send(1)
      source.send(completion: ending)
      #expect(recorder.completions == (ending == .finished ? [] : [ending]))
      recorder.request(.max(1))
      #expect(recorder.log.first == (ending == .finished ? "1" : "× TestError(name: \"oops\")"))
      #expect(recorder.completions == [ending])
      source.forget()
    }
  }

  @Test func `an error for want of room comes with the next request, behind what that asks for`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { TestError("full") })
      .subscribe(recorder)
    for value in 1...3 { source.send(value) }
    #expect(source.cancels == 1)
    #expect(recorder.log == [])
    recorder.request(.max(1))
    #expect(recorder.log == ["1", "× TestError(name: \"full\")"])
    source.forget()
  }

  @Test func `without room keeps nothing`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    source.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest).subscribe(recorder)
    source.send(1)
    recorder.request(.max(1))
    source.send(2)
    #expect(recorder.log == ["2"])
    source.forget()
  }
}
