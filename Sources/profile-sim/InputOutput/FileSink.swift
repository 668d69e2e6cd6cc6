/// Writes to a file that is open already.
struct FileSink: ByteSink {
  let descriptor: Int32
  /// What messages call it.
  let name: String

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Opens a file to write to, and makes it if it is not there. What is in it stays until ``empty``.
  init(creating path: String) throws(OutputFailure) {
    self.name = path
    self.descriptor = try Self.naming(path) { () throws(OutputFailure) in
      try System.openForWriting(path)
    }
  }

  func leads(to script: ScriptFile) throws(InputFailure) -> Bool {
    guard case .file(let path) = script.contents else { return false }
    return try System.status(of: path).identity == System.status(of: descriptor).identity
  }

  /// Whether a path leads to this file.
  func leads(to path: String) -> Bool {
    guard let identity = (try? System.status(of: descriptor))?.identity else { return false }
    return (try? System.status(of: path))?.identity == identity
  }

  /// Removes what is in a regular file; others have nothing to remove.
  func empty() throws(OutputFailure) {
    guard let status = try? System.status(of: descriptor), status.isRegular else { return }
    try Self.naming(name) { () throws(OutputFailure) in try System.emptyFile(descriptor) }
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) {
    try Self.naming(name) { () throws(OutputFailure) in try System.writeBytes(bytes, to: descriptor)
    }
  }

  func close() throws(OutputFailure) {
    try Self.naming(name) { () throws(OutputFailure) in try System.closeFile(descriptor) }
  }

  static func naming<Result>(
    _ name: String, _ work: () throws(OutputFailure) -> Result
  ) throws(OutputFailure) -> Result {
    do {
      return try work()
    } catch {
      switch error {
      case .readerGone: throw error
      case .failed(let reason): throw .failed(reason: "\(name): \(reason)")
      }
    }
  }
}
