import Signals
import Testing

/// Rule R7: state belongs to a subscription. Rule R8: an operator updates it before it calls.
@Suite struct StateRuleTests {
  static let inputs = [1, 1, 2, 2, 3, 1, 4]

  private func log(_ publisher: some Publisher<Int, TestError>, _ feed: () -> Void) -> [String] {
    let recorder = Recorder<Int, TestError>()
    publisher.subscribe(recorder)
    feed()
    return recorder.log
  }

  @Test(arguments: OperatorCase.unshared)
  func `two subscribers at a time see what each would see alone`(operator op: OperatorCase) {
    let subject = PassthroughSubject<Int, TestError>()
    let clock = VirtualTimeScheduler()
    let publisher = op.apply(to: subject, clock: clock)
    let first = Recorder<Int, TestError>()
    let second = Recorder<Int, TestError>()
    publisher.subscribe(first)
    publisher.subscribe(second)
    for input in Self.inputs { subject.send(input) }
    clock.runAll()
    subject.send(completion: .finished)
    clock.runAll()
    #expect(first.log == second.log)
    #expect(first.values.isEmpty == (op.answer == .never))
    #expect(first.breaches + second.breaches == [])
  }

  @Test(arguments: OperatorCase.unshared)
  func `a second subscriber after the first sees the same`(operator op: OperatorCase) {
    let clock = VirtualTimeScheduler()
    let source = Publishers.Sequence<[Int], TestError>(sequence: Self.inputs)
    let publisher = op.apply(to: source, clock: clock)
    let first = log(publisher) { clock.runAll() }
    let second = log(publisher) { clock.runAll() }
    #expect(first == second)
    #expect(first.last == "|")
  }

  /// The upstream nests what the subscriber sends from inside a value; the operator must be ready for that.
  @Test(arguments: OperatorCase.all.filter { !$0.isTimed })
  func `a value sent from inside a value finds the state updated`(operator op: OperatorCase) {
    let clock = VirtualTimeScheduler()
    let flat = RawSource()
    let expected = log(op.apply(to: flat, clock: clock)) {
      for value in 1...5 { flat.send(value) }
      flat.send(completion: .finished)
      clock.runAll()
    }

    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    var next = 1
    let sendNext = {
      guard next < 5 else { return }
      next += 1
      source.send(next)
    }
    recorder.onValue = { _ in
      sendNext()
      return .none
    }
    op.apply(to: source, clock: clock).subscribe(recorder)
    source.send(1)
    clock.runAll()
    while next < 5 {
      // What the operator dropped did not reach the subscriber: go on from outside.
      sendNext()
      clock.runAll()
    }
    source.send(completion: .finished)
    clock.runAll()
    #expect(recorder.log == expected)
    // It is the upstream that nests.
    #expect(recorder.breaches.allSatisfy { $0 == Recorder<Int, TestError>.nested })
    flat.forget()
    source.forget()
  }

  @Test(arguments: OperatorCase.stateful)
  func `a completion sent from inside a value comes after it`(operator op: OperatorCase) {
    let clock = VirtualTimeScheduler()
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>()
    recorder.onValue = { _ in
      subject.send(completion: .finished)
      return .none
    }
    op.apply(to: subject, clock: clock).subscribe(recorder)
    for value in 1...4 { subject.send(value) }
    if op.answer != .atOnce { subject.send(completion: .finished) }
    clock.runAll()
    #expect(recorder.completions == [.finished])
    #expect(recorder.breaches == [])
  }
}
