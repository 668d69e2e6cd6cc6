/// The lines that somebody types at a terminal.
final class TypedLines {
  private var source: any ByteSource
  private var rest: ArraySlice<UInt8> = []

  init(_ source: any ByteSource) {
    self.source = source
  }

  /// The next line without its end; nil when there are no more, or the wait for one was interrupted.
  func next() -> String? {
    var line: [UInt8] = []
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        rest = rest[(end + 1)...]
        return String(decoding: line, as: UTF8.self)
      }
      line += rest
      rest = []
      // A terminal that is gone, and a wait that was interrupted, are ends too.
      guard let chunk = try? source.nextChunk(), !chunk.isEmpty else {
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
      }
      rest = chunk[...]
    }
  }
}
