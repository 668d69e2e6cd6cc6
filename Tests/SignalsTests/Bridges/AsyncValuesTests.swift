import Signals
import Synchronization
import Testing

/// Cases AS1 to AS4. Everything runs on the main actor, so that a test and its tasks take turns; a subject that counts who waits
/// says when a task has come to its wait.
@MainActor
@Suite struct AsyncValuesTests {
  /// Case AS3.
  @Test func `asks for one value at a time, and loses what a subject sends meanwhile`() async {
    let subject = PassthroughSubject<Int, Never>()
    let source = AskedSource(subject)
    let task = Task { () -> [Int] in
      var result: [Int] = []
      for await value in source.values { result.append(value) }
      return result
    }
    await source.untilAsked(1)
    for value in 1...5 { subject.send(value) }
    await source.untilAsked(2)
    subject.send(6)
    await source.untilAsked(3)
    subject.send(completion: .finished)
    #expect(await task.value == [1, 6])
  }

  /// Case AS3.
  @Test func `a subject with a value has the latest one for the next call`() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    var iterator = subject.values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    let source = AskedSource(subject)
    let task = Task { () -> [Int] in
      var result: [Int] = []
      for await value in source.values {
        result.append(value)
        if value == 5 { break }
      }
      return result
    }
    await source.untilAsked(2)
    for value in 1...5 { subject.send(value) }
    #expect(await task.value == [0, 1, 5])
  }

  @Test(arguments: [
    (AsyncBufferingPolicy.unbounded, [1, 2, 3, 4, 5]), (.oldest(2), [1, 2]), (.newest(2), [4, 5]),
    (.oldest(0), []), (.newest(0), []),
  ])
  func `keeps what its policy says`(policy: AsyncBufferingPolicy, expected: [Int]) async throws {
    let subject = PassthroughSubject<Int, TestError>()
    var iterator = subject.values(buffering: policy).makeAsyncIterator()
    for value in 1...5 { subject.send(value) }
    subject.send(completion: .failure(TestError()))
    var result: [Int] = []
    do {
      while let value = try await iterator.next() { result.append(value) }
      Issue.record("It did not fail")
    } catch {
      #expect(error == TestError())
    }
    #expect(result == expected)
    #expect(try await iterator.next() == nil)
  }

  @Test func `throws the failure once, then ends`() async throws {
    var iterator = Fail<Int, TestError>(error: TestError()).values.makeAsyncIterator()
    await #expect(throws: TestError()) { _ = try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func `gives every value of a publisher that waits to be asked`() async throws {
    var result: [Int] = []
    for await value in (1...100).publisher.values { result.append(value) }
    #expect(result == Array(1...100))
    for try await value in Publishers.Sequence<Range<Int>, TestError>(sequence: 0..<3).values {
      result.append(value)
    }
    #expect(result.suffix(3) == [0, 1, 2])
  }

  /// Case AS1.
  @Test func `an empty publisher gives nil`() async {
    var iterator = Empty<Int, Never>().values.makeAsyncIterator()
    #expect(await iterator.next() == nil)
  }

  /// Case AS4.
  @Test func `a task that is cancelled already gets nothing, and cancels the upstream`() async {
    let source = AskedSource(PassthroughSubject<Int, Never>())
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var count = 0
      for await _ in source.values { count += 1 }
      return count
    }
    #expect(await task.value == 0)
    #expect(source.cancels == 1)
  }

  /// Case AS1.
  @Test func `a cancel ends the wait, and the subscription`() async {
    let subject = PassthroughSubject<Int, Never>()
    let source = AskedSource(subject)
    let task = Task {
      var iterator = source.values.makeAsyncIterator()
      return await iterator.next()
    }
    await source.untilAsked(1)
    task.cancel()
    #expect(await task.value == nil)
    #expect(source.cancels == 1)
    subject.send(1)
  }

  /// Case AS4.
  @Test(arguments: [true, false])
  func `an end wakes everyone who waits`(isCancel: Bool) async {
    let subject = PassthroughSubject<Int, Never>()
    let source = AskedSource(subject)
    let iterator = source.values.makeAsyncIterator()
    let tasks = (0..<3).map { _ in
      Task {
        var copy = iterator
        return await copy.next()
      }
    }
    await source.untilAsked(3)
    subject.send(1)
    if isCancel { tasks[1].cancel() } else { subject.send(completion: .finished) }
    var results: [Int?] = []
    for task in tasks { results.append(await task.value) }
    #expect(results.compactMap { $0 } == [1])
    subject.send(2)
  }

  @Test func `letting go of the iterator cancels`() async {
    let source = AskedSource((1...).publisher)
    do {
      var iterator = source.values.makeAsyncIterator()
      #expect(await iterator.next() == 1)
      #expect(source.cancels == 0)
    }
    #expect(source.cancels == 1)
    for await value in source.values where value == 3 { break }
    #expect(source.cancels == 2)
  }

  /// Case AS2: whoever is woken cancels others, and so on, all from inside the publisher.
  @Test func `cancels from inside a cancel`() async {
    let subject = PassthroughSubject<Int, Never>()
    let source = AskedSource(subject)
    let tasks = Box<[Task<Int?, Never>]>([])
    source.onCancel = { for task in tasks.value { task.cancel() } }
    for _ in 0..<5 {
      tasks.value.append(
        Task {
          var iterator = source.values.makeAsyncIterator()
          return await iterator.next()
        })
    }
    await source.untilAsked(5)
    tasks.value[2].cancel()
    for task in tasks.value { #expect(await task.value == nil) }
    #expect(source.cancels == 5)
  }
}

