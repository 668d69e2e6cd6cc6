import Signals
import Testing

@Suite struct MapTests {
  @Test(arguments: [("-1-2-|", "-2-4-|"), ("1x", "2x"), ("", "-")])
  func `transforms each value`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].map { $0 * 2 } } == output)
  }

  @Test func `hands on the upstream's subscription`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .max(3))
    source.map { $0 }.subscribe(recorder)
    #expect(recorder.subscription === source.connections.first)
    source.forget()
  }
}

@Suite struct ScanTests {
  @Test(arguments: [("1-2-3|", "1-3-6|"), ("1x", "1x"), ("|", "|")])
  func `passes running results`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].scan(0, +) } == output)
  }
}

/// What throws in these tables: a value of 3.
func refuseThree(_ value: Int) throws(TestError) -> Int {
  if value == 3 { throw TestError() }
  return value
}

@Suite struct TryMapTests {
  @Test(arguments: [("12|", "24|"), ("1-3-2|", "2-x"), ("1x", "2x")])
  func `transforms until something is thrown`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryMap { try refuseThree($0) * 2 }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }

  @Test func `cancels the upstream when something is thrown, then fails`() {
    let source = RawSource()
    source.isPolite = false
    let recorder = Recorder<Int, any Error>()
    recorder.onCompletion = { _ in #expect(source.cancels == 1) }
    source.tryMap(refuseThree).subscribe(recorder)
    source.send(3)
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.log == ["× \(TestError())"])
    #expect(source.cancels == 1)
    source.forget()
  }

  @Test func `passes what comes before the subscription, and no completion`() {
    let source = RawSource()
    source.isPolite = false
    source.sendsSubscription = false
    let recorder = Recorder<Int, any Error>()
    source.tryMap { $0 }.subscribe(recorder)
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.completions.isEmpty)
    source.forget()
  }

  @Test func `converts the upstream's failure`() {
    let recorder = Recorder<Int, any Error>()
    Fail<Int, TestError>(error: TestError("up")).tryMap { $0 }.subscribe(recorder)
    #expect(recorder.log == ["× \(TestError("up"))"])
  }
}

/// The forms whose failure stays concrete. That these compile is half of the test.
@Suite struct TypedThrowsTests {
  @Test(arguments: [("12|", "24|"), ("1-3-2|", "2-x"), ("1x", "2x")])
  func `map`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryMap(throwing: TestError.self) { value throws(TestError) in
        try refuseThree(value) * 2
      }
    }
    #expect(played == output)
  }

  @Test(arguments: [("12|", "-2|"), ("1-2-3|", "--2-x"), ("1x", "-x")])
  func `filter`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryFilter(throwing: TestError.self) { value throws(TestError) in
        if value == 3 { throw TestError() }
        return value == 2
      }
    }
    #expect(played == output)
  }

  @Test(arguments: [("12|", "-4|"), ("1-2-3|", "--4-x"), ("1x", "-x")])
  func `compactMap`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryCompactMap(throwing: TestError.self) { value throws(TestError) in
        try refuseThree(value) == 2 ? 4 : nil
      }
    }
    #expect(played == output)
  }

  @Test func `a publisher that cannot fail takes the closure's failure`() {
    let numbers = [1, 2, 3].publisher
    let mapped: some Publisher<Int, TestError> = numbers.tryMap(
      throwing: TestError.self, refuseThree)
    let filtered: some Publisher<Int, TestError> = numbers.tryFilter(throwing: TestError.self) {
      value throws(TestError) in try refuseThree(value) > 1
    }
    let compacted: some Publisher<Int, TestError> = numbers.tryCompactMap(
      throwing: TestError.self
    ) { value throws(TestError) in try refuseThree(value) }
    #expect(log(mapped) == ["1", "2", "× \(TestError())"])
    #expect(log(filtered) == ["2", "× \(TestError())"])
    #expect(log(compacted) == ["1", "2", "× \(TestError())"])
  }

  @Test func `the plain forms stay as they were`() {
    // Closures that do not throw, that throw anything, and a function with a typed error: each resolves to the plain form.
    let a: Publishers.TryMap<Publishers.Sequence<[Int], Never>, Int> = [1].publisher.tryMap { $0 }
    let b: Publishers.TryMap<Just<Int>, Int> = Just(3).tryMap(refuseThree)
    let c = Just(1).tryFilter { _ in throw TestError("c") }
    let d = Just(1).tryMap { $0 }.tryCompactMap { $0 }.tryFilter { _ in true }
    #expect(log(a) == ["1", "|"])
    #expect(log(b) == ["× \(TestError())"])
    #expect(log(c) == ["× \(TestError("c"))"])
    #expect(log(d) == ["1", "|"])
  }
}

