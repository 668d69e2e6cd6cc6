/// Collects what is written and hands it on in large pieces, or when it is told to.
final class BufferedOutput {
  /// More than this is not held back.
  private static let capacity = 65_536

  let isTerminal: Bool
  /// How many cells a line of the terminal has; nil elsewhere.
  let width: Int?
  private var sink: any ByteSink
  private var buffer: [UInt8] = []

  init(_ sink: any ByteSink, isTerminal: Bool = false, width: Int? = nil) {
    self.width = width
    self.sink = sink
    self.isTerminal = isTerminal
    buffer.reserveCapacity(Self.capacity + 4_096)
  }

  func write(_ text: String) throws(OutputFailure) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity {
      try flush()
    }
  }

  func flush() throws(OutputFailure) {
    guard !buffer.isEmpty else { return }
    // What could not be written is dropped: a second try would only write it in part twice.
    defer { buffer.removeAll(keepingCapacity: true) }
    try sink.write(buffer[...])
  }
}
