import Signals
import Testing

@Suite struct ReduceTests {
  @Test(arguments: [("1-2-4|", "-----(7|)"), ("|", "(0|)"), ("1x", "-x")])
  func `combines all values`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].reduce(0, +) } == output)
  }

  @Test(arguments: [("1-2-4|", "-----(7|)"), ("1-3-4|", "--x"), ("1x", "-x")])
  func `fails with what is thrown`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryReduce(0) { try $0 + refuseThree($1) }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }

  @Test(arguments: [("1-1-1|", "-----(3|)"), ("|", "(0|)"), ("1x", "-x")])
  func `counts`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].count() } == output)
  }
}

@Suite struct ComparisonTests {
  @Test(arguments: [("2143|", "----(1|)"), ("|", "|"), ("2x", "-x")])
  func `min`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].min() } == output)
    #expect(play(input) { up, _ in up[0].min(by: <) } == output)
    let tried = play(input) { up, _ in up[0].tryMin(by: <).mapError(TestError.init(any:)) }
    #expect(tried == output)
  }

  @Test(arguments: [("2143|", "----(4|)"), ("|", "|"), ("2x", "-x")])
  func `max`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].max() } == output)
    #expect(play(input) { up, _ in up[0].max(by: <) } == output)
    let tried = play(input) { up, _ in up[0].tryMax(by: <).mapError(TestError.init(any:)) }
    #expect(tried == output)
  }

  @Test func `keeps the first of equals`() {
    let words = ["aa", "b", "cc", "d"].publisher
    #expect(log(words.max { $0.count < $1.count }) == ["aa", "|"])
    #expect(log(words.min { $0.count < $1.count }) == ["b", "|"])
  }

  @Test func `compares the best so far with the new value`() {
    var pairs: [[Int]] = []
    _ = log(
      [1, 5, 3].publisher.max {
        pairs.append([$0, $1])
        return $0 < $1
      })
    #expect(pairs == [[1, 5], [5, 3]])
    pairs = []
    _ = log(
      [1, 5, 3].publisher.min {
        pairs.append([$0, $1])
        return $0 < $1
      })
    #expect(pairs == [[5, 1], [3, 1]])
  }
}

@Suite struct SearchTests {
  private func isTrue(_ value: Bool) -> Int { value ? 1 : 0 }

  @Test(arguments: [("2-5-1", "--(1|)"), ("2|", "-(0|)"), ("|", "(0|)"), ("2x", "-x")])
  func `contains`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].contains(5).map(isTrue) } == output)
    #expect(play(input) { up, _ in up[0].contains { $0 == 5 }.map(isTrue) } == output)
    let tried = play(input) { up, _ in
      up[0].tryContains { try refuseThree($0) == 5 }.mapError(TestError.init(any:)).map(isTrue)
    }
    #expect(tried == output)
  }

  @Test(arguments: [("2-5-1", "--(0|)"), ("2|", "-(1|)"), ("|", "(1|)"), ("2x", "-x")])
  func `allSatisfy`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].allSatisfy { $0 != 5 }.map(isTrue) } == output)
    let tried = play(input) { up, _ in
      up[0].tryAllSatisfy { try refuseThree($0) != 5 }.mapError(TestError.init(any:)).map(isTrue)
    }
    #expect(tried == output)
  }

  @Test func `cancels the upstream before it delivers an early result`() {
    let source = RawSource()
    let recorder = Recorder<Bool, TestError>()
    recorder.onValue = { _ in
      #expect(source.cancels == 1)
      return .none
    }
    source.contains(5).subscribe(recorder)
    source.send(5)
    #expect(recorder.log == ["true", "|"])
    #expect(source.cancels == 1)
    source.forget()
  }

  @Test func `asks no more after an early result`() {
    let subject = PassthroughSubject<Int, Never>()
    var asked = 0
    let recorder = Recorder<Bool, Never>()
    recorder.onValue = { _ in
      subject.send(1)
      return .none
    }
    subject.contains {
      asked += 1
      return $0 == 1
    }.subscribe(recorder)
    subject.send(1)
    subject.send(1)
    #expect(recorder.log == ["true", "|"])
    #expect(asked == 1)
  }
}

@Suite struct CollectTests {
  @Test func `collects all`() {
    #expect(log([1, 2, 3].publisher.collect()) == ["[1, 2, 3]", "|"])
    #expect(log(Empty<Int, Never>().collect()) == ["[]", "|"])
    #expect(log(Fail<Int, TestError>(error: TestError()).collect()) == ["× \(TestError())"])
  }

  @Test func `collects a number`() {
    #expect(log((1...5).publisher.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "|"])
    #expect(log((1...4).publisher.collect(2)) == ["[1, 2]", "[3, 4]", "|"])
    #expect(log(Empty<Int, Never>().collect(2)) == ["|"])
  }

  @Test func `asks for a whole group, however large`() {
    let source = RawSource()
    let recorder = Recorder<[Int], TestError>(demand: .max(1))
    source.collect(5_000_000_000).subscribe(recorder)
    recorder.request(.max(2))
    #expect(source.requests == [.max(5_000_000_000), .max(10_000_000_000)])
    source.forget()
  }

