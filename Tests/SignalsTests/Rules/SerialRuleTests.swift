import Signals
import Synchronization
import Testing

/// Rule R1: a subscriber is never called twice at the same time. Rule R3: nobody is called under a lock.
@Suite struct SerialRuleTests {
  @Test(arguments: OperatorCase.all)
  func `serialises what four threads send`(operator op: OperatorCase) {
    let subject = Smuggled(PassthroughSubject<Int, TestError>())
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>()
    op.apply(to: subject.value, clock: clock).subscribe(recorder)
    onThreads(4) { thread in
      for value in 0..<500 { subject.value.send(thread * 1_000 + value) }
    }
    if op.answer == .atTheEnd { subject.value.send(completion: .finished) }
    clock.runAll()
    recorder.close()
    #expect(recorder.breaches == [])
    #expect(recorder.values.isEmpty == (op.answer == .never))
  }

  @Test(arguments: OperatorCase.all)
  func `sends, subscribes, cancels and completes from everywhere at once`(operator op: OperatorCase)
  {
    let delivered = Atomic<Int>(0)
    for round in 0..<8 {
      let subject = Smuggled(PassthroughSubject<Int, TestError>())
      let clock = Smuggled(VirtualTimeScheduler())
      onThreads(4) { thread in
        var subscriptions: [AnyCancellable] = []
        for step in 0..<40 {
          switch (step &+ thread) % 4 {
          case 0:
            let publisher = op.apply(to: subject.value, clock: clock.value)
            subscriptions.append(
              publisher.sink(
                receiveCompletion: { _ in },
                receiveValue: { _ in delivered.add(1, ordering: .relaxed) }))
          case 1, 3:
            subject.value.send(step)
            clock.value.advance(by: .seconds(2))
          default:
            if subscriptions.count > 3 { subscriptions.removeFirst().cancel() }
          }
        }
        if round.isMultiple(of: 3) { subject.value.send(completion: .finished) }
      }
    }
    // What answers at the end is mostly cancelled before.
    if op.answer == .atOnce { #expect(delivered.load(ordering: .relaxed) > 0) }
  }

  @Test(arguments: OperatorCase.all)
  func `a sink's captures die once, whoever cancels`(operator op: OperatorCase) {
    let deaths = Atomic<Int>(0)
    for _ in 0..<50 {
      let subject = Smuggled(PassthroughSubject<Int, TestError>())
      let clock = VirtualTimeScheduler()
      let subscription = Smuggled(
        op.apply(to: subject.value, clock: clock).sink(
          receiveCompletion: { _ in },
          receiveValue: { [witness = Witness { deaths.add(1, ordering: .relaxed) }] _ in
            withExtendedLifetime(witness) {}
          }))
      onThreads(3) { thread in
        if thread < 2 {
          subscription.value.cancel()
        } else {
          for value in 0..<20 { subject.value.send(value) }
        }
      }
      withExtendedLifetime((clock, subscription.value)) {}
    }
    #expect(deaths.load(ordering: .relaxed) == 50)
  }
}
