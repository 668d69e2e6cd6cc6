import Signals
import Testing

@Suite struct MapErrorTests {
  @Test func `transforms the failure, and passes the rest`() {
    struct Other: Error {
      let cause: TestError
    }
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, Other>()
    subject.mapError { Other(cause: $0) }.subscribe(recorder)
    subject.send(1)
    subject.send(completion: .failure(TestError()))
    #expect(recorder.log == ["1", "× \(Other(cause: TestError()))"])
  }

  @Test func `hands on the upstream's subscription`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>()
    source.mapError { $0 }.subscribe(recorder)
    #expect(recorder.subscription === source.connections.first)
    source.forget()
  }
}

@Suite struct SetFailureTypeTests {
  @Test func `passes everything`() {
    let publisher: Publishers.SetFailureType<Publishers.Sequence<[Int], Never>, TestError> =
      [1, 2].publisher.setFailureType(to: TestError.self)
    #expect(log(publisher) == ["1", "2", "|"])
  }

  @Test func `again replaces the type`() {
    struct Other: Error {}
    let publisher: Publishers.SetFailureType<Just<Int>, Other> =
      Just(1).setFailureType(to: TestError.self).setFailureType(to: Other.self)
    #expect(log(publisher) == ["1", "|"])
  }
}

@Suite struct ReplaceErrorTests {
  @Test(arguments: [("1-2|", "1-2|"), ("1-x", "1-(7|)"), ("x", "(7|)")])
  func `passes a value in the place of the failure`(input: String, output: String) {
    let played = play(input) { up, _ in
      up[0].replaceError(with: 7).setFailureType(to: TestError.self)
    }
    #expect(played == output)
  }

  @Test func `keeps the value until it is asked for`() {
    let source = RawSource()
    let recorder = Recorder<Int, Never>(demand: .max(1))
    source.replaceError(with: 7).subscribe(recorder)
    source.send(1)
    source.send(completion: .failure(TestError()))
    #expect(recorder.log == ["1"])
    recorder.request(.max(1))
    #expect(recorder.log == ["1", "7", "|"])
    recorder.request(.max(1))
    #expect(recorder.log == ["1", "7", "|"])
    source.forget()
  }

  @Test func `counts what a value asks for`() {
    let source = RawSource()
    let recorder = Recorder<Int, Never>(demand: .max(1))
    recorder.onValue = { $0 == 1 ? .max(1) : .none }
    source.replaceError(with: 7).subscribe(recorder)
    source.send(1)
    source.send(completion: .failure(TestError()))
    #expect(recorder.log == ["1", "7", "|"])
    source.forget()
  }

  @Test func `passes a finish at once`() {
    let recorder = Recorder<Int, Never>(demand: .none)
    Empty<Int, TestError>().replaceError(with: 7).subscribe(recorder)
    #expect(recorder.log == ["|"])
  }
}

@Suite struct AssertNoFailureTests {
  @Test func `passes everything`() {
    #expect(log([1, 2].publisher.assertNoFailure()) == ["1", "2", "|"])
    let publisher = Just(1).assertNoFailure("prefix", file: "file", line: 3)
    #expect(publisher.prefix == "prefix" && publisher.line == 3)
  }

  @Test func `stops the program at a failure`() async {
    await #expect(processExitsWith: .failure) {
      let publisher = Fail<Int, TestError>(error: TestError()).assertNoFailure()
      publisher.subscribe(Recorder<Int, Never>())
    }
  }
}
