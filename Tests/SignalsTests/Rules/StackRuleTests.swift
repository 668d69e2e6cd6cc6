import Signals
import Testing

/// Rule R9: the stack stays flat, on a thread with a stack of one megabyte.
@Suite struct StackRuleTests {
  @Test(arguments: OperatorCase.all)
  func `does not grow with sends from inside a value`(operator op: OperatorCase) {
    let count = 100_000
    let seen = Box(0)
    withWatchdog {
      let subject = PassthroughSubject<Int, TestError>()
      let clock = VirtualTimeScheduler()
      let subscription = op.apply(to: subject, clock: clock).sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in
          seen.value += 1
          if seen.value < count { subject.send(seen.value) }
        })
      subject.send(0)
      subject.send(1)  // for those that drop the first
      subject.send(2)
      if op.answer == .atTheEnd { subject.send(completion: .finished) }
      clock.run(upTo: .start.advanced(by: .seconds(200_000)))
      subscription.cancel()
    }
    #expect((seen.value > 0) == (op.answer != .never))
  }

  @Test func `a million sends from inside a sink`() {
    let seen = Box(0)
    withWatchdog {
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.sink { value in
        seen.value += 1
        if value > 0 { subject.send(value - 1) }
      }
      subject.send(1_000_000)
      subscription.cancel()
    }
    #expect(seen.value == 1_000_001)
  }

  @Test(arguments: OperatorCase.all)
  func `does not grow with a long sequence`(operator op: OperatorCase) {
    let log = Box<[String]>([])
    withWatchdog {
      let clock = VirtualTimeScheduler()
      let recorder = Recorder<Int, TestError>(demand: .max(1))
      recorder.onValue = { _ in .max(1) }
      let source = Publishers.Sequence<Range<Int>, TestError>(sequence: 0..<100_000)
      op.apply(to: source, clock: clock).subscribe(recorder)
      clock.run(upTo: .start.advanced(by: .seconds(200_000)))
      log.value = recorder.breaches + recorder.completions.map { "\($0)" }
    }
    #expect(log.value == ["finished"])
  }
}