/// What a publisher delivers to unlimited demand, as words.
func log<P: Publisher>(_ publisher: P) -> [String] {
  let recorder = Recorder<P.Output, P.Failure>()
  publisher.subscribe(recorder)
  return recorder.log
}

@Suite struct MapKeyPathTests {
  private struct Size {
    var width = 0
    var height = 0
    var area: Int { width * height }
  }

  private let sizes = [Size(width: 2, height: 3), Size(width: 4, height: 5)].publisher

  @Test func `passes one property`() {
    let widths: Publishers.MapKeyPath<Publishers.Sequence<[Size], Never>, Int> = sizes.map(\.width)
    #expect(log(widths) == ["2", "4", "|"])
    #expect(widths.keyPath == \.width)
  }

  @Test func `passes two properties`() {
    let both = sizes.map(\.width, \.height)
    #expect(log(both) == ["(2, 3)", "(4, 5)", "|"])
    #expect(both.keyPath0 == \.width && both.keyPath1 == \.height)
  }

  @Test func `passes three properties`() {
    let all = sizes.map(\.width, \.height, \.area)
    #expect(log(all) == ["(2, 3, 6)", "(4, 5, 20)", "|"])
    #expect(all.keyPath2 == \.area)
  }

  @Test func `hands on the upstream's subscription`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    source.map(\.magnitude).map { Int($0) }.subscribe(recorder)
    #expect(recorder.subscription === source.connections.first)
    source.forget()
  }
}

@Suite struct TryScanTests {
  @Test(arguments: [("1-2-4|", "1-3-7|"), ("1-3-1|", "1-x"), ("1x", "1x")])
  func `passes running results until something is thrown`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].tryScan(0) { $0 + (try refuseThree($1)) }.mapError(TestError.init(any:))
    }
    #expect(played == output)
  }
}

@Suite struct ReplaceNilTests {
  @Test func `replaces nil`() {
    let publisher: Publishers.Map<Publishers.Sequence<[Int?], Never>, Int> =
      [1, nil, 3].publisher.replaceNil(with: 0)
    #expect(log(publisher) == ["1", "0", "3", "|"])
  }
}

@Suite struct PairwiseTests {
  @Test(arguments: [("1-2-4|", "--3-6|"), ("1|", "-|"), ("12x", "-3x"), ("|", "|")])
  func `passes neighbours from the second value on`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].pairwise().map { $0.previous + $0.current } } == output)
  }

  @Test func `the previous value comes first`() {
    #expect(
      log([1, 2, 3].publisher.pairwise().map { "\($0)\($1)" }) == ["12", "23", "|"])
  }
}

@Suite struct CodingTests {
  @Test func `encodes each value`() {
    #expect(log([1, 2].publisher.encode(encoder: Coder())) == ["1", "2", "|"])
  }

  @Test func `decodes each value`() {
    #expect(log(["1", "2"].publisher.decode(type: Int.self, decoder: Coder())) == ["1", "2", "|"])
  }

  @Test func `fails with the encoder, and cancels`() {
    let source = RawSource()
    let recorder = Recorder<String, any Error>()
    source.encode(encoder: Coder(refused: 2)).subscribe(recorder)
    for value in 1...3 { source.send(value) }
    #expect(recorder.log == ["1", "× \(TestError("refused"))"])
    #expect(source.cancels == 1)
    source.forget()
  }

  @Test func `fails with the decoder`() {
    let publisher = ["1", "x", "2"].publisher.decode(type: Int.self, decoder: Coder())
    #expect(log(publisher) == ["1", "× \(TestError("not a number"))"])
  }
}
