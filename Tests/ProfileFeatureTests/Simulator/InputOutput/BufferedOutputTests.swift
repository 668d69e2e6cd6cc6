import Testing

@testable import profile_sim

@Suite struct BufferedOutputTests {
  private final class Pieces: ByteSink {
    var pieces: [Int] = []
    var failure: OutputFailure?

    func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) {
      if let failure { throw failure }
      pieces.append(bytes.count)
    }
  }

  @Test func `writes in large pieces, and the rest when it is told to`() throws {
    let sink = Pieces()
    let output = BufferedOutput(sink)
    for _ in 0..<70_000 {
      try output.write("é")
    }
    #expect(sink.pieces == [65_536, 65_536])
    try output.flush()
    try output.flush()
    #expect(sink.pieces == [65_536, 65_536, 8_928])
  }

  @Test func `passes a failure on, once`() throws {
    let sink = Pieces()
    let output = BufferedOutput(sink)
    try output.write("a")
    sink.failure = .failed(reason: "full")
    #expect(throws: OutputFailure.failed(reason: "full")) { try output.flush() }
    try output.flush()
    #expect(sink.pieces == [])
  }
}
