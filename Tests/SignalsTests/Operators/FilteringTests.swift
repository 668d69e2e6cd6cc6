import Signals
import Testing

@Suite struct FilterTests {
  @Test(arguments: [
    ("-1--2-3-|", "----2---|"),
    ("12x", "-2x"),
    ("|", "|"),
  ])
  func `passes the elements that fulfil the condition`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].filter { $0.isMultiple(of: 2) } } == output)
  }
}

@Suite struct CompactMapTests {
  @Test(arguments: [("-1-2-3-|", "---k---|"), ("13", "-"), ("2x", "kx")])
  func `drops what becomes nil`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].compactMap { $0 == 2 ? 20 : nil } } == output)
  }
}

@Suite struct RemoveDuplicatesTests {
  @Test(arguments: [
    ("1122121|", "1-2-121|"),
    ("-1-1-x", "-1---x"),
    ("", "-"),
  ])
  func `drops repeated values`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].removeDuplicates() } == output)
  }

  @Test func `compares with the value before, whether it passed or not`() {
    #expect(play("1234869|") { up, _ in up[0].removeDuplicates { $1 < $0 + 3 } } == "1---8-9|")
  }

  /// Case RE2.
  @Test func `logs a re-entrant equal value once`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let subscription = subject.removeDuplicates().sink {
      log.append($0)
      subject.send($0)
    }
    subject.send(1)
    subscription.cancel()
    #expect(log == [1])
  }
}

