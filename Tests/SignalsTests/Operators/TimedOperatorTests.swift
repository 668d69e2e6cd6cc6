import Signals
import Testing

/// Case TM1.
@Suite struct DebounceTests {
  @Test(arguments: [
    ("12--3---|", "---2--3-|"),
    ("1--|", "--1|"),
    ("1|", "-|"),  // it still waited
    ("12x", "--x"),
    ("(12)----3|", "--2---|"),
  ])
  func `hands on the last value of a burst`(input: String, output: String) {
    #expect(play(input) { up, clock in up[0].debounce(for: 2, scheduler: clock) } == output)
  }

  @Test func `hands each value on at most once, and drops what waits at the end`() {
    let log = TimedLog { $0.debounce(for: 10, scheduler: $1) }
    log.send(1, at: 0)
    log.send(2, at: 5)
    log.send(3, at: 15)
    log.finish(at: 18)
    log.clock.advance(by: 100)
    #expect(log.events == ["2@15", "|@18"])
    #expect(log.clock.scheduledCount == 0)
  }

  @Test func `a value that nobody asked for when it was due is lost`() {
    let clock = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(demand: .none)
    subject.debounce(for: 1, scheduler: clock).subscribe(recorder)
    subject.send(1)
    clock.advance(by: 1)
    recorder.request(.max(1))
    clock.advance(by: 5)
    #expect(recorder.log == [])
    subject.send(2)
    clock.advance(by: 5)
    #expect(recorder.log == ["2"])
  }

  @Test func `asks the scheduler for its time, its tolerance and a repeating action`() {
    let scheduler = LoggingScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.debounce(for: 1, scheduler: scheduler).subscribe(recorder)
    #expect(scheduler.log == [])
    subject.send(1)
    #expect(scheduler.log == ["now", "minimumTolerance", "schedule repeatedly"])
    subject.send(completion: .finished)
    #expect(scheduler.log.dropFirst(3) == ["schedule"])
    #expect(recorder.subscription.map { "\($0)" } == "Debounce")
  }
}

/// Case TM3.
@Suite struct ThrottleTests {
  @Test(arguments: [
    (true, ["1@10", "2@60", "4@110", "5@160", "6@210", "8@400", "|@400"]),
    (false, ["1@10", "2@60", "3@110", "5@160", "6@210", "7@400", "|@400"]),
  ])
  func `hands on one value per interval, also the last one`(latest: Bool, expected: [String]) {
    let log = TimedLog { $0.throttle(for: 50, scheduler: $1, latest: latest) }
    for (value, time) in [(1, 10), (2, 20), (3, 80), (4, 90), (5, 150), (6, 165)] {
      log.send(value, at: time)
    }
    log.send(7, at: 400)
    log.send(8, at: 400)
    log.finish(at: 400)
    log.clock.advance(by: 1000)
    #expect(log.events == expected)
  }

  @Test(arguments: [(true, ["1", "4", "5"]), (false, ["1", "2", "5"])])
  func `keeps what nobody asked for, until it is asked for or replaced`(
    latest: Bool, expected: [String]
  ) {
    let clock = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(demand: .max(1))
    subject.throttle(for: 1, scheduler: clock, latest: latest).subscribe(recorder)
    for value in 1...4 {
      subject.send(value)
      clock.advance(by: 10)
    }
    #expect(recorder.log == ["1"])
    recorder.request(.max(2))
    clock.advance()
    subject.send(5)
    clock.advance(by: 10)
    #expect(recorder.log == expected)
    #expect(recorder.breaches == [])
  }

  @Test func `asks the scheduler for its time and one action`() {
    let scheduler = LoggingScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.throttle(for: 1, scheduler: scheduler, latest: true).subscribe(recorder)
    subject.send(1)
    #expect(scheduler.log == ["now", "schedule"])
    scheduler.actions[0]()
    subject.send(2)
    #expect(
      scheduler.log.dropFirst(2) == ["now", "now", "minimumTolerance", "schedule after"])
    #expect(recorder.subscription.map { "\($0)" } == "Throttle")
  }
}

