import Signals
import Testing

/// Case CV6.
@Suite struct FutureTests {
  @Test func `works once, at once, and the first result counts`() {
    var ran = 0
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> {
      ran += 1
      promise = $0
    }
    #expect(ran == 1)
    let early = Recorder<Int, TestError>()
    future.subscribe(early)
    promise?(.success(1))
    promise?(.success(2))
    promise?(.failure(TestError()))
    let late = Recorder<Int, TestError>()
    future.subscribe(late)
    #expect(early.events == [.subscription, .value(1), .completion(.finished)])
    #expect(late.events == early.events)
    #expect(ran == 1)
    #expect(late.subscription.map { "\($0)" } == "Future")
  }

  @Test(arguments: [true, false])
  func `a value waits for demand`(isKnown: Bool) {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let recorder = Recorder<Int, TestError>(demand: .none)
    if isKnown { promise?(.success(1)) }
    future.subscribe(recorder)
    if !isKnown { promise?(.success(1)) }
    #expect(recorder.log == [])
    recorder.request(.max(1))
    #expect(recorder.log == ["1", "|"])
    recorder.request(.max(1))
    #expect(recorder.log == ["1", "|"])
  }

  @Test(arguments: [true, false])
  func `a failure does not`(isKnown: Bool) {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let recorder = Recorder<Int, TestError>(demand: .none)
    if isKnown { promise?(.failure(TestError())) }
    future.subscribe(recorder)
    if !isKnown { promise?(.failure(TestError())) }
    #expect(recorder.events == [.subscription, .completion(.failure(TestError()))])
  }

  @Test func `serves subscribers in their order, without those that left`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var log: [String] = []
    var subscriptions = (0..<5).map { index in future.sink { log.append("\(index): \($0)") } }
    subscriptions[1].cancel()
    subscriptions[4].cancel()
    subscriptions.append(future.sink { log.append("5: \($0)") })
    promise?(.success(7))
    #expect(log == ["0: 7", "2: 7", "3: 7", "5: 7"])
  }

  @Test func `is over for a subscriber that cancels from inside its value`() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] _ in
      recorder.cancel()
      return .none
    }
    Future<Int, Never> { $0(.success(1)) }.subscribe(recorder)
    #expect(recorder.log == ["1"])
  }

  @Test func `a promise kept from inside the subscription comes after it`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let recorder = Recorder<Int, Never>()
    var wasEarly = false
    recorder.onSubscription = { [unowned recorder] _ in
      promise?(.success(1))
      wasEarly = recorder.log != []
    }
    future.subscribe(recorder)
    #expect(!wasEarly)
    #expect(recorder.log == ["1", "|"])
  }

  @Test func `the end, and a cancel, drop everything`() {
    var dead = 0
    var promise: Future<Int, Never>.Promise?
    var future: Future<Int, Never>? = Future { promise = $0 }
    weak let weakFuture = future
    let kept = future?.sink { [witness = Witness { dead += 1 }] _ in
      withExtendedLifetime(witness) {}
    }
    let cancelled = future?.sink { [witness = Witness { dead += 1 }] _ in
      withExtendedLifetime(witness) {}
    }
    cancelled?.cancel()
    #expect(dead == 1)
    promise?(.success(1))
    #expect(dead == 2)
    (future, promise) = (nil, nil)
    #expect(weakFuture == nil)
    withExtendedLifetime(kept) {}
  }

  @Test func `retrying does not work again, unless it is deferred`() {
    var ran = 0
    let makeFuture = {
      Future<Int, TestError> {
        ran += 1
        $0(.failure(TestError("\(ran)")))
      }
    }
    let (bare, deferred) = (Recorder<Int, TestError>(), Recorder<Int, TestError>())
    makeFuture().retry(2).subscribe(bare)
    #expect(ran == 1)
    #expect(bare.completions == [.failure(TestError("1"))])
    ran = 0
    Deferred(createPublisher: makeFuture).retry(2).subscribe(deferred)
    #expect(ran == 3)
    #expect(deferred.completions == [.failure(TestError("3"))])
  }

  @Test func `a request for none is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(demand: .none)
      Future<Int, Never> { _ in }.subscribe(recorder)
      recorder.request(.none)
    }
  }

  @Test func `is kept by one thread while others subscribe and cancel`() {
    for _ in 0..<300 {
      var promise: Future<Int, Never>.Promise?
      let future = Smuggled(Future<Int, Never> { promise = $0 })
      let keep = Smuggled(promise)
      let recorders = Smuggled((0..<3).map { _ in Recorder<Int, Never>() })
      onThreads(4) { thread in
        if thread == 3 {
          keep.value?(.success(1))
          keep.value?(.success(2))
        } else {
          future.value.subscribe(recorders.value[thread])
          if thread == 2 { recorders.value[thread].cancel() }
        }
      }
      for recorder in recorders.value.prefix(2) { #expect(recorder.log == ["1", "|"]) }
      #expect([[], ["1"], ["1", "|"]].contains(recorders.value[2].log))
      #expect(recorders.value.flatMap(\.breaches) == [])
    }
  }
}

@Suite struct DeferredTests {
  @Test func `is made anew for each subscriber`() {
    var count = 0
    let publisher = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(first.log == ["1", "|"])
    #expect(second.log == ["2", "|"])
  }
}
