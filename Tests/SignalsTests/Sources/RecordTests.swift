import Foundation
import Signals
import Testing

@Suite struct RecordTests {
  @Test func `plays what was written down, as it is asked for`() {
    let record = Record<Int, TestError> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(TestError("end")))
    }
    let recorder = Recorder<Int, TestError>(demand: .max(1))
    record.subscribe(recorder)
    #expect(recorder.log == ["1"])
    recorder.request(.max(1))
    #expect(recorder.log == ["1", "2", "× TestError(name: \"end\")"])
  }

  @Test func `of nothing ends at once, in its own way`() {
    let recorder = Recorder<Int, TestError>(demand: .none)
    Record(output: [Int](), completion: .failure(TestError())).subscribe(recorder)
    #expect(recorder.events == [.subscription, .completion(.failure(TestError()))])
  }

  @Test func `a recording that was not ended finishes`() {
    let recording = Record<Int, Never>.Recording()
    #expect(recording.completion == .finished)
    #expect(Record(recording: recording).recording.output == [])
    #expect(Record<Int, Never>.Recording(output: [1]).completion == .finished)
  }

  @Test func `a recording takes nothing after its end`() async {
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording(output: [1])
      recording.receive(2)
    }
    await #expect(processExitsWith: .failure) {
      _ = Record<Int, Never> {
        $0.receive(completion: .finished)
        $0.receive(completion: .finished)
      }
    }
  }

  struct Failure: Error, Codable, Equatable {
    let code: Int
  }

  @Test func `is coded with its output and its completion`() throws {
    let record = Record<Int, Failure>(output: [1, 2], completion: .failure(Failure(code: 3)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(record)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"recording":{"completion":{"error":{"code":3},"success":false},"output":[1,2]}}"#)
    let decoded = try JSONDecoder().decode(Record<Int, Failure>.self, from: data)
    #expect(decoded.recording.output == [1, 2])
    #expect(decoded.recording.completion == .failure(Failure(code: 3)))
  }
}

@Suite struct OptionalAndResultTests {
  @Test func `an optional delivers its value, when it is asked, or finishes`() {
    let (some, none) = (Recorder<Int, Never>(demand: .none), Recorder<Int, Never>(demand: .none))
    Optional(1).publisher.subscribe(some)
    Optional<Int>.none.publisher.subscribe(none)
    #expect(some.log == [])
    #expect(none.log == ["|"])
    some.request(.max(1))
    #expect(some.log == ["1", "|"])
    #expect(some.subscription.map { "\($0)" } == "Optional")
    #expect(Optional.Publisher(1) == Optional(1).publisher)
    #expect(Optional.Publisher(1).output == 1)
  }

  @Test func `a result delivers its value, when it is asked, or fails`() {
    let (success, failure) = (
      Recorder<Int, TestError>(demand: .none), Recorder<Int, TestError>(demand: .none)
    )
    Result<Int, TestError>.success(1).publisher.subscribe(success)
    Result<Int, TestError>.Publisher(TestError()).subscribe(failure)
    #expect(success.log == [])
    #expect(failure.events == [.subscription, .completion(.failure(TestError()))])
    success.request(.max(1))
    #expect(success.log == ["1", "|"])
    #expect(success.subscription.map { "\($0)" } == "Once")
    #expect(Result<Int, TestError>.Publisher(1) == .init(.success(1)))
  }

  @Test func `the simple sources can be compared`() {
    #expect(Just(1) == Just(1))
    #expect(Just(1) != Just(2))
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
    let empty = Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self)
    #expect(!empty.completeImmediately)
    #expect(Fail(outputType: Int.self, failure: TestError()) == Fail(error: TestError()))
  }

  @Test func `a request for none from a source of one value is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(demand: .none)
      Optional(1).publisher.subscribe(recorder)
      recorder.request(.none)
    }
  }
}