@Suite struct TimeoutTests {
  @Test(arguments: [
    ("1-2-3|", "1-2-3|"),
    ("1-2----3", "1-2--x"),
    ("---1", "---x"),
    ("-x", "-x"),
  ])
  func `fails after a silence`(input: String, output: String) {
    #expect(
      play(input) { up, clock in
        up[0].timeout(3, scheduler: clock, customError: { TestError() })
      } == output)
  }

  @Test func `finishes after a silence, if there is no error for it`() {
    #expect(play("1----2") { up, clock in up[0].timeout(3, scheduler: clock) } == "1--|")
  }

  @Test func `cancels the upstream, and then ends, once`() {
    let clock = VirtualTimeScheduler()
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    recorder.onCompletion = { _ in #expect(source.cancels == 1) }
    source.timeout(1, scheduler: clock, customError: { TestError("late") }).subscribe(recorder)
    clock.advance(by: 10)
    source.send(1)
    #expect(recorder.log == ["× TestError(name: \"late\")"])
    #expect(source.cancels == 1)
    #expect(clock.scheduledCount == 0)
  }

  @Test func `passes the demand on, and hands values on through the scheduler`() {
    let clock = VirtualTimeScheduler()
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .max(2))
    recorder.onValue = { $0 == 1 ? .max(3) : .none }
    source.timeout(5, scheduler: clock).subscribe(recorder)
    source.send(1)
    #expect(recorder.log == [])
    clock.advance()
    #expect(recorder.log == ["1"])
    #expect(source.connections.map(\.requests) == [[.max(2), .max(3)]])
    recorder.cancel()
    #expect(clock.scheduledCount == 0)
    source.forget()
  }

  @Test func `asks the scheduler for a repeating action first, and for one with each value`() {
    let scheduler = LoggingScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onSubscription = { _ in
      #expect(scheduler.log == ["now", "minimumTolerance", "schedule repeatedly"])
    }
    subject.timeout(1, scheduler: scheduler).subscribe(recorder)
    subject.send(1)
    #expect(
      scheduler.log.dropFirst(3) == ["now", "minimumTolerance", "schedule repeatedly", "schedule"])
    #expect(recorder.subscription.map { "\($0)" } == "Timeout")
  }
}

@Suite struct CollectByTimeTests {
  @Test func `hands on what came in each interval, and the rest at the end`() {
    let log = TimedLog { up, clock in
      up.collect(.byTime(clock, 10)).map { $0.map(String.init).joined(separator: "+") }
    }
    for (value, time) in [(1, 1), (2, 9), (3, 11), (4, 35)] { log.send(value, at: time) }
    log.finish(at: 36)
    log.clock.advance(by: 100)
    #expect(log.events == ["1+2@10", "3@20", "4@36", "|@36"])
    #expect(log.clock.scheduledCount == 0)
  }

  @Test func `hands on a group as soon as it is full`() {
    let log = TimedLog { up, clock in
      up.collect(.byTimeOrCount(clock, 10, 2)).map { $0.map(String.init).joined(separator: "+") }
    }
    for (value, time) in [(1, 1), (2, 3), (3, 4), (4, 12), (5, 13)] { log.send(value, at: time) }
    log.clock.advance(by: 100)
    #expect(log.events == ["1+2@3", "3@10", "4+5@13"])
  }

  @Test func `a failure overtakes what was collected`() {
    #expect(
      play("12x") { up, clock in up[0].collect(.byTime(clock, 10)).map(\.count) } == "--x")
  }

  @Test func `groups wait until they are asked for, and so does a finish`() {
    let clock = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<[Int], Never>(demand: .none)
    subject.collect(.byTime(clock, 1)).subscribe(recorder)
    for value in 1...3 {
      subject.send(value)
      clock.advance(by: 1)
    }
    subject.send(completion: .finished)
    clock.advance(by: 1)
    #expect(recorder.log == [])
    recorder.request(.max(1))
    clock.advance()
    #expect(recorder.log == ["[1]"])
    recorder.request(.max(2))
    clock.advance()
    #expect(recorder.log == ["[1]", "[2]", "[3]", "|"])
    #expect(recorder.breaches == [])
  }

  @Test func `a group has at least one value`() async {
    await #expect(processExitsWith: .failure) {
      let clock = VirtualTimeScheduler()
      _ = Just(1).collect(.byTimeOrCount(clock, 1, 0)).sink { _ in }
    }
  }
}

@Suite struct MeasureIntervalTests {
  @Test func `hands on the time since the value before, or since the subscription`() {
    let log = TimedLog { up, clock in
      up.measureInterval(using: clock).map { $0.nanoseconds / 1_000_000_000 }
    }
    for (value, time) in [(1, 3), (2, 5), (3, 5)] { log.send(value, at: time) }
    log.finish(at: 7)
    #expect(log.events == ["3@3", "2@5", "0@5", "|@7"])
  }

