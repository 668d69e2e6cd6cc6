/// Bytes of which only the run knows where they come from.
struct AnyByteSource: ByteSource {
  private var source: any ByteSource

  init(_ source: any ByteSource) {
    self.source = source
  }

  mutating func nextChunk() throws(InputFailure) -> [UInt8] {
    try source.nextChunk()
  }
}
