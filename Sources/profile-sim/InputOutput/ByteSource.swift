/// Where the bytes of a script come from, a piece at a time.
protocol ByteSource {
  /// The next bytes, in whatever portions they come; empty at the end.
  mutating func nextChunk() throws(InputFailure) -> [UInt8]
}