  @Test func `asks upstream for what the subscriber returns`() {
    let source = RawSource()
    let recorder = Recorder<VirtualTimeScheduler.SchedulerTimeType.Stride, TestError>(
      demand: .max(1))
    recorder.onValue = { _ in .max(2) }
    source.measureInterval(using: VirtualTimeScheduler()).subscribe(recorder)
    source.send(1)
    #expect(source.connections.map(\.requests) == [[.max(1), .max(2)]])
    #expect(recorder.subscription.map { "\($0)" } == "MeasureInterval")
    source.forget()
  }
}

/// Case TM8.
@Suite struct SubscribeOnTests {
  @Test func `subscribes, requests and cancels on the scheduler, and misses what comes before`() {
    let clock = VirtualTimeScheduler()
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    source.subscribe(on: clock).subscribe(recorder)
    #expect(recorder.events == [])
    source.send(1)
    clock.advance()
    #expect(recorder.events == [.subscription])
    source.send(2)
    recorder.request(.max(1))
    #expect(source.connections.map(\.requests) == [[.unlimited]])
    clock.advance()
    #expect(source.connections.map(\.requests) == [[.unlimited, .max(1)]])
    source.send(3)
    #expect(recorder.log == ["2", "3"])
    recorder.cancel()
    source.send(4)
    #expect(source.cancels == 0)
    clock.advance()
    #expect(source.cancels == 1)
    #expect(recorder.log == ["2", "3"])
    #expect(recorder.subscription.map { "\($0)" } == "SubscribeOn")
    source.forget()
  }

  @Test func `a cancel releases the subscriber at once, before the scheduler gets to it`() {
    let clock = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var isGone = false
    let subscription = subject.subscribe(on: clock).sink {
      [witness = Witness { isGone = true }] _ in withExtendedLifetime(witness) {}
    }
    clock.advance()
    subscription.cancel()
    #expect(isGone)
    clock.advance()
  }

  @Test func `a cancel before the subscription is remembered`() {
    let clock = VirtualTimeScheduler()
    let source = RawSource()
    let subscription = source.subscribe(on: clock).sink(
      receiveCompletion: { _ in }, receiveValue: { _ in })
    subscription.cancel()
    clock.advance()
    #expect(source.cancels == 1)
    source.forget()
  }
}

/// Case TM5.
@Suite struct TicksTests {
  @Test func `ticks for each subscriber from its subscription on, until it is cancelled`() {
    let clock = VirtualTimeScheduler()
    let ticks = clock.ticks(every: 2)
    var log: [String] = []
    let note = { (name: String, time: VirtualTimeScheduler.SchedulerTimeType) in
      log.append("\(name)\(time.nanoseconds / 1_000_000_000)")
    }
    let first = ticks.sink { note("a", $0) }
    clock.advance(by: 3)
    let second = ticks.sink { note("b", $0) }
    clock.advance(by: 4)
    first.cancel()
    clock.advance(by: 2)
    second.cancel()
    #expect(log == ["a2", "a4", "b5", "a6", "b7", "b9"])
    #expect(clock.scheduledCount == 0)
  }

  @Test func `loses what nobody asked for, and stops from inside its first tick`() {
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<VirtualTimeScheduler.SchedulerTimeType, Never>(demand: .none)
    recorder.onValue = { [unowned recorder] _ in
      recorder.cancel()
      return .max(1)
    }
    clock.ticks(every: 1).subscribe(recorder)
    clock.advance(by: 3)
    recorder.request(.max(5))
    clock.advance(by: 3)
    #expect(recorder.values == [.start.advanced(by: 4)])
    #expect(clock.scheduledCount == 0)
  }

  @Test func `does not go on for ever when everything is run`() {
    let clock = VirtualTimeScheduler()
    let subscription = clock.ticks(every: 1).sink { _ in }
    #expect(!clock.run(upTo: .start.advanced(by: 100)))
    subscription.cancel()
  }

