import Signals
import Testing

/// Rule R5: one completion, last, nothing after it. Rule R14: who checks.
@Suite struct EndingRuleTests {
  static let endings: [Subscribers.Completion<TestError>] = [.finished, .failure(TestError())]

  @Test(arguments: OperatorCase.all, endings)
  func `passes one completion, and nothing after it`(
    operator op: OperatorCase, ending: Subscribers.Completion<TestError>
  ) {
    let subject = PassthroughSubject<Int, TestError>()
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>()
    op.apply(to: subject, clock: clock).subscribe(recorder)
    subject.send(1)
    subject.send(completion: ending)
    subject.send(2)
    subject.send(completion: .finished)
    clock.runAll()
    // `first` has finished with its value before the subject failed.
    let expected = recorder.completions == [ending] || recorder.completions == [.finished]
    #expect(expected && recorder.completions.count == 1, "\(recorder.log)")
    #expect(recorder.breaches == [])
  }

  @Test(arguments: OperatorCase.all)
  func `completes a late subscriber at once`(operator op: OperatorCase) {
    let subject = PassthroughSubject<Int, TestError>()
    let clock = VirtualTimeScheduler()
    subject.send(completion: .failure(TestError()))
    let recorder = Recorder<Int, TestError>()
    op.apply(to: subject, clock: clock).subscribe(recorder)
    clock.runAll()
    if op.passesFailures {
      #expect(recorder.events == [.subscription, .completion(.failure(TestError()))])
    } else {
      #expect(recorder.completions == [.finished])
    }
  }

  @Test(arguments: OperatorCase.stateful)
  func `survives an upstream that goes on after its completion`(operator op: OperatorCase) {
    let source = RawSource()
    source.isPolite = false
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>()
    op.apply(to: source, clock: clock).subscribe(recorder)
    source.send(1)
    source.send(completion: .finished)
    source.send(2)
    source.send(completion: .failure(TestError()))
    clock.runAll()
    #expect(recorder.completions == [.finished])
    #expect(recorder.breaches == [])
    source.forget()
  }

  @Test(arguments: OperatorCase.stateful)
  func `cancels a second subscription`(operator op: OperatorCase) {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    op.apply(to: source).subscribe(recorder)
    source.sendSubscription()
    #expect(source.cancels == 1)
    #expect(recorder.breaches == [])
    source.forget()
  }

  @Test(arguments: OperatorCase.stateful)
  func `ignores values that come before the subscription`(operator op: OperatorCase) {
    let source = RawSource()
    source.isPolite = false
    source.sendsSubscription = false
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>()
    op.apply(to: source, clock: clock).subscribe(recorder)
    source.send(1)
    clock.runAll()
    #expect(recorder.values == [])
    #expect(recorder.breaches == [])
    source.forget()
  }
}