  @Test func `drops what is collected when it fails`() {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<[Int], TestError>()
    subject.collect(2).subscribe(recorder)
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .failure(TestError()))
    #expect(recorder.log == ["[1, 2]", "× \(TestError())"])
  }

  @Test func `multiplies demand`() {
    let source = RawSource()
    let recorder = Recorder<[Int], TestError>(demand: .max(3))
    recorder.onValue = { _ in .max(2) }
    source.collect(4).subscribe(recorder)
    recorder.request(.unlimited)
    for value in 1...5 { source.send(value) }
    #expect(source.requests == [.max(12), .unlimited])
    #expect(source.answers == [.none, .none, .none, .max(8), .none])
    source.forget()
  }

  @Test func `a count of none is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).collect(0) }
  }
}

/// A reducer keeps its end until it is asked for.
@Suite struct KeptResultTests {
  static let operators = OperatorCase.unary.filter { $0.answer == .atTheEnd }

  @Test(arguments: operators)
  func `keeps the result until it is asked for`(operator op: OperatorCase) {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    op.apply(to: source).subscribe(recorder)
    #expect(source.requests == [.unlimited])
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)
    #expect(recorder.log == [])
    recorder.request(.max(1))
    #expect(recorder.values.count == 1)
    #expect(recorder.completions == [.finished])
    recorder.request(.max(1))
    #expect(recorder.events.count == 3)
    #expect(recorder.breaches == [])
    source.forget()
  }

  @Test(arguments: operators)
  func `does not keep a failure`(operator op: OperatorCase) {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    op.apply(to: source).subscribe(recorder)
    source.send(1)
    source.send(completion: .failure(TestError()))
    #expect(recorder.completions == [.failure(TestError())])
    recorder.request(.max(1))
    #expect(recorder.values == [])
    source.forget()
  }

  @Test(arguments: operators)
  func `delivers nothing after a cancel, and lets go of the subscriber`(operator op: OperatorCase) {
    let subject = PassthroughSubject<Int, TestError>()
    weak var weakRecorder: Recorder<Int, TestError>?
    do {
      let recorder = Recorder<Int, TestError>(demand: .none)
      weakRecorder = recorder
      op.apply(to: subject).subscribe(recorder)
      subject.send(1)
      subject.send(completion: .finished)
      recorder.cancel()
      recorder.request(.max(1))
      #expect(recorder.log == [])
      recorder.forget()
    }
    #expect(weakRecorder == nil)
  }

  @Test(arguments: operators)
  func `delivers nothing when it is cancelled by its own value`(operator op: OperatorCase) {
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>(demand: .none)
    recorder.onValue = { [unowned recorder] _ in
      recorder.cancel()
      return .max(1)
    }
    op.apply(to: subject).subscribe(recorder)
    subject.send(1)
    subject.send(completion: .finished)
    recorder.request(.max(1))
    #expect(recorder.values.count == 1)
    #expect(recorder.completions == [])
    #expect(recorder.breaches == [])
  }

  @Test func `an end without a result waits for demand as well`() {
    let recorder = Recorder<Int, Never>(demand: .none)
    Empty<Int, Never>().last().subscribe(recorder)
    #expect(recorder.log == [])
    recorder.request(.max(1))
    #expect(recorder.log == ["|"])
  }

  @Test func `a cancel while a result waits releases it`() {
    var isGone = false
    let subject = PassthroughSubject<Witness, Never>()
    let recorder = Recorder<Witness, Never>(demand: .none)
    subject.last().subscribe(recorder)
    subject.send(Witness { isGone = true })
    subject.send(completion: .finished)
    #expect(!isGone)
    recorder.cancel()
    recorder.forget()
    #expect(isGone)
  }
}

@Suite struct ReplaceEmptyTests {
  @Test(arguments: [("1-2|", "1-2|"), ("--|", "--(7|)"), ("-x", "-x"), ("1x", "1x")])
  func `passes one value where there was none`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].replaceEmpty(with: 7) } == output)
  }

  @Test func `keeps the value until it is asked for`() {
    let recorder = Recorder<Int, Never>(demand: .none)
    Empty<Int, Never>().replaceEmpty(with: 7).subscribe(recorder)
    #expect(recorder.log == [])
    recorder.request(.max(1))
    #expect(recorder.log == ["7", "|"])
    recorder.request(.max(1))
    #expect(recorder.log == ["7", "|"])
  }

  @Test func `does not keep an end that needs no value`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    source.replaceEmpty(with: 7).subscribe(recorder)
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.log == ["1", "|"])
    source.forget()
  }

  @Test func `passes nothing after a cancel`() {
    let recorder = Recorder<Int, Never>(demand: .none)
    Empty<Int, Never>().replaceEmpty(with: 7).subscribe(recorder)
    recorder.cancel()
    recorder.request(.max(1))
    #expect(recorder.log == [])
  }
}
