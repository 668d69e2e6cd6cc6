import Signals
import Testing

@Suite struct JustTests {
  @Test func `waits to be asked, then delivers and finishes`() {
    let recorder = Recorder<Int, Never>(demand: .none)
    Just(7).subscribe(recorder)
    #expect(recorder.log == [])
    recorder.request(.max(1))
    #expect(recorder.log == ["7", "|"])
    recorder.request(.max(1))
    #expect(recorder.log == ["7", "|"])
  }

  @Test func `does not finish after a cancel from inside its value`() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] _ in
      recorder.cancel()
      return .none
    }
    Just(7).subscribe(recorder)
    #expect(recorder.log == ["7"])
  }
}

@Suite struct EmptyTests {
  @Test func `finishes at once, or never`() {
    let (now, never) = (Recorder<Int, Never>(demand: .none), Recorder<Int, Never>())
    Empty().subscribe(now)
    Empty(completeImmediately: false).subscribe(never)
    #expect(now.events == [.subscription, .completion(.finished)])
    #expect(never.events == [.subscription])
  }

  @Test func `finishes also when it was cancelled on the way`() {
    let recorder = Recorder<Int, Never>()
    recorder.onSubscription = { $0.cancel() }
    Empty().subscribe(recorder)
    #expect(recorder.log == ["|"])
  }
}

@Suite struct FailTests {
  @Test func `fails at once, without demand`() {
    let recorder = Recorder<Int, TestError>(demand: .none)
    Fail(error: TestError()).subscribe(recorder)
    #expect(recorder.events == [.subscription, .completion(.failure(TestError()))])
  }
}

@Suite struct SequenceTests {
  @Test func `its subscription is described by the elements, until the end`() {
    let recorder = Recorder<Int, Never>(demand: .none)
    (1...3).publisher.subscribe(recorder)
    #expect(recorder.subscription.map { "\($0)" } == "1...3")
    recorder.request(.unlimited)
    #expect(recorder.subscription.map { "\($0)" } == "Sequence")
    let second = Recorder<Int, TestError>(demand: .none)
    Record(output: [1, 2], completion: .failure(TestError())).subscribe(second)
    #expect(second.subscription.map { "\($0)" } == "[1, 2]")
    second.cancel()
    #expect(second.subscription.map { "\($0)" } == "Sequence")
  }

  @Test func `delivers no faster than it is asked, and finishes with the last element`() {
    let recorder = Recorder<Int, Never>(demand: .max(1))
    [1, 2, 3].publisher.subscribe(recorder)
    #expect(recorder.log == ["1"])
    recorder.request(.max(2))
    #expect(recorder.log == ["1", "2", "3", "|"])
  }

  @Test func `of nothing finishes at once`() {
    let recorder = Recorder<Int, Never>(demand: .none)
    EmptyCollection<Int>().publisher.subscribe(recorder)
    #expect(recorder.events == [.subscription, .completion(.finished)])
  }

  @Test func `takes requests from inside a value`() {
    let recorder = Recorder<Int, Never>(demand: .max(1))
    recorder.onValue = { [unowned recorder] value in
      if value < 5 { recorder.request(.max(1)) }
      return .none
    }
    (1...).publisher.subscribe(recorder)
    #expect(recorder.values == [1, 2, 3, 4, 5])
    recorder.cancel()
  }

  /// Case CD1.
  @Test func `ends promptly when it is cancelled from inside a value`() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] value in
      if value == 3 { recorder.cancel() }
      return .none
    }
    (1...).publisher.subscribe(recorder)
    #expect(recorder.log == ["1", "2", "3"])
  }

  @Test func `starts anew for each subscriber`() {
    let (first, second) = (Recorder<Int, Never>(), Recorder<Int, Never>())
    let publisher = [1, 2].publisher
    publisher.subscribe(first)
    publisher.subscribe(second)
    #expect(first.log == second.log)
  }

  @Test func `is released by a cancel while it is idle`() {
    var dead = 0
    let recorder = Recorder<Witness, Never>(demand: .max(1))
    [Witness { dead += 1 }, Witness { dead += 1 }].publisher.map { $0 }
      .prefix(5).map { _ in Witness {} }.subscribe(recorder)
    recorder.cancel()
    #expect(dead == 2)
  }
}
