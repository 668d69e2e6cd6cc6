import Signals
import Testing

/// Rule R6, and the rule that the end drops everything: closures, subscribers, subscriptions and upstreams.
@Suite struct LifetimeRuleTests {
  enum Ending: CaseIterable {
    case cancel
    case finish
    case failure
    case letGo
  }

  @Test(arguments: OperatorCase.all, Ending.allCases)
  func `the end drops everything`(operator op: OperatorCase, ending: Ending) {
    let clock = VirtualTimeScheduler()
    var dead = 0
    weak var weakSubject: PassthroughSubject<Int, TestError>?
    do {
      let subject = PassthroughSubject<Int, TestError>()
      weakSubject = subject
      var closure: Witness? = Witness { dead += 1 }
      var downstream: Witness? = Witness { dead += 1 }
      var publisher: OperatorCase.Upstream? = op.apply(to: subject, clock: clock) {
        [closure] in withExtendedLifetime(closure) {}
      }
      let subscription = publisher?.sink(
        receiveCompletion: { [downstream] _ in withExtendedLifetime(downstream) {} },
        receiveValue: { [downstream] _ in withExtendedLifetime(downstream) {} })
      (publisher, closure, downstream) = (nil, nil, nil)
      subject.send(1)
      switch ending {
      case .cancel:
        subscription?.cancel()
        #expect(dead == 2, "a cancel releases at once, also what a scheduler was to deliver")
      case .finish: subject.send(completion: .finished)
      case .failure: subject.send(completion: .failure(TestError()))
      case .letGo: break
      }
      clock.runAll()
      if ending != .letGo { withExtendedLifetime(subscription) {} }
    }
    clock.runAll()
    #expect(dead == 2)
    #expect(weakSubject == nil)
    #expect(clock.scheduledCount == 0)
  }

  @Test(arguments: OperatorCase.all, [Ending.cancel, .finish, .failure])
  func `the end drops a subscriber that is not a sink`(operator op: OperatorCase, ending: Ending) {
    let clock = VirtualTimeScheduler()
    weak var weakRecorder: Recorder<Int, TestError>?
    let subject = PassthroughSubject<Int, TestError>()
    do {
      let recorder = Recorder<Int, TestError>()
      weakRecorder = recorder
      op.apply(to: subject, clock: clock).subscribe(recorder)
      subject.send(1)
      clock.runAll()
      switch ending {
      case .cancel, .letGo: recorder.cancel()
      case .finish: subject.send(completion: .finished)
      case .failure: subject.send(completion: .failure(TestError()))
      }
      clock.runAll()
      recorder.forget()
    }
    #expect(weakRecorder == nil)
  }
}
