/// Compares what is written, byte by byte, with what a source has, and notes the first line that differs.
final class LineComparison: ByteSink {
  struct Difference: Equatable {
    /// Counted from 1.
    let line: Int
    /// Nil where there are no more lines.
    let expected: String?
    let actual: String?
  }

  private(set) var difference: Difference?
  /// Why the source could not be read to its end.
  private(set) var failure: InputFailure?

  private var source: AnyByteSource
  private var chunk: ArraySlice<UInt8> = []
  private var written: [UInt8] = []
  private var line = 1

  init(with source: some ByteSource) {
    self.source = AnyByteSource(source)
  }

  func write(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while difference == nil, failure == nil, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      written += rest[...end]
      rest = rest[(end + 1)...]
      compare()
    }
    if difference == nil { written += rest }
  }

  /// Nothing more is written.
  func finish() {
    guard difference == nil, failure == nil else { return }
    compare()
  }

  /// Compares a line that is complete, or what is left at the end.
  private func compare() {
    do throws(InputFailure) {
      let expected = try nextLine()
      if expected != written {
        difference = Difference(
          line: line, expected: Self.shown(expected), actual: Self.shown(written))
      }
      written.removeAll(keepingCapacity: true)
      line += 1
    } catch {
      failure = error
    }
  }

  /// The next line of the source with its end; empty where there is none.
  private func nextLine() throws(InputFailure) -> [UInt8] {
    var line: [UInt8] = []
    while true {
      if chunk.isEmpty {
        chunk = try source.nextChunk()[...]
        if chunk.isEmpty { return line }
      }
      if let end = chunk.firstIndex(of: UInt8(ascii: "\n")) {
        line += chunk[...end]
        chunk = chunk[(end + 1)...]
        return line
      }
      line += chunk
      chunk = []
    }
  }

  private static func shown(_ line: [UInt8]) -> String? {
    guard !line.isEmpty else { return nil }
    let text = line.last == UInt8(ascii: "\n") ? line.dropLast() : line[...]
    return String(decoding: text, as: UTF8.self)
  }
}
