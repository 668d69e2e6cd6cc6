import Signals
import Testing

/// Rule R6: a cancel is final, reaches the top exactly once, and releases what was held.
@Suite struct CancelRuleTests {
  @Test(arguments: OperatorCase.all)
  func `reaches the top exactly once`(operator op: OperatorCase) {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    op.apply(to: source).subscribe(recorder)
    recorder.cancel()
    #expect(source.cancels == 1)
    recorder.cancel()
    recorder.cancel()
    // A pass-through hands on the upstream's own subscription.
    #expect(source.cancels == (op.isPassThrough ? 3 : 1))
    source.forget()
  }

  @Test(arguments: OperatorCase.all)
  func `lets nothing through afterwards`(operator op: OperatorCase) {
    let subject = PassthroughSubject<Int, TestError>()
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>()
    op.apply(to: subject, clock: clock).subscribe(recorder)
    subject.send(1)  // a scheduler may still be holding it
    let before = recorder.events
    recorder.cancel()
    subject.send(2)
    subject.send(completion: .finished)
    clock.runAll()
    #expect(recorder.events == before)
  }

  @Test(arguments: OperatorCase.all)
  func `works from inside the delivery of a value`(operator op: OperatorCase) {
    let subject = PassthroughSubject<Int, TestError>()
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>()
    recorder.onValue = { [unowned recorder] _ in
      recorder.cancel()
      return .max(1)
    }
    withWatchdog {
      op.apply(to: subject, clock: clock).subscribe(recorder)
      for value in 1...4 {
        subject.send(value)
        clock.runAll()
      }
      subject.send(completion: .finished)
      clock.runAll()
    }
    guard op.answer != .never else { return }
    #expect(recorder.values.count == 1)
    #expect(recorder.completions.isEmpty, "nothing may follow a cancel, not even a completion")
    #expect(recorder.breaches == [])
  }

  @Test(arguments: OperatorCase.all)
  func `works from inside the delivery of the subscription`(operator op: OperatorCase) {
    let source = RawSource()
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>()
    recorder.onSubscription = { $0.cancel() }
    withWatchdog {
      op.apply(to: source, clock: clock).subscribe(recorder)
      source.send(1)
      clock.runAll()
    }
    #expect(source.cancels == source.connections.count)
    #expect(recorder.events == [.subscription])
    source.forget()
  }

  @Test(arguments: OperatorCase.all)
  func `may re-enter from the deinit of what a closure held`(operator op: OperatorCase) {
    let subject = PassthroughSubject<Int, TestError>()
    let isGone = Box(false)
    withWatchdog {
      var witness: Witness? = Witness {
        isGone.value = true
        subject.send(9)
        subject.send(completion: .finished)
      }
      let touch = { [witness] in withExtendedLifetime(witness) {} }
      let subscription = op.apply(to: subject, touch: touch).sink(
        receiveCompletion: { [witness] _ in withExtendedLifetime(witness) {} },
        receiveValue: { [witness] _ in withExtendedLifetime(witness) {} })
      witness = nil
      subscription.cancel()
    }
    #expect(isGone.value)
  }
}