@MainActor
@Suite struct FutureValueTests {
  @Test func `waits for the value, or throws the failure`() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: TestError()) {
      try await Future<Int, TestError> { $0(.failure(TestError())) }.value
    }
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let task = Task { try await future.value }
    promise?(.success(2))
    #expect(try await task.value == 2)
  }

  /// Case AS1.
  @Test func `a cancel throws, and leaves the future to others`() async throws {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let task = Task { try await future.value }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    promise?(.success(3))
    #expect(try await future.value == 3)
  }

  @Test func `one that cannot fail is waited for also by a cancelled task`() async {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let task = Task { await future.value }
    task.cancel()
    promise?(.success(4))
    #expect(await task.value == 4)
  }
}

@MainActor
@Suite struct AsyncElementsTests {
  @Test func `delivers where it was made, as it is asked for`() async {
    let elements = CountingSequence(last: 5)
    let recorder = Recorder<Int, Never>(demand: .none)
    let done = Signal()
    recorder.onValue = { _ in
      MainActor.assertIsolated()
      done.signal()
      return .none
    }
    recorder.onCompletion = { _ in done.signal() }
    elements.publisher().subscribe(recorder)
    #expect(recorder.events == [.subscription])
    #expect(elements.pulled.value == 0)
    recorder.request(.max(2))
    await done.wait(for: 2)
    #expect(recorder.log == ["1", "2"])
    #expect(elements.pulled.value == 2)
    recorder.request(.unlimited)
    await done.wait(for: 4)
    #expect(recorder.log == ["1", "2", "3", "4", "5", "|"])
    #expect(recorder.breaches == [])
    #expect(recorder.subscription.map { "\($0)" } == "AsyncElements")
  }

  @Test func `fails as the sequence fails`() async {
    let recorder = Recorder<Int, any Error>()
    let done = Signal()
    recorder.onCompletion = { _ in done.signal() }
    let subject = PassthroughSubject<Int, TestError>()
    subject.send(completion: .failure(TestError()))
    subject.values.publisher().subscribe(recorder)
    await done.wait(for: 1)
    guard case .failure(let error)? = recorder.completions.first else {
      Issue.record("It did not fail")
      return
    }
    #expect(error as? TestError == TestError())
  }

  @Test func `a cancel ends the task, and releases everything at once`() async {
    let subject = PassthroughSubject<Int, Never>()
    let source = AskedSource(subject)
    var isGone = false
    let subscription = source.values.publisher().sink {
      [witness = Witness { isGone = true }] _ in withExtendedLifetime(witness) {}
    }
    await source.untilAsked(1)
    subscription.cancel()
    #expect(isGone)
    await source.untilCancelled(1)
    subject.send(1)
  }

  @Test func `a cancel from inside a value is the last thing that happens`() async {
    let elements = CountingSequence(last: 5)
    let recorder = Recorder<Int, Never>()
    let done = Signal()
    recorder.onValue = { [unowned recorder] value in
      if value == 2 {
        recorder.cancel()
        done.signal()
      }
      return .none
    }
    elements.publisher().subscribe(recorder)
    await done.wait(for: 1)
    #expect(recorder.log == ["1", "2"])
  }
}

/// Case TM6.
@MainActor
@Suite struct VirtualSleepTests {
  @Test func `time passes only after the sleeper has come to its sleep`() async throws {
    for _ in 0..<1_000 {
      let clock = VirtualTimeScheduler()
      let task = Task { () -> Int64 in
        try await clock.sleep(for: .seconds(1))
        return clock.now.nanoseconds
      }
      await clock.untilScheduled(1)
      clock.advance(by: .seconds(1))
      #expect(try await task.value == 1_000_000_000)
      #expect(clock.scheduledCount == 0)
    }
  }

  @Test(arguments: [0, -1])
  func `a date that is now, or past, does not wait`(seconds: Int) async throws {
    let clock = VirtualTimeScheduler()
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: clock.now.advanced(by: .seconds(seconds)))
    try await clock.sleep(for: .seconds(seconds))
    #expect(clock.scheduledCount == 0)
  }

  @Test func `a cancelled sleep throws, and leaves nothing scheduled`() async {
    let clock = VirtualTimeScheduler()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.untilScheduled(1)
    task.cancel()
    #expect(clock.scheduledCount == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }
}
