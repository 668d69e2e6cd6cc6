/// The bytes of a file, read as they are needed.
final class FileSource: ByteSource {
  private static let chunkSize = 65_536

  private let descriptor: Int32

  init(path: String) throws(InputFailure) {
    self.descriptor = try System.openForReading(path)
  }

  /// Takes over a file that is open already.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    // Nothing was written, so nothing can be lost when closing fails.
    try? System.closeFile(descriptor)
  }

  /// All that is left to read.
  func readAll() throws(InputFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while case let chunk = try nextChunk(), !chunk.isEmpty {
      bytes += chunk
    }
    return bytes
  }

  func nextChunk() throws(InputFailure) -> [UInt8] {
    try System.readBytes(Self.chunkSize, from: descriptor)
  }
}