  @Test func `an interval of zero is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = VirtualTimeScheduler().ticks(every: 0) }
    await #expect(processExitsWith: .failure) { _ = VirtualTimeScheduler().ticks(every: -1) }
  }
}

/// Rule R9: where a scheduler runs everything at once, what is sent from inside a value does not nest.
@Suite struct ImmediatelyTimedTests {
  @Test(arguments: ["debounce", "throttle", "subscribe(on:)", "receive(on:)"])
  func `the stack stays flat`(name: String) {
    let seen = Box(0)
    withWatchdog {
      let subject = PassthroughSubject<Int, Never>()
      let scheduler = ImmediateScheduler.shared
      let publisher =
        switch name {
        case "debounce": subject.debounce(for: 0, scheduler: scheduler).eraseToAnyPublisher()
        case "throttle":
          subject.throttle(for: 0, scheduler: scheduler, latest: true).eraseToAnyPublisher()
        case "receive(on:)": subject.receive(on: scheduler).eraseToAnyPublisher()
        default: subject.subscribe(on: scheduler).eraseToAnyPublisher()
        }
      let subscription = publisher.sink { value in
        seen.value += 1
        if value > 0 { subject.send(value - 1) }
      }
      subject.send(100_000)
      subscription.cancel()
    }
    #expect(seen.value == 100_001)
  }
}

@Suite struct IntervalTests {
  @Test(arguments: [1e300, -1e300, .infinity, -.infinity, 0, -0.5, 0.25, .leastNonzeroMagnitude])
  func `intervals of any size never trap`(seconds: Double) {
    typealias Stride = VirtualTimeScheduler.SchedulerTimeType.Stride
    let stride = Stride.seconds(seconds)
    let clock = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, TestError>()
    var log: [String: Int] = [:]
    var subscriptions: [AnyCancellable] = []
    let note = { (name: String, publisher: AnyPublisher<Int, TestError>) in
      subscriptions.append(
        publisher.sink(
          receiveCompletion: { _ in }, receiveValue: { _ in log[name, default: 0] += 1 }))
    }
    let up = subject.eraseToAnyPublisher()
    note("debounce", up.debounce(for: stride, scheduler: clock).eraseToAnyPublisher())
    note(
      "throttle",
      up.throttle(for: stride, scheduler: clock, latest: true).eraseToAnyPublisher())
    note("timeout", up.timeout(stride, scheduler: clock).eraseToAnyPublisher())
    note(
      "collect",
      up.collect(.byTimeOrCount(clock, stride, 2)).map(\.count).eraseToAnyPublisher())
    for second in 1...4 {
      subject.send(second)
      clock.advance(to: .start.advanced(by: .seconds(second)))
    }
    subject.send(completion: .finished)
    clock.advance(by: 10)
    let isLong = seconds > 1
    #expect(log["debounce"] == (isLong ? nil : 4))
    #expect(log["throttle"] == (isLong ? 2 : 4))
    #expect(log["timeout"] == (isLong ? 4 : 1))
    #expect(log["collect"] == (seconds == 0.25 ? 4 : 2))
    subscriptions = []
    // What throttle scheduled cannot be taken back; it holds nothing any more.
    #expect(clock.scheduledCount == (isLong ? 1 : 0))
  }
}

/// Sends values at given seconds into an operator, and writes down what comes out and when.
final class TimedLog {
  let clock = VirtualTimeScheduler()
  private let subject = PassthroughSubject<Int, TestError>()
  private(set) var events: [String] = []
  private var subscription: AnyCancellable?

  init<P: Publisher>(
    _ makePublisher: (PassthroughSubject<Int, TestError>, VirtualTimeScheduler) -> P
  ) {
    subscription = makePublisher(subject, clock).sink(
      receiveCompletion: { [unowned self] in
        if case .finished = $0 { note("|") } else { note("x") }
      }, receiveValue: { [unowned self] in note("\($0)") })
  }

  private func note(_ event: String) {
    events.append("\(event)@\(clock.now.nanoseconds / 1_000_000_000)")
  }

  /// Several things in one second are sent without letting the clock do anything between them.
  private func advance(to second: Int) {
    let date = VirtualTimeScheduler.SchedulerTimeType.start.advanced(by: .seconds(second))
    if date > clock.now { clock.advance(to: date) }
  }

  func send(_ value: Int, at second: Int) {
    advance(to: second)
    subject.send(value)
  }

  func finish(at second: Int) {
    advance(to: second)
    subject.send(completion: .finished)
  }

  func fail(at second: Int) {
    advance(to: second)
    subject.send(completion: .failure(TestError()))
  }
}
