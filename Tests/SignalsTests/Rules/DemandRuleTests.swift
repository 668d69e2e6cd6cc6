import Signals
import Testing

/// Rule R4: values received never exceed values requested, and none is never requested.
@Suite struct DemandRuleTests {
  @Test(arguments: OperatorCase.all, [1, 2, 3])
  func `never delivers more than was asked for`(operator op: OperatorCase, step: Int) {
    let source = RawSource()
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>(demand: .none)
    op.apply(to: source, clock: clock).subscribe(recorder)
    for value in 1...20 {
      source.send(value)
      clock.runAll()
      #expect(recorder.breaches == [])
      if value.isMultiple(of: 2) { recorder.request(.max(step)) }
      clock.runAll()
      #expect(recorder.breaches == [])
    }
    #expect(!recorder.values.isEmpty)
    source.forget()
  }

  @Test(arguments: OperatorCase.all)
  func `takes what a subscriber returns from a value`(operator op: OperatorCase) {
    let subject = CurrentValueSubject<Int, TestError>(0)
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    recorder.onValue = { $0 < 12 ? .max(1) : .none }
    op.apply(to: subject, clock: clock).subscribe(recorder)
    for value in 1...30 {
      subject.send(value)
      clock.runAll()
    }
    #expect(recorder.breaches == [])
  }

  @Test(arguments: OperatorCase.all)
  func `never asks upstream for none`(operator op: OperatorCase) {
    let source = RawSource()
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<Int, TestError>(demand: .max(3))
    op.apply(to: source, clock: clock).subscribe(recorder)
    for value in 1...3 {
      source.send(value)
      clock.runAll()
    }
    let requests = source.connections.flatMap(\.requests)
    #expect(!requests.isEmpty)
    #expect(!requests.contains(.none))
    source.forget()
  }

  @Test(arguments: OperatorCase.all)
  func `asks for everything where everything is wanted`(operator op: OperatorCase) {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    op.apply(to: source).subscribe(recorder)
    #expect(source.connections.map(\.requests) == [[op.fullDemand]])
    source.forget()
  }

  @Test func `a request for none from a subject is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(demand: .none)
      PassthroughSubject<Int, Never>().subscribe(recorder)
      recorder.request(.none)
    }
  }

  @Test func `a request for none from a sequence is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(demand: .none)
      [1].publisher.subscribe(recorder)
      recorder.request(.none)
    }
  }

  @Test func `a request for none from an operator that counts is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(demand: .none)
      PassthroughSubject<Int, Never>().prefix(1).subscribe(recorder)
      recorder.request(.none)
    }
  }
}
