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

  @Test func `compares with the last value that passed`() {
    #expect(play("1234567|") { up, _ in up[0].removeDuplicates { $1 < $0 + 3 } } == "1--4--7|")
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
