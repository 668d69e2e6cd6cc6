import Signals
import Testing

/// `Subscribers.Sink`, which its user holds.
@Suite struct SinkClassTests {
  private typealias Sink = Subscribers.Sink<Int, TestError>

  @Test func `asks for everything, once, and describes itself`() {
    let sink = Sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    let first = RawSource.Connection()
    let second = RawSource.Connection()
    sink.receive(subscription: first)
    sink.receive(subscription: second)
    #expect(first.requests == [.unlimited])
    #expect(first.cancels == 0)
    #expect(second.requests == [])
    #expect(second.cancels == 1)
    sink.cancel()
    sink.cancel()
    #expect(first.cancels == 1)
    #expect("\(sink)" == "Sink")
  }

  @Test func `calls its closures until the end`() {
    let source = RawSource()
    source.isPolite = false
    var log: [String] = []
    let sink = Sink(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    source.subscribe(sink)
    source.send(1)
    #expect(sink.receive(2) == .none)
    source.send(completion: .finished)
    source.send(3)
    source.send(completion: .failure(TestError()))
    #expect(log == ["1", "2", "finished"])
    sink.cancel()
    #expect(source.cancels == 0)
    source.forget()
  }

  @Test func `calls nothing after a cancel, and remembers one that came early`() {
    let source = RawSource()
    source.isPolite = false
    source.sendsSubscription = false
    var log: [String] = []
    let sink = Sink(
      receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    source.subscribe(sink)
    sink.cancel()
    source.sendSubscription()
    source.send(1)
    source.send(completion: .finished)
    #expect(log == [])
    #expect(source.cancels == 1)
    source.forget()
  }

  @Test(arguments: [0, 1, 2])
  func `frees its closures at the end although it lives on`(ending: Int) {
    let subject = PassthroughSubject<Int, TestError>()
    var dead = 0
    let sink: Sink
    do {
      let first = Witness { dead += 1 }
      let second = Witness { dead += 1 }
      sink = Sink(
        receiveCompletion: { _ in withExtendedLifetime(first) {} },
        receiveValue: { _ in withExtendedLifetime(second) {} })
    }
    subject.subscribe(sink)
    subject.send(1)
    #expect(dead == 0)
    switch ending {
    case 0: sink.cancel()
    case 1: subject.send(completion: .finished)
    default: subject.send(completion: .failure(TestError()))
    }
    #expect(dead == 2)
    withExtendedLifetime(sink) {}
  }

  /// Case CD2.
  @Test(arguments: [true, false])
  func `what dies with its closures may come back`(byCancel: Bool) {
    let subject = PassthroughSubject<Int, TestError>()
    let returned = Box(false)
    withWatchdog {
      let holder = Box<Sink?>(nil)
      do {
        let witness = Witness {
          subject.send(1)
          holder.value?.cancel()
          subject.send(completion: .finished)
          returned.value = true
        }
        holder.value = Sink(
          receiveCompletion: { _ in }, receiveValue: { _ in withExtendedLifetime(witness) {} })
      }
      if let sink = holder.value { subject.subscribe(sink) }
      if byCancel { holder.value?.cancel() } else { subject.send(completion: .finished) }
    }
    #expect(returned.value)
  }

  @Test func `may be sent to and cancelled from many threads`() {
    for _ in 0..<200 {
      let subject = Smuggled(PassthroughSubject<Int, TestError>())
      let deaths = Box(0)
      let sink = Smuggled(
        Sink(
          receiveCompletion: { _ in },
          receiveValue: { [witness = Witness { deaths.value += 1 }] _ in
            withExtendedLifetime(witness) {}
          }))
      subject.value.subscribe(sink.value)
      onThreads(3) { thread in
        switch thread {
        case 0: for value in 0..<20 { subject.value.send(value) }
        case 1: sink.value.cancel()
        default: subject.value.send(completion: .finished)
        }
      }
      #expect(deaths.value == 1)
    }
  }
}

/// `Subscribers.Assign`. Case LF1 among others.
@Suite struct AssignClassTests {
  private final class Target {
    var number = 0
    let onDeinit: () -> Void

    init(onDeinit: @escaping () -> Void = {}) {
      self.onDeinit = onDeinit
    }

    deinit { onDeinit() }
  }

  @Test func `writes while it is subscribed`() {
    let target = Target()
    let assign = Subscribers.Assign(object: target, keyPath: \Target.number)
    #expect(assign.receive(1) == .none)
    #expect(target.number == 0)
    let first = RawSource.Connection()
    let second = RawSource.Connection()
    assign.receive(subscription: first)
    assign.receive(subscription: second)
    #expect(first.requests == [.unlimited])
    #expect(second.cancels == 1)
    #expect(assign.receive(2) == .none)
    #expect(target.number == 2)
    #expect(assign.object === target)
    #expect(assign.keyPath == \Target.number)
    #expect("\(assign)" == "Assign Target.")
    assign.cancel()
    assign.cancel()
    #expect(first.cancels == 1)
    #expect(assign.object == nil)
    #expect(assign.receive(3) == .none)
    #expect(target.number == 2)
  }

  @Test func `describes itself by its object's type`() {
    let assign = Subscribers.Assign(object: Target(), keyPath: \Target.number)
    #expect(assign.description == "Assign Target.")
    #expect(assign.playgroundDescription as? String == "Assign Target.")
    #expect(assign.customMirror.children.map(\.label) == ["object", "keyPath"])
  }

  @Test func `ignores a completion before the subscription`() {
    let target = Target()
    let assign = Subscribers.Assign(object: target, keyPath: \Target.number)
    assign.receive(completion: .finished)
    #expect(assign.object === target)
  }

  @Test(arguments: [true, false])
  func `lets go of its object at the end although it lives on`(byCancel: Bool) {
    let subject = PassthroughSubject<Int, Never>()
    let isGone = Box(false)
    withWatchdog {
      let assign = Subscribers.Assign(
        object: Target {
          isGone.value = true
          subject.send(5)
          subject.send(completion: .finished)
        }, keyPath: \Target.number)
      subject.subscribe(assign)
      subject.send(1)
      if byCancel { assign.cancel() } else { subject.send(completion: .finished) }
      withExtendedLifetime(assign) {}
    }
    #expect(isGone.value)
  }

  @Test func `onWeak writes, keeps nothing alive, and ends when the object is gone`() {
    let source = PassthroughSubject<Int, Never>()
    var cancels = 0
    var subscription: AnyCancellable?
    do {
      let target = Target()
      subscription = source.handleEvents(receiveCancel: { cancels += 1 })
        .assign(to: \.number, onWeak: target)
      source.send(4)
      #expect(target.number == 4)
      #expect(cancels == 0)
    }
    source.send(5)
    #expect(cancels == 1)
    subscription?.cancel()
    #expect(cancels == 1)
  }

  @Test func `an object that holds a weak assignment to itself dies`() {
    let subject = PassthroughSubject<Int, Never>()
    var isGone = false
    do {
      let target = Target { isGone = true }
      let subscription = Box<AnyCancellable?>(nil)
      subscription.value = subject.assign(to: \.number, onWeak: target)
      subject.send(1)
      #expect(target.number == 1)
    }
    #expect(isGone)
  }
}

/// A subject as a subscriber.
@Suite struct SubjectSubscriberTests {
  @Test func `sends everything into the subject`() {
    let source = PassthroughSubject<Int, TestError>()
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>()
    subject.subscribe(recorder)
    let subscription = source.subscribe(subject)
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(recorder.log == ["1", "2", "|"])
    subscription.cancel()
  }

  @Test func `requests when the subject is asked`() {
    let source = RawSource()
    let subject = PassthroughSubject<Int, TestError>()
    let subscription = source.subscribe(subject)
    #expect(source.requests == [])
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    subject.subscribe(recorder)
    #expect(source.requests == [.unlimited])
    source.send(1)
    #expect(source.answers == [.none])
    subscription.cancel()
    source.forget()
  }

  @Test func `a cancel ends the connection, not the subject`() {
    let source = RawSource()
    let subject = CurrentValueSubject<Int, TestError>(0)
    let recorder = Recorder<Int, TestError>()
    subject.subscribe(recorder)
    var subscription: AnyCancellable? = source.subscribe(subject)
    source.send(1)
    #expect(subscription != nil)
    subscription = nil
    #expect(source.cancels == 1)
    source.isPolite = false
    source.send(2)
    subject.send(3)
    #expect(recorder.log == ["0", "1", "3"])
    source.forget()
  }

  @Test func `cancels a second subscription`() {
    let source = RawSource()
    let subject = PassthroughSubject<Int, TestError>()
    let subscription = source.subscribe(subject)
    source.sendSubscription()
    #expect(source.cancels == 1)
    subscription.cancel()
    source.forget()
  }

  @Test func `an erased subscriber describes itself as the hidden one does`() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(AnySubscriber(sink).description == "Sink")
    #expect(AnySubscriber(AnySubscriber(sink)).playgroundDescription as? String == "Sink")
    #expect(sink.customMirror.children.isEmpty)
    #expect(AnySubscriber(sink).customMirror.children.isEmpty)
    #expect(AnySubscriber(PassthroughSubject<Int, Never>()).description == "Subject")
    #expect(AnySubscriber(Recorder<Int, Never>()).description == "Recorder<Int, Never>")
    #expect(AnySubscriber<Int, Never>().description == "Anonymous AnySubscriber")
  }

  @Test func `is erased to a subscriber`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    [1, 2].publisher.subscribe(AnySubscriber(subject))
    #expect(subject.value == 2, "a value follows its upstream also while nobody looks")
    let recorder = Recorder<Int, Never>()
    subject.subscribe(recorder)
    #expect(recorder.events == [.subscription, .completion(.finished)])
  }

  @Test func `nothing is kept after the end`() {
    weak var weakSubject: PassthroughSubject<Int, TestError>?
    let source = PassthroughSubject<Int, TestError>()
    do {
      let subject = PassthroughSubject<Int, TestError>()
      weakSubject = subject
      source.subscribe(AnySubscriber(subject))
      let subscription = subject.sink { _ in
      } receiveValue: { _ in
      }
      source.send(1)
      #expect(weakSubject != nil)
      source.send(completion: .finished)
      withExtendedLifetime(subscription) {}
    }
    #expect(weakSubject == nil)
  }

  @Test func `nothing is kept after a cancel`() {
    weak var weakSubject: PassthroughSubject<Int, TestError>?
    let source = PassthroughSubject<Int, TestError>()
    do {
      let subject = PassthroughSubject<Int, TestError>()
      weakSubject = subject
      source.subscribe(subject).cancel()
    }
    #expect(weakSubject == nil)
  }
}
