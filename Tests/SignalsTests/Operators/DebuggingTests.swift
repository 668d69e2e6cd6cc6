import Signals
import Testing

@Suite struct HandleEventsTests {
  private func log(_ source: RawSource, into log: Box<[String]>)
    -> Publishers.HandleEvents<RawSource>
  {
    source.handleEvents(
      receiveSubscription: { _ in log.value.append("subscription") },
      receiveOutput: { log.value.append("value \($0)") },
      receiveCompletion: { log.value.append("\($0)") },
      receiveCancel: { log.value.append("cancel") },
      receiveRequest: { log.value.append("request \($0)") })
  }

  @Test func `tells of everything before it happens`() {
    let source = RawSource()
    let events = Box<[String]>([])
    let recorder = Recorder<Int, TestError>(demand: .max(2))
    recorder.onValue = {
      events.value.append("got \($0)")
      return $0 == 1 ? .max(3) : .none
    }
    recorder.onCompletion = { _ in events.value.append("end") }
    log(source, into: events).subscribe(recorder)
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    recorder.cancel()
    recorder.request(.max(1))
    #expect(
      events.value == [
        "subscription", "request max(2)", "value 1", "got 1", "request max(3)", "value 2", "got 2",
        "finished", "end",
      ])
    source.forget()
  }

  @Test func `tells of a cancel once`() {
    let source = RawSource()
    let events = Box<[String]>([])
    let recorder = Recorder<Int, TestError>(demand: .none)
    log(source, into: events).subscribe(recorder)
    recorder.cancel()
    recorder.cancel()
    #expect(events.value == ["subscription", "cancel"])
    #expect(source.cancels == 1)
    source.forget()
  }

  @Test func `needs no closures`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    source.handleEvents().subscribe(recorder)
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.log == ["1", "|"])
    source.forget()
  }

  /// Case CD4.
  @Test func `a cancel that empties the bag that cancels`() {
    let subject = PassthroughSubject<Int, Never>()
    let bag = Box<Set<AnyCancellable>>([])
    var cancels = 0
    subject.handleEvents(receiveCancel: {
      cancels += 1
      let old = bag.value
      bag.value = []
      for subscription in old { subscription.cancel() }
    }).sink { _ in }.store(in: &bag.value)
    let subscription = bag.value.first
    subscription?.cancel()
    #expect(cancels == 1)
    #expect(bag.value.isEmpty)
  }

  @Test func `releases its closures although the subscription lives on`() {
    for ending in 0..<3 {
      var isGone = false
      let subject = PassthroughSubject<Int, TestError>()
      let recorder = Recorder<Int, TestError>()
      do {
        let witness = Witness { isGone = true }
        subject.handleEvents(receiveOutput: { _ in withExtendedLifetime(witness) {} })
          .subscribe(recorder)
      }
      subject.send(1)
      #expect(!isGone)
      switch ending {
      case 0: recorder.cancel()
      case 1: subject.send(completion: .finished)
      default: subject.send(completion: .failure(TestError()))
      }
      #expect(isGone)
      withExtendedLifetime(recorder) {}
    }
  }
}

/// Collects what is printed, by reference: a publisher keeps a copy of its stream.
private struct Paper: TextOutputStream {
  let text = Box("")

  mutating func write(_ string: String) { text.value += string }
}

@Suite struct PrintTests {
  @Test func `prints a line for each event`() {
    let paper = Paper()
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>(demand: .max(2))
    recorder.onValue = { $0 == 1 ? .max(3) : $0 == 2 ? .unlimited : .none }
    subject.print(to: paper).subscribe(recorder)
    for value in 1...3 { subject.send(value) }
    recorder.request(.unlimited)
    subject.send(completion: .finished)
    #expect(
      paper.text.value == """
        receive subscription: (PassthroughSubject)
        request max: (2)
        receive value: (1)
        request max: (3) (synchronous)
        receive value: (2)
        request unlimited (synchronous)
        receive value: (3)
        request unlimited
        receive finished

        """)
    #expect(recorder.log == ["1", "2", "3", "|"])
  }

  @Test func `puts a prefix before each line`() {
    let paper = Paper()
    let subject = PassthroughSubject<Int, TestError>()
    let subscription = subject.print("posts", to: paper).sink { _ in
    } receiveValue: { _ in
    }
    subject.send(completion: .failure(TestError("gone")))
    subscription.cancel()
    #expect(
      paper.text.value == """
        posts: receive subscription: (PassthroughSubject)
        posts: request unlimited
        posts: receive error: (\(TestError("gone")))

        """)
  }

  @Test func `prints a cancel`() {
    let paper = Paper()
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .none)
    source.print("", to: paper).subscribe(recorder)
    recorder.cancel()
    #expect(paper.text.value.hasSuffix("\nreceive cancel\n"))
    #expect(source.cancels == 1)
    source.forget()
  }
}

@Suite struct BreakpointTests {
  @Test func `passes everything`() {
    let publisher = [1, 2].publisher.breakpoint(
      receiveSubscription: { _ in false }, receiveOutput: { $0 > 2 },
      receiveCompletion: { _ in false })
    #expect(log(publisher) == ["1", "2", "|"])
    #expect(log([1].publisher.breakpointOnError()) == ["1", "|"])
    #expect(log([1].publisher.breakpoint()) == ["1", "|"])
  }

  @Test func `stops at a subscription`() async {
    await #expect(processExitsWith: .failure) {
      _ = Just(1).breakpoint(receiveSubscription: { _ in true }).sink { _ in }
    }
  }

  @Test func `stops at a value`() async {
    await #expect(processExitsWith: .failure) {
      _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).sink { _ in }
    }
  }

  @Test func `stops at a failure`() async {
    await #expect(processExitsWith: .failure) {
      Fail<Int, TestError>(error: TestError()).breakpointOnError()
        .subscribe(Recorder<Int, TestError>())
    }
  }
}
