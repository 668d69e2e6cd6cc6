import Signals
import Testing

@Suite struct DelayTests {
  @Test(arguments: [
    ("1-2-|", "--1-2-|"),
    ("(12)x", "--(12)x"),
    ("|", "--|"),
  ])
  func `moves everything in time`(input: String, output: String) {
    #expect(play(input) { up, clock in up[0].delay(for: 2, scheduler: clock) } == output)
  }

  @Test(arguments: [0, -5])
  func `zero or less is as soon as possible`(seconds: Int) {
    #expect(
      play("1-2|") { up, clock in up[0].delay(for: .seconds(seconds), scheduler: clock) } == "1-2|")
  }

  @Test(arguments: [1e300, -1e300, .infinity, -.infinity])
  func `takes intervals of any size`(seconds: Double) {
    let clock = VirtualTimeScheduler()
    var log: [Int] = []
    let subscription = Just(1).delay(for: .seconds(seconds), scheduler: clock).sink {
      log.append($0)
    }
    clock.advance(by: .seconds(1))
    #expect(log == (seconds < 0 ? [1] : []))
    subscription.cancel()
  }

  @Test func `asks the scheduler for its time, its tolerance and one action`() {
    let scheduler = LoggingScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let delayed = subject.delay(for: 1, scheduler: scheduler)
    #expect(scheduler.log == ["minimumTolerance"])
    let subscription = delayed.sink { _ in }
    subject.send(1)
    subject.send(2)
    #expect(
      scheduler.log == ["minimumTolerance", "now", "schedule after", "now", "schedule after"])
    subscription.cancel()
  }
}

/// Cases TM8 and CD6.
@Suite struct ReceiveOnTests {
  @Test func `hands on the subscription at once and loses no early value`() {
    let clock = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.receive(on: clock).subscribe(recorder)
    #expect(recorder.events == [.subscription])
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.log == [])
    clock.advance()
    #expect(recorder.log == ["1", "|"])
  }

  @Test func `keeps the order on an executor that reverses it`() {
    let scheduler = LoggingScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.receive(on: scheduler).subscribe(recorder)
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    for action in scheduler.actions.reversed() { action() }
    #expect(recorder.log == ["1", "2", "3", "|"])
  }

  @Test(arguments: ["receive(on:)", "delay"])
  func `delivers nothing after a cancel, however long it was on its way`(name: String) {
    let clock = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, Never>()
    var log: [Int] = []
    let publisher =
      name == "delay"
      ? subject.delay(for: 3, scheduler: clock).eraseToAnyPublisher()
      : subject.receive(on: clock).eraseToAnyPublisher()
    let subscription = publisher.sink { log.append($0) }
    subject.send(1)
    subscription.cancel()
    clock.runAll()
    #expect(log == [])
  }

  @Test func `is cancelled by one thread while another sends`() {
    for _ in 0..<50 {
      let subject = Smuggled(PassthroughSubject<Int, Never>())
      let recorder = Smuggled(Recorder<Int, Never>())
      subject.value.receive(on: ImmediateScheduler.shared).subscribe(recorder.value)
      onThreads(2) { thread in
        if thread == 0 {
          for value in 0..<1_000 { subject.value.send(value) }
        } else {
          recorder.value.cancel()
        }
      }
      let count = recorder.value.values.count
      subject.value.send(-1)
      recorder.value.forget()
      #expect(recorder.value.values.count == count)
      #expect(recorder.value.breaches == [])
    }
  }
}

/// A scheduler that writes down what it is asked for, and runs nothing by itself.
final class LoggingScheduler: Scheduler {
  typealias SchedulerTimeType = VirtualTimeScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var log: [String] = []
  private(set) var actions: [() -> Void] = []

  var now: SchedulerTimeType {
    log.append("now")
    return .start
  }

  var minimumTolerance: SchedulerTimeType.Stride {
    log.append("minimumTolerance")
    return .zero
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    log.append("schedule")
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    log.append("schedule after")
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    log.append("schedule repeatedly")
    actions.append(action)
    return AnyCancellable {}
  }
}
