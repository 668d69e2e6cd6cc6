// A client of Signals in Embedded Swift, since generics that nobody uses are not compiled: it uses every source, subject, operator and
// scheduler once, and says what came out. `make embedded` compiles it for WebAssembly, runs it, and compares with `SignalsClient.txt`.
import Signals

@main
struct SignalsClient {
  static func main() {
    subjects()
    operators()
    unary()
    reducing()
    combining()
    time()
    timedOperators()
    moreSources()
    demand()
  }

  static func subjects() {
    let taps = PassthroughSubject<Int, Never>()
    let first = taps.sink { value in
      print("first \(value)")
      if value < 2 { taps.send(value + 1) }
    }
    let second = taps.sink { print("second \($0)") }
    taps.send(1)
    first.cancel()
    taps.send(completion: .finished)
    second.cancel()

    let count = CurrentValueSubject<Int, Never>(12)
    let subscription = count.sink { print("count \($0)") }
    count.value += 1
    print("value \(count.value)")
    subscription.cancel()
  }

  static func operators() {
    let numbers = PassthroughSubject<Int, Never>()
    let subscription =
      numbers
      .map { $0 * 2 }
      .filter { $0 > 2 }
      .compactMap { $0 == 8 ? nil : $0 }
      .scan(0) { $0 + $1 }
      .removeDuplicates()
      .output(in: 1..<4)
      .eraseToAnyPublisher()
      .sink(receiveCompletion: { _ in print("end") }, receiveValue: { print("sum \($0)") })
    for number in 1...9 { numbers.send(number) }
    subscription.cancel()

    (1...).publisher.prefix(2).sink { print("prefix \($0)") }.cancel()
    (1...).publisher.first { $0 > 5 }.sink { print("first \($0)") }.cancel()
    Just(1).first().sink { print("just \($0)") }.cancel()
    Empty<Int, Never>().sink(
      receiveCompletion: { _ in print("empty") }, receiveValue: { _ in }
    ).cancel()
    Fail<Int, Failure>(error: Failure()).sink(
      receiveCompletion: { completion in
        if case .failure = completion { print("failed") }
      }, receiveValue: { _ in }
    ).cancel()
  }

  static func unary() {
    (1...6).publisher
      .dropFirst()
      .drop { $0 < 3 }
      .prefix { $0 < 6 }
      .pairwise()
      .map { $0.previous * 10 + $0.current }
      .collect(2)
      .handleEvents(receiveOutput: { print("handled \($0.count)") })
      .sink { print("pair \($0[0])") }.cancel()
    [1, nil].publisher.replaceNil(with: 5).sink { print("not nil \($0)") }.cancel()
    Fail<Int, Failure>(error: Failure()).replaceError(with: 6).sink { print("replaced \($0)") }
      .cancel()
    Empty<Int, Never>().replaceEmpty(with: 7).sink { print("not empty \($0)") }.cancel()
    Just(8).setFailureType(to: Failure.self).mapError { $0 }.assertNoFailure()
      .breakpoint(receiveOutput: { $0 == 0 }).sink { print("sure \($0)") }.cancel()
    let typed = [1, 2, 3].publisher
      .tryMap(throwing: Failure.self, refuseThree)
      .tryFilter(throwing: Failure.self) { _ throws(Failure) in true }
      .tryCompactMap(throwing: Failure.self) { .some($0) }
    let subscriber = Subscribers.Sink<Int, Failure>(
      receiveCompletion: { _ in print("refused") }, receiveValue: { print("tried \($0)") })
    typed.subscribe(subscriber)

    let all = PassthroughSubject<Int, Never>()
    let subscription = all.sink { print("all \($0)") }
    Just(9).subscribe(all).cancel()
    subscription.cancel()
  }

  static func refuseThree(_ value: Int) throws(Failure) -> Int {
    if value == 3 { throw Failure() }
    return value
  }

