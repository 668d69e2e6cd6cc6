import Foundation
import Signals
import Testing

/// Cases TM4 and TM5.
@Suite struct VirtualTimeSchedulerTests {
  typealias Stride = VirtualTimeScheduler.SchedulerTimeType.Stride

  private func seconds(_ clock: VirtualTimeScheduler) -> Double {
    Double(clock.now.nanoseconds) / 1e9
  }

  @Test func `runs by date, then in the order of scheduling, and is at the date meanwhile`() {
    let clock = VirtualTimeScheduler()
    var log: [String] = []
    let at = { (second: Int, name: String) in
      clock.schedule(after: .start.advanced(by: .seconds(second))) {
        log.append("\(name)@\(Int(clock.now.nanoseconds / 1_000_000_000))")
      }
    }
    at(3, "c")
    at(1, "a")
    at(2, "b1")
    at(2, "b2")
    clock.advance(by: 2)
    #expect(log == ["a@1", "b1@2", "b2@2"])
    #expect(clock.scheduledCount == 1)
    #expect(clock.nextDate == .start.advanced(by: 3))
    clock.advance(by: 10)
    #expect(log.last == "c@3")
    #expect(seconds(clock) == 12)
  }

  @Test func `two timers that meet keep the order of scheduling`() {
    let clock = VirtualTimeScheduler()
    var log: [String] = []
    let note = { (name: String) in
      log.append("\(name)\(Int(clock.now.nanoseconds / 1_000_000_000))")
    }
    let a = clock.schedule(after: .start.advanced(by: 2), interval: 2) { note("a") }
    let b = clock.schedule(after: .start.advanced(by: 3), interval: 3) { note("b") }
    clock.advance(by: 12)
    #expect(log == ["a2", "b3", "a4", "b6", "a6", "a8", "b9", "a10", "b12", "a12"])
    a.cancel()
    b.cancel()
    #expect(clock.scheduledCount == 0)
  }

  @Test func `runs what is scheduled for now, or for the past, from inside`() {
    let clock = VirtualTimeScheduler()
    var log: [String] = []
    clock.schedule(after: .start.advanced(by: 1)) {
      clock.schedule { log.append("now \(seconds(clock))") }
      clock.schedule(after: .start) { log.append("past \(seconds(clock))") }
      log.append("first")
    }
    clock.advance(by: 1)
    #expect(log == ["first", "now 1.0", "past 1.0"])
  }

  @Test func `stops a repeating action from inside its first run, and when its token goes`() {
    let clock = VirtualTimeScheduler()
    var count = 0
    let token = Box<(any Cancellable)?>(nil)
    token.value = clock.schedule(after: .start, interval: 1) {
      count += 1
      token.value?.cancel()
    }
    clock.advance(by: 5)
    #expect(count == 1)
    token.value = clock.schedule(after: clock.now, interval: 1) { count += 1 }
    token.value = nil
    clock.advance(by: 5)
    #expect(count == 1)
    #expect(clock.scheduledCount == 0)
  }

  @Test func `runs until nothing is left, but not for ever`() {
    let clock = VirtualTimeScheduler()
    clock.schedule(after: .start.advanced(by: 5)) {}
    #expect(clock.run(upTo: .start.advanced(by: 100)))
    #expect(seconds(clock) == 5)
    let token = clock.schedule(after: .start, interval: 1) {}
    #expect(!clock.run(upTo: .start.advanced(by: 100)))
    token.cancel()
    #expect(clock.run(upTo: .start.advanced(by: 100)))
  }

  @Test func `an interval of zero is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = VirtualTimeScheduler().schedule(after: .start, interval: 0) {}
    }
  }

  @Test func `releases an action when it has run, and when it is cancelled`() {
    let clock = VirtualTimeScheduler()
    var dead = 0
    clock.schedule { [witness = Witness { dead += 1 }] in withExtendedLifetime(witness) {} }
    clock.advance()
    #expect(dead == 1)
    let token = clock.schedule(after: .start, interval: 1) {
      [witness = Witness { dead += 1 }] in withExtendedLifetime(witness) {}
    }
    token.cancel()
    #expect(dead == 2)
  }

  @Test func `does not keep what was cancelled, however far its date`() {
    let clock = VirtualTimeScheduler()
    var tokens: [any Cancellable] = []
    for index in 0..<1_000 {
      tokens.append(
        clock.schedule(after: .start.advanced(by: .seconds(1_000 - index)), interval: 1) {})
    }
    for token in tokens.dropLast() { token.cancel() }
    #expect(clock.scheduledCount == 1)
    #expect(clock.nextDate == .start.advanced(by: 1))
    tokens.last?.cancel()
    #expect(clock.nextDate == nil)
  }

  @Test func `a date at the end of time is reached once`() {
    let clock = VirtualTimeScheduler()
    var count = 0
    let token = clock.schedule(after: .init(nanoseconds: .max), interval: 1) { count += 1 }
    clock.advance(to: .init(nanoseconds: .max))
    #expect(count == 1)
    token.cancel()
  }

  @Test func `is used by several threads`() {
    let clock = Smuggled(VirtualTimeScheduler())
    let subject = Smuggled(PassthroughSubject<Int, Never>())
    let recorder = Recorder<Int, Never>()
    subject.value.delay(for: 1, scheduler: clock.value).subscribe(recorder)
    onThreads(4) { thread in
      for step in 0..<200 {
        if thread == 0 { clock.value.advance(by: 1) } else { subject.value.send(step) }
      }
    }
    clock.value.runAll()
    recorder.close()
    #expect(recorder.values.count == 600)
    #expect(recorder.breaches == [])
  }

  // MARK: Intervals

  @Test(
    arguments: [
      (Stride.seconds(1.5), 1_500_000_000),
      (.seconds(-0.25), -250_000_000),
      (.milliseconds(250), 250_000_000),
      (.microseconds(3), 3_000),
      (.nanoseconds(7), 7),
      (2, 2_000_000_000),
      (.seconds(.infinity), .max),
      (.seconds(-1e30), .min),
      (.seconds(Int.max), .max),
      (.seconds(Int.min), .min),
      (.seconds(Int.max) + .seconds(1), .max),
      (.seconds(Int.min) - .seconds(1), .min),
      (Stride(nanoseconds: .min).magnitude, .max),
    ] as [(Stride, Int64)])
  func `intervals saturate`(interval: Stride, nanoseconds: Int64) {
    #expect(interval.nanoseconds == nanoseconds)
  }

  @Test func `an interval that is no number is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Stride.seconds(.nan) }
  }
}

@Suite struct ImmediateSchedulerTests {
  typealias Stride = ImmediateScheduler.SchedulerTimeType.Stride

  @Test func `a stride is a number of its own kind, and time does not pass`() {
    let stride: Stride = 2.5
    #expect(stride == 2 && stride.magnitude == 2)
    #expect(Stride.seconds(3) == 0)
    let now = ImmediateScheduler.shared.now
    #expect(now.distance(to: now.advanced(by: stride)) == 0)
  }

  @Test func `a stride is coded`() throws {
    let data = try JSONEncoder().encode(Stride(2))
    #expect(try JSONDecoder().decode(Stride.self, from: data) == 2)
  }

  @Test func `runs everything at once, and a repeating action once`() {
    let scheduler = ImmediateScheduler.shared
    var count = 0
    scheduler.schedule { count += 1 }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(7))) { count += 1 }
    scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { count += 1 }.cancel()
    #expect(count == 3)
  }
}
