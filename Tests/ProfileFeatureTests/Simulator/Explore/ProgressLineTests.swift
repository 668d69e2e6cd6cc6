import Testing

@testable import profile_sim

@Suite struct ProgressLineTests {
  private final class Kept: ByteSink {
    private(set) var bytes: [UInt8] = []

    func write(_ bytes: ArraySlice<UInt8>) { self.bytes += bytes }
  }

  private func shown(isTerminal: Bool) throws -> String {
    let kept = Kept()
    let output = BufferedOutput(kept, isTerminal: isTerminal)
    let progress = ProgressLine(output)
    for number in 1...5 { try progress.show(every: 2, at: number, "step \(number)") }
    try progress.end()
    try progress.end()
    // Nothing is left for later, when other output may have come in between.
    return String(decoding: kept.bytes, as: UTF8.self)
  }

  @Test func `on a terminal one line is written over, and goes away`() throws {
    #expect(try shown(isTerminal: true) == "\r\u{1B}[Kstep 2\r\u{1B}[Kstep 4\r\u{1B}[K")
  }

  @Test func `elsewhere nothing is written`() throws {
    #expect(try shown(isTerminal: false) == "")
  }
}
