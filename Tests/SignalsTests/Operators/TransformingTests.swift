import Signals
import Testing

@Suite struct MapTests {
  @Test(arguments: [("-1-2-|", "-2-4-|"), ("1x", "2x"), ("", "-")])
  func `transforms each value`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].map { $0 * 2 } } == output)
  }

  @Test func `hands on the upstream's subscription`() {
    let source = RawSource()
    let recorder = Recorder<Int, TestError>(demand: .max(3))
    source.map { $0 }.subscribe(recorder)
    #expect(recorder.subscription === source.connections.first)
    source.forget()
  }
}

@Suite struct ScanTests {
  @Test(arguments: [("1-2-3|", "1-3-6|"), ("1x", "1x"), ("|", "|")])
  func `passes running results`(input: String, output: String) {
    #expect(play(input) { up, _ in up[0].scan(0, +) } == output)
  }
}
