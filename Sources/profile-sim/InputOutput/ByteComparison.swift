/// Compares bytes that come piece by piece with those of a source.
struct ByteComparison<Source: ByteSource> {
  private var source: Source
  private var chunk: ArraySlice<UInt8> = []

  init(with source: Source) {
    self.source = source
  }

  /// Whether the source goes on with these bytes, which are then behind it.
  mutating func goesOn(with text: String) throws(InputFailure) -> Bool {
    for byte in text.utf8 {
      if chunk.isEmpty {
        chunk = try source.nextChunk()[...]
      }
      guard chunk.popFirst() == byte else { return false }
    }
    return true
  }

  mutating func isAtEnd() throws(InputFailure) -> Bool {
    if chunk.isEmpty {
      chunk = try source.nextChunk()[...]
    }
    return chunk.isEmpty
  }
}
