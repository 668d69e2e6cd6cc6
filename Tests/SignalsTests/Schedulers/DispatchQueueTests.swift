import Dispatch
import Foundation
import Signals
import Testing

/// Cases TM8 and CD6, on real queues.
@Suite struct DispatchQueueTests {
  typealias Time = DispatchQueue.SchedulerTimeType
  typealias Stride = Time.Stride

  @Test(arguments: [false, true])
  func `receive(on:) keeps the order on a queue's threads, serial or concurrent`(
    isConcurrent: Bool
  ) {
    let queue = DispatchQueue(label: "test", attributes: isConcurrent ? .concurrent : [])
    let done = DispatchSemaphore(value: 0)
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onCompletion = { _ in done.signal() }
    subject.receive(on: queue).subscribe(recorder)
    for value in 0..<20_000 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(done.wait(timeout: .now() + 30) == .success)
    recorder.close()
    #expect(recorder.values == Array(0..<20_000))
    #expect(recorder.breaches == [])
  }

  @Test func `timed operators serialise the threads of a concurrent queue`() {
    let queue = DispatchQueue(label: "test", attributes: .concurrent)
    let done = DispatchSemaphore(value: 0)
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<[Int], Never>()
    recorder.onCompletion = { _ in done.signal() }
    subject
      .timeout(60, scheduler: queue)
      .collect(.byTimeOrCount(queue, .milliseconds(1), 7))
      .subscribe(recorder)
    for value in 0..<5_000 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(done.wait(timeout: .now() + 30) == .success)
    recorder.close()
    #expect(recorder.values.flatMap { $0 } == Array(0..<5_000))
    #expect(recorder.breaches == [])
  }

  @Test func `runs actions after their date, and repeatedly until the token is cancelled`() {
    let queue = DispatchQueue(label: "test")
    let done = DispatchSemaphore(value: 0)
    let start = queue.now
    let log = Box<[String]>([])
    let token = Box<(any Cancellable)?>(nil)
    queue.schedule(after: start.advanced(by: .milliseconds(5))) {
      log.value.append(start.distance(to: queue.now) >= .milliseconds(5) ? "late" : "early")
      token.value = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
        log.value.append("tick")
        if log.value.count == 3 {
          token.value?.cancel()
          done.signal()
        }
      }
    }
    #expect(done.wait(timeout: .now() + 30) == .success)
    queue.sync {}
    #expect(log.value == ["late", "tick", "tick"])
  }

  @Test func `an action is part of the group of its options`() {
    let queue = DispatchQueue(label: "test")
    let group = DispatchGroup()
    let options = DispatchQueue.SchedulerOptions(group: group)
    let count = Box(0)
    queue.schedule(options: options) { count.value += 1 }
    queue.schedule(
      after: queue.now.advanced(by: .milliseconds(1)), tolerance: .zero, options: options
    ) { count.value += 1 }
    #expect(group.wait(timeout: .now() + 30) == .success)
    #expect(count.value == 2)
    #expect(options.qos == .unspecified)
    #expect(options.flags == [])
  }

  @Test func `strides are nanoseconds, and saturate`() {
    #expect(Stride.seconds(2).magnitude == 2_000_000_000)
    #expect(Stride.seconds(0.25).magnitude == 250_000_000)
    #expect(Stride.milliseconds(3).magnitude == 3_000_000)
    #expect(Stride.microseconds(4).magnitude == 4_000)
    #expect(Stride.nanoseconds(5).magnitude == 5)
    #expect((1.5 as Stride).timeInterval == .nanoseconds(1_500_000_000))
    #expect((2 as Stride) == .seconds(2))
    #expect(Stride(.never).magnitude == .max)
    #expect(Stride(.milliseconds(7)) == .milliseconds(7))
    #expect(Stride(exactly: 7)?.magnitude == 7)
    for large in [
      Stride.seconds(.infinity), .seconds(1e300), .seconds(Int.max), .milliseconds(.max),
    ] {
      #expect(large.magnitude == .max)
      #expect(large + large == large)
    }
    for small in [Stride.seconds(-.infinity), .seconds(-1e300), .seconds(Int.min)] {
      #expect(small.magnitude == .min)
      #expect(small - .seconds(1) == small)
    }
    #expect(Stride.seconds(3) - .seconds(5) == .seconds(-2))
    #expect(Stride.nanoseconds(3) * .nanoseconds(4) == .nanoseconds(12))
    #expect(Stride.seconds(1) < .seconds(2))
  }

  @Test func `a stride that is not a number is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = DispatchQueue.SchedulerTimeType.Stride.seconds(.nan)
    }
  }

  @Test func `times move by strides, and saturate`() throws {
    let time = Time(DispatchTime(uptimeNanoseconds: 1_000))
    #expect(time.advanced(by: .nanoseconds(5)).dispatchTime.uptimeNanoseconds == 1_005)
    #expect(time.advanced(by: .nanoseconds(-5)).dispatchTime.uptimeNanoseconds == 995)
    #expect(time.distance(to: time.advanced(by: .nanoseconds(7))) == .nanoseconds(7))
    #expect(time.advanced(by: .nanoseconds(7)).distance(to: time) == .nanoseconds(-7))
    #expect(time.advanced(by: .seconds(-.infinity)) < time)
    #expect(time < time.advanced(by: .seconds(.infinity)))
    let data = try JSONEncoder().encode([time])
    #expect(try JSONDecoder().decode([Time].self, from: data) == [time])
    #expect(Set([time, time]).count == 1)
  }

  @Test(arguments: [1e300, .infinity, -.infinity, -5, 0])
  func `intervals of any size never trap`(seconds: Double) {
    let queue = DispatchQueue(label: "test")
    let subject = PassthroughSubject<Int, Never>()
    let subscriptions = [
      subject.delay(for: .seconds(seconds), scheduler: queue).sink { _ in },
      subject.debounce(for: .seconds(seconds), scheduler: queue).sink { _ in },
      subject.throttle(for: .seconds(seconds), scheduler: queue, latest: true).sink { _ in },
      subject.timeout(.seconds(seconds), scheduler: queue).sink { _ in },
    ]
    for value in 0..<3 { subject.send(value) }
    queue.sync {}
    for subscription in subscriptions { subscription.cancel() }
  }
}
