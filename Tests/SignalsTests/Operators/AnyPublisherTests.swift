import Signals
import Testing

@Suite struct AnyPublisherTests {
  @Test func `hides the type and passes everything`() {
    #expect(play("-1-2|") { up, _ in up[0].eraseToAnyPublisher() } == "-1-2|")
  }

  @Test func `passes demand both ways`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .max(2))
    recorder.onValue = { _ in .max(1) }
    AnyPublisher(source).subscribe(recorder)
    source.send(1)
    source.send(2)
    source.send(3)
    #expect(recorder.values == [1, 2, 3])
    #expect(source.connections.first?.demand == .max(2))
    source.forget()
  }

  @Test func `keeps the identity of a subscriber`() {
    let recorder = Recorder<Int, Never>()
    #expect(AnySubscriber(recorder).combineIdentifier == recorder.combineIdentifier)
  }

  @Test func `makes a subscriber of closures`() {
    var log: [String] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(2)) },
      receiveValue: {
        log.append("\($0)")
        return .none
      },
      receiveCompletion: { log.append("\($0)") })
    [1, 2].publisher.subscribe(subscriber)
    #expect(log == ["1", "2", "finished"])
  }
}
