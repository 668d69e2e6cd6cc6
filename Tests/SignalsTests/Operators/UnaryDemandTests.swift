import Signals
import Testing

/// What each operator with one upstream requests, and how it describes its subscription.
@Suite struct UnaryDemandTests {
  /// One operator, subscribed to with a demand of 2 and values that ask for 5 more each.
  struct Expectation: Sendable, CustomTestStringConvertible {
    let name: String
    let description: String
    let requests: [Subscribers.Demand]
    /// For the values 1, 2, 3.
    let answers: [Subscribers.Demand]

    init(
      _ name: String, _ description: String, requests: [Subscribers.Demand] = [.max(2)],
      answers: [Subscribers.Demand]
    ) {
      self.name = name
      self.description = description
      self.requests = requests
      self.answers = answers
    }

    var testDescription: String { name }
  }

  static let reducers: [(String, String)] = [
    ("last", "Last"), ("last(where:)", "LastWhere"), ("tryLast(where:)", "TryLastWhere"),
    ("reduce", "Reduce"), ("tryReduce", "TryReduce"), ("count", "Count"), ("min", "Comparison"),
    ("max", "Comparison"), ("tryMax", "TryComparison"), ("contains", "Contains"),
    ("contains(where:)", "ContainsWhere"), ("tryContains(where:)", "TryContainsWhere"),
    ("allSatisfy", "AllSatisfy"), ("tryAllSatisfy", "TryAllSatisfy"), ("collect", "Collect"),
    ("ignoreOutput", "IgnoreOutput"),
  ]

  static let expectations: [Expectation] =
    [
      Expectation("tryMap", "TryMap", answers: [.max(5), .max(5), .max(5)]),
      Expectation("tryScan", "TryScan", answers: [.max(5), .max(5), .max(5)]),
      Expectation("pairwise", "Pairwise", answers: [.max(1), .max(5), .max(5)]),
      Expectation("encode and decode", "Decode", answers: [.max(5), .max(5), .max(5)]),
      Expectation("tryFilter", "TryFilter", answers: [.max(5), .max(1), .max(5)]),
      Expectation("tryCompactMap", "TryCompactMap", answers: [.max(5), .max(1), .max(5)]),
      Expectation(
        "tryRemoveDuplicates", "TryRemoveDuplicates", answers: [.max(5), .max(5), .max(5)]),
      Expectation("prefix(while:)", "PrefixWhile", answers: [.max(5), .max(5), .max(5)]),
      Expectation("tryPrefix(while:)", "TryPrefixWhile", answers: [.max(5), .max(5), .max(5)]),
      Expectation(
        "dropFirst", "Drop", requests: [.max(3)], answers: [.none, .max(5), .max(5)]),
      Expectation("drop(while:)", "DropWhile", answers: [.max(1), .max(5), .max(5)]),
      Expectation("tryDrop(while:)", "TryDropWhile", answers: [.max(1), .max(5), .max(5)]),
      Expectation(
        "collect of a count", "CollectByCount", requests: [.max(4)],
        answers: [.none, .max(10), .none]),
      Expectation("replaceEmpty", "ReplaceEmpty", answers: [.max(5), .max(5), .max(5)]),
      Expectation(
        "replaceError, setFailureType", "ReplaceError", answers: [.max(5), .max(5), .max(5)]),
      Expectation("handleEvents", "HandleEvents", answers: [.max(5), .max(5), .max(5)]),
      Expectation("print", "Print", answers: [.max(5), .max(5), .max(5)]),
      Expectation(
        "tryFirst(where:)", "TryFirst", requests: [.unlimited], answers: [.none, .none]),
    ]
    + reducers.map {
      Expectation($0, $1, requests: [.unlimited], answers: [.none, .none, .none])
    }

  @Test(arguments: expectations)
  func `requests and answers as it should`(expected: Expectation) throws {
    let op = try #require(OperatorCase.all.first { $0.name == expected.name })
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .max(2))
    recorder.onValue = { _ in .max(5) }
    op.apply(to: source).subscribe(recorder)
    let subscription = try #require(recorder.subscription)
    #expect("\(subscription)" == expected.description)
    #expect(source.requests == expected.requests)
    for value in 1...3 { source.send(value) }
    #expect(source.answers == expected.answers)
    #expect(source.requests == expected.requests)
    recorder.cancel()
    let before = source.requests
    recorder.request(.max(9))
    #expect(source.requests == before, "nothing is requested after a cancel")
    source.forget()
  }

  /// The name by which an upstream knows its subscriber.
  @Test func `subscribers describe themselves`() {
    final class Names: Publisher {
      typealias Output = Int
      typealias Failure = TestError

      var all: [String] = []

      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
        all.append("\(subscriber)")
      }
    }
    let names = Names()
    let ints = Recorder<Int, TestError>()
    let errors = Recorder<Int, any Error>()
    names.map { $0 }.subscribe(ints)
    names.scan(0, +).subscribe(ints)
    names.mapError { $0 }.subscribe(ints)
    names.breakpoint().subscribe(ints)
    names.filter { _ in true }.subscribe(ints)
    names.tryFilter { _ in true }.subscribe(errors)
    names.tryReduce(0, +).subscribe(errors)
    names.replaceError(with: 0).subscribe(Recorder<Int, Never>())
    names.assertNoFailure().subscribe(Recorder<Int, Never>())
    #expect(
      names.all == [
        "Map", "Scan", "MapError", "Breakpoint", "Filter", "TryFilter", "TryReduce", "ReplaceError",
        "AssertNoFailure",
      ])
  }

  @Test func `a request for none is passed on to nobody`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    source.tryFilter { _ in true }.mapError(TestError.init(any:)).subscribe(recorder)
    recorder.request(.none)
    #expect(source.requests == [])
    source.forget()
  }

  @Test func `a request for none from a reducer is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(demand: .none)
      PassthroughSubject<Int, Never>().reduce(0, +).subscribe(recorder)
      recorder.request(.none)
    }
  }

  @Test func `a request for none from dropFirst is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(demand: .none)
      PassthroughSubject<Int, Never>().dropFirst().subscribe(recorder)
      recorder.request(.none)
    }
  }

  @Test func `a request for none from replaceEmpty is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(demand: .none)
      PassthroughSubject<Int, Never>().replaceEmpty(with: 1).subscribe(recorder)
      recorder.request(.none)
    }
  }

  @Test func `equal operators on equal upstreams are equal`() {
    let a = Just(1)
    let b = Just(2)
    #expect(a.first() == a.first() && a.first() != b.first())
    #expect(a.last() == a.last() && a.last() != b.last())
    #expect(a.count() == a.count() && a.count() != b.count())
    #expect(a.collect() == a.collect() && a.collect() != b.collect())
    #expect(a.collect(2) == a.collect(2) && a.collect(2) != a.collect(3))
    #expect(a.dropFirst() == a.dropFirst() && a.dropFirst() != a.dropFirst(2))
    #expect(a.prefix(1) == a.prefix(1) && a.prefix(1) != a.prefix(2))
    #expect(a.contains(1) == a.contains(1) && a.contains(1) != a.contains(2))
    #expect(a.ignoreOutput() == a.ignoreOutput() && a.ignoreOutput() != b.ignoreOutput())
    #expect(a.replaceEmpty(with: 1) != a.replaceEmpty(with: 2))
    #expect(a.replaceError(with: 1) != a.replaceError(with: 2))
    #expect(a.pairwise() == a.pairwise() && a.pairwise() != b.pairwise())
    let failing = TestError.self
    #expect(a.setFailureType(to: failing) == a.setFailureType(to: failing))
  }
}
