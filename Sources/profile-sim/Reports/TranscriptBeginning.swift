/// The transcript of one script after the other, each as far as it is kept.
final class TranscriptBeginning {
  /// More bytes than this are left out.
  private static let limit = 262_144

  private final class Memory: ByteSink {
    var bytes: [UInt8] = []
    var isFull = false

    func write(_ more: ArraySlice<UInt8>) {
      let room = TranscriptBeginning.limit - bytes.count
      isFull = isFull || more.count > room
      bytes += more.prefix(room)
    }
  }

  /// A transcript that is being written.
  private struct Draft {
    let memory = Memory()
    let lines: BufferedOutput
    let reporter: TextReporter

    init() {
      lines = BufferedOutput(memory)
      reporter = TextReporter(
        lines, style: TextStyle(isTerminal: false, noColor: nil, terminal: nil))
    }
  }

  private var draft = Draft()

  func report(_ event: RunEvent) throws(OutputFailure) {
    guard !draft.memory.isFull else { return }
    try draft.reporter.report(event)
  }

  /// The transcript up to now; another begins.
  func take() throws(OutputFailure) -> String {
    try draft.lines.flush()
    let taken = draft.memory
    draft = Draft()
    guard taken.isFull else { return String(decoding: taken.bytes, as: UTF8.self) }
    // Nothing is cut in the middle of a line, or of a character.
    let end = taken.bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return String(decoding: taken.bytes[...end], as: UTF8.self) + "… and more\n"
  }
}