  static func reducing() {
    let numbers = [3, 1, 4, 1, 5].publisher
    numbers.reduce(0) { $0 + $1 }.sink { print("sum \($0)") }.cancel()
    numbers.count().sink { print("count \($0)") }.cancel()
    numbers.min().sink { print("min \($0)") }.cancel()
    numbers.max { $0 < $1 }.sink { print("max \($0)") }.cancel()
    numbers.contains(4).sink { print("contains \($0 ? "yes" : "no")") }.cancel()
    numbers.contains { $0 > 5 }.sink { print("contains \($0 ? "yes" : "no")") }.cancel()
    numbers.allSatisfy { $0 > 0 }.sink { print("all \($0 ? "yes" : "no")") }.cancel()
    numbers.collect().sink { print("collected \($0.count)") }.cancel()
    numbers.last().sink { print("last \($0)") }.cancel()
    numbers.last { $0 < 3 }.sink { print("last \($0)") }.cancel()
    numbers.ignoreOutput().sink(
      receiveCompletion: { _ in print("ignored") }, receiveValue: { (_: Never) in }
    ).cancel()
  }

  static func combining() {
    let a = PassthroughSubject<Int, Never>()
    let b = CurrentValueSubject<Int, Never>(10)
    let latest = a.combineLatest(b, Just(100)) { $0 + $1 + $2 }.sink { print("latest \($0)") }
    let both = a.merge(with: b).sink { print("merged \($0)") }
    let many = Publishers.MergeMany([a, a]).combineLatest(b).sink { print("many \($0.0) \($0.1)") }
    a.send(1)
    b.send(20)
    for subscription in [latest, both, many] { subscription.cancel() }
  }

  static func time() {
    let clock = VirtualTimeScheduler()
    let subscription = (1...3).publisher
      .delay(for: .milliseconds(1500), scheduler: clock)
      .receive(on: ImmediateScheduler.shared)
      .receive(on: clock)
      .sink { print("\($0) at \(clock.now.nanoseconds / 1_000_000) ms") }
    clock.advance(by: 1)
    print("nothing yet")
    clock.advance(by: 1)
    subscription.cancel()
    let ticks = clock.schedule(after: clock.now, interval: 1) { print("tick") }
    clock.advance(by: 2)
    ticks.cancel()
    print("scheduled \(clock.scheduledCount)")
  }

  static func timedOperators() {
    let clock = VirtualTimeScheduler()
    let values = PassthroughSubject<Int, Never>()
    let subscriptions = [
      values.debounce(for: 2, scheduler: clock).sink { print("debounced \($0)") },
      values.throttle(for: 2, scheduler: clock, latest: true).sink { print("throttled \($0)") },
      values.collect(.byTimeOrCount(clock, 2, 2)).sink { print("collected \($0.count)") },
      values.measureInterval(using: clock).sink {
        print("after \($0.nanoseconds / 1_000_000_000)")
      },
      values.timeout(3, scheduler: clock).subscribe(on: ImmediateScheduler.shared).sink(
        receiveCompletion: { _ in print("timed out") }, receiveValue: { _ in }),
      clock.ticks(every: 4).sink { print("tick at \($0.nanoseconds / 1_000_000_000)") },
    ]
    for value in 1...3 {
      values.send(value)
      clock.advance(by: 1)
    }
    clock.advance(by: 5)
    for subscription in subscriptions { subscription.cancel() }
    print("scheduled \(clock.scheduledCount)")
  }

  static func moreSources() {
    var promise: Future<Int, Failure>.Promise?
    let future = Future<Int, Failure> { promise = $0 }
    let result = Deferred { future }.sink(
      receiveCompletion: { _ in print("kept") }, receiveValue: { print("promised \($0)") })
    promise?(.success(7))
    result.cancel()
    Optional(1).publisher.sink { print("optional \($0)") }.cancel()
    Result<Int, Failure>.success(2).publisher.sink(
      receiveCompletion: { _ in }, receiveValue: { print("result \($0)") }
    ).cancel()
    Record<Int, Never> { $0.receive(3) }.sink { print("record \($0)") }.cancel()
    let changes = ObservableObjectPublisher()
    let subscription = changes.sink { print("changes") }
    changes.send()
    subscription.cancel()
    // Neither the value nor the completion has a size.
    let events = PassthroughSubject<Void, Never>()
    let end = events.sink(
      receiveCompletion: { _ in print("events ended") }, receiveValue: { print("event") })
    events.send()
    events.send(completion: .finished)
    end.cancel()
  }

  static func demand() {
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(2)) },
      receiveValue: { value in
        print("asked for \(value)")
        return .none
      },
      receiveCompletion: { _ in print("never") })
    [1, 2, 3].publisher.subscribe(subscriber)
  }
}

struct Failure: Error {}
