/// Bytes that are in memory already, handed out in the pieces in which they came.
struct BytesInMemory: ByteSource {
  private var remaining: ArraySlice<[UInt8]>

  init(chunks: [[UInt8]]) {
    self.remaining = chunks.filter { !$0.isEmpty }[...]
  }

  init(_ text: String) {
    self.init(chunks: [Array(text.utf8)])
  }

  mutating func nextChunk() -> [UInt8] {
    remaining.popFirst() ?? []
  }
}