/// Case OP7 among others.
@Suite struct OutputTests {
  @Test(arguments: [
    ("-1-2-3-|", "-1-(2|)"),
    ("1|", "1|"),
    ("1x", "1x"),
    ("(123)", "(12|)"),
  ])
  func `finishes with the last value of the prefix`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].prefix(2) } == output)
  }

  @Test(arguments: [("12345|", "-23(4|)"), ("12|", "-2|"), ("1|", "-|")])
  func `passes a range of indices`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].output(in: 1...3) } == output)
  }

  @Test func `passes one index`() {
    #expect(play("1234") { up, _ in up[0].output(at: 2) } == "--(3|)")
    #expect(play("1234") { up, _ in up[0].output(at: 0) } == "(1|)")
  }

  @Test func `passes an open range`() {
    #expect(play("1234|") { up, _ in up[0].output(in: 2...) } == "--34|")
  }

  @Test func `a prefix of none finishes at once and cancels the upstream`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    source.prefix(0).subscribe(recorder)
    #expect(recorder.events == [.subscription, .completion(.finished)])
    #expect(source.cancels == 1)
    source.forget()
  }

  @Test func `cancels the upstream with the last value`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    recorder.onValue = { _ in
      #expect(source.cancels == 0)
      return .none
    }
    source.prefix(1).subscribe(recorder)
    source.send(1)
    #expect(source.cancels == 1)
    #expect(recorder.log == ["1", "|"])
    source.forget()
  }

  @Test func `takes no more than one element too many from an endless sequence`() {
    var pulls = 0
    let endless = sequence(state: 0) { state in
      pulls += 1
      state += 1
      return state
    }
    var log: [Int] = []
    let subscription = endless.publisher.prefix(3).sink { log.append($0) }
    #expect(log == [1, 2, 3])
    #expect(pulls <= 4)
    subscription.cancel()
  }

  /// Case RE2.
  @Test func `does not let a re-entrant value through`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onValue = {
      subject.send($0 + 1)
      return .none
    }
    subject.prefix(2).subscribe(recorder)
    subject.send(1)
    #expect(recorder.log == ["1", "2", "|"])
  }

  @Test func `a negative length is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).prefix(-1) }
  }
}

@Suite struct FirstTests {
  @Test(arguments: [("-1-2", "-(1|)"), ("--|", "--|"), ("-x", "-x")])
  func `finishes with the first value`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].first() } == output)
  }

  @Test(arguments: [("-1-2-3", "---(2|)"), ("11|", "--|"), ("1x", "-x")])
  func `finishes with the first value that fulfils the condition`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].first { $0 > 1 } } == output)
  }

  /// Case RE2.
  @Test func `does not let a re-entrant value through`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onValue = {
      subject.send($0 + 1)
      return .none
    }
    subject.first().subscribe(recorder)
    subject.send(1)
    #expect(recorder.log == ["1", "|"])
  }

  @Test func `keeps the value until it is asked for`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    source.first().subscribe(recorder)
    source.send(7)
    #expect(recorder.log == [])
    #expect(source.cancels == 1)
    recorder.request(.max(1))
    #expect(recorder.log == ["7", "|"])
    recorder.request(.max(1))
    #expect(recorder.log == ["7", "|"])
    source.forget()
  }

  @Test func `delivers a kept value no more after a cancel`() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>(demand: .none)
    subject.first().subscribe(recorder)
    subject.send(7)
    recorder.cancel()
    recorder.request(.max(1))
    #expect(recorder.log == [])
  }
}

/// The `try` forms, which stop at a value of 3.
@Suite struct TryFilteringTests {
  private typealias Up = PassthroughSubject<Int, TestError>

  @Test(arguments: [("12|", "-2|"), ("2-3-2|", "2-x"), ("1x", "-x")])
  func `tryFilter`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryFilter { try refuseThree($0) == 2 }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }

  @Test(arguments: [("12|", "-4|"), ("2-3-2|", "4-x"), ("1x", "-x")])
  func `tryCompactMap`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryCompactMap { try refuseThree($0) == 2 ? 4 : nil }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }

  @Test(arguments: [("1122|", "1-2-|"), ("3|", "3|"), ("1-3-2|", "1-x"), ("11x", "1-x")])
  func `tryRemoveDuplicates`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryRemoveDuplicates { $0 == (try refuseThree($1)) }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }

  @Test(arguments: [("1-2-4-1", "1-2-(|)"), ("1-3-2", "1-x"), ("1|", "1|")])
  func `tryPrefix(while:)`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryPrefix { try refuseThree($0) < 4 }.mapError(TestError.init(any:))
    }
    #expect(played == output.replacing("(|)", with: "|"))
  }

  @Test(arguments: [("1-4-3|", "--4-3|"), ("1-3-4|", "--x"), ("1x", "-x")])
  func `tryDrop(while:)`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryDrop { try refuseThree($0) < 4 }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }

  @Test(arguments: [("1-4-3|", "--(4|)"), ("1-3-4|", "--x"), ("1|", "-|")])
  func `tryFirst(where:)`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryFirst { try refuseThree($0) == 4 }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }

  @Test(arguments: [("1-2-4|", "-----(2|)"), ("1-3-2|", "--x"), ("4|", "-|"), ("2x", "-x")])
  func `tryLast(where:)`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryLast { try refuseThree($0) < 4 }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }

  /// Each `try` operator, given what throws.
  static let throwing: [OperatorCase] = [
    OperatorCase("tryFilter") { up, _, _ in
      up.tryFilter { try refuseThree($0) > 0 }.mapError(TestError.init(any:))
    },
    OperatorCase("tryCompactMap") { up, _, _ in
      up.tryCompactMap { try refuseThree($0) }.mapError(TestError.init(any:))
    },
    OperatorCase("tryRemoveDuplicates") { up, _, _ in
      up.prepending0().tryRemoveDuplicates { $0 == (try refuseThree($1)) }
        .mapError(TestError.init(any:))
    },
    OperatorCase("tryPrefix") { up, _, _ in
      up.tryPrefix { try refuseThree($0) > 0 }.mapError(TestError.init(any:))
    },
    OperatorCase("tryDrop") { up, _, _ in
      up.tryDrop { try refuseThree($0) > 0 }.mapError(TestError.init(any:))
    },
    OperatorCase("tryFirst") { up, _, _ in
      up.tryFirst { try refuseThree($0) == 0 }.mapError(TestError.init(any:))
    },
    OperatorCase("tryLast") { up, _, _ in
      up.tryLast { try refuseThree($0) == 0 }.mapError(TestError.init(any:))
    },
    OperatorCase("tryMap") { up, _, _ in
      up.tryMap { try refuseThree($0) }.mapError(TestError.init(any:))
    },
    OperatorCase("tryScan") { up, _, _ in
      up.tryScan(0) { try $0 + refuseThree($1) }.mapError(TestError.init(any:))
    },
    OperatorCase("tryReduce") { up, _, _ in
      up.tryReduce(0) { try $0 + refuseThree($1) }.mapError(TestError.init(any:))
    },
    OperatorCase("tryMin") { up, _, _ in
      up.prepending0().tryMin { $0 < (try refuseThree($0 + $1)) }.mapError(TestError.init(any:))
    },
    OperatorCase("tryMax") { up, _, _ in
      up.prepending0().tryMax { $0 < (try refuseThree($1)) }.mapError(TestError.init(any:))
    },
    OperatorCase("tryContains") { up, _, _ in
      up.tryContains { try refuseThree($0) == 0 }.mapError(TestError.init(any:)).map { $0 ? 1 : 0 }
    },
    OperatorCase("tryAllSatisfy") { up, _, _ in
      up.tryAllSatisfy { try refuseThree($0) > 0 }.mapError(TestError.init(any:))
        .map { $0 ? 1 : 0 }
    },
    OperatorCase("encode") { up, _, _ in
      up.encode(encoder: Coder(refused: 3)).mapError { _ in TestError() }.map { _ in 0 }
    },
  ]

  @Test(arguments: throwing)
  func `what is thrown cancels the upstream once, then fails, even without demand`(
    operator op: OperatorCase
  ) {
    let source = RawSource()
    source.isPolite = false
    let recorder = Recorder<Int, TestError>(demand: .none)
    recorder.onCompletion = { _ in #expect(source.cancels == 1) }
    op.apply(to: source).subscribe(recorder)
    source.send(3)
    source.send(1)
    source.send(completion: .finished)
    recorder.cancel()
    #expect(recorder.completions == [.failure(TestError())])
    #expect(recorder.values.filter { $0 != 0 } == [])
    #expect(source.cancels == 1)
    source.forget()
  }
}

extension Publisher<Int, TestError> {
  /// Each value after a zero, unasked, for operators that compare two.
  fileprivate func prepending0() -> some Publisher<Int, TestError> {
    AfterZero(upstream: self)
  }
}

private struct AfterZero<Upstream: Publisher<Int, TestError>>: Publisher {
  typealias Output = Int
  typealias Failure = TestError

  let upstream: Upstream

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
    upstream.subscribe(
      AnySubscriber<Int, TestError>(
        receiveSubscription: { subscriber.receive(subscription: $0) },
        receiveValue: {
          _ = subscriber.receive(0); return subscriber.receive($0)
        },
        receiveCompletion: { subscriber.receive(completion: $0) }))
  }
}

@Suite struct PrefixWhileTests {
  @Test(arguments: [("1-2-9-1", "1-2-|"), ("9", "|"), ("1|", "1|"), ("1x", "1x")])
  func `finishes with the first value that does not fulfil the condition`(
    input: String, output: String
  ) {
    #expect(play(input) { up, _ in up[0].prefix { $0 < 5 } } == output)
  }

  @Test func `cancels the upstream before it finishes`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    recorder.onCompletion = { _ in #expect(source.cancels == 1) }
    source.prefix { $0 < 5 }.subscribe(recorder)
    source.send(5)
    #expect(recorder.log == ["|"])
    source.forget()
  }

  /// Case RE2.
  @Test func `does not let a re-entrant value through`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onValue = {
      subject.send($0 + 1)
      return .none
    }
    recorder.onCompletion = { _ in subject.send(1) }
    subject.prefix { $0 < 3 }.subscribe(recorder)
    subject.send(1)
    #expect(recorder.log == ["1", "2", "|"])
  }
}

@Suite struct DropTests {
  @Test(arguments: [("123|", "-23|"), ("1|", "-|"), ("1x", "-x")])
  func `drops the first value`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].dropFirst() } == output)
  }

  @Test(arguments: [(0, "1234|"), (2, "--34|"), (9, "----|")])
  func `drops a number of values`(count: Int, output: String) {
    #expect(play("1234|") { up, _ in up[0].dropFirst(count) } == output)
  }

  @Test(arguments: [("1-9-1|", "--9-1|"), ("1|", "-|"), ("91|", "91|"), ("1x", "-x")])
  func `drops while a condition is fulfilled`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].drop { $0 < 5 } } == output)
  }

  @Test func `asks the condition no more once it has passed a value`() {
    var asked = 0
    let publisher = [1, 9, 1, 1].publisher.drop {
      asked += 1
      return $0 < 5
    }
    #expect(log(publisher) == ["9", "1", "1", "|"])
    #expect(asked == 2)
  }

  @Test func `requests what was asked for so far and what it drops, in one`() {
    let source = RawSource()
    source.sendsSubscription = false
    let recorder = Recorder<Int, TestError>(demand: .max(2))
    source.dropFirst(3).subscribe(recorder)
    #expect(recorder.events == [.subscription], "it does not wait for the upstream's")
    recorder.request(.max(1))
    source.sendSubscription()
    #expect(source.requests == [.max(6)])
    recorder.request(.max(4))
    #expect(source.requests == [.max(6), .max(4)])
    source.forget()
  }

  @Test func `requests what it drops even if nobody has asked yet`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    source.dropFirst(2).subscribe(recorder)
    #expect(source.requests == [.max(2)])
    for value in 1...3 { source.send(value) }
    recorder.request(.max(1))
    source.send(4)
    #expect(recorder.log == ["4"])
    source.forget()
  }

  @Test func `requests nothing where nothing is dropped or asked for`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    source.dropFirst(0).subscribe(recorder)
    #expect(source.requests == [])
    source.forget()
  }

  @Test func `a cancel before the subscription is remembered`() {
    let source = RawSource()
    source.sendsSubscription = false
    let recorder = Recorder<Int, TestError>()
    source.dropFirst().subscribe(recorder)
    recorder.cancel()
    source.sendSubscription()
    #expect(source.cancels == 1)
    #expect(source.requests == [])
    source.forget()
  }

  @Test func `a negative count is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
  }
}

@Suite struct IgnoreOutputTests {
  @Test func `passes the end alone, whatever is asked for`() {
    let source = RawSource()
    let recorder = Recorder<Never, TestError>(demand: .none)
    source.ignoreOutput().subscribe(recorder)
    #expect(source.requests == [.unlimited])
    recorder.request(.max(3))
    recorder.request(.none)
    source.send(1)
    #expect(source.requests == [.unlimited])
    #expect(source.answers == [.none])
    source.send(completion: .failure(TestError()))
    #expect(recorder.log == ["× \(TestError())"])
    source.forget()
  }
}

@Suite struct LastTests {
  @Test(arguments: [("1-2|", "---(2|)"), ("|", "|"), ("1x", "-x")])
  func `passes the last value at the end`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].last() } == output)
  }

  @Test(arguments: [("1-2-9|", "-----(2|)"), ("9|", "-|"), ("1x", "-x")])
  func `passes the last value that fulfils the condition`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].last { $0 < 5 } } == output)
  }
}
