/// Bytes that are put aside on the disk, to be read once more or often: what is in memory does not grow with them.
///
/// The file has no name, so that nothing is left of it, however the process ends.
final class Spool: ByteSink {
  private let sink: FileSink

  init() throws(OutputFailure) {
    let folder = System.environmentVariable("TMPDIR") ?? "/tmp"
    sink = try FileSink.naming(folder) { () throws(OutputFailure) in
      let (path, descriptor) = try System.createFile(beside: folder + "/profile-sim")
      System.removeFile(path)
      return FileSink(descriptor: descriptor, name: folder)
    }
  }

  deinit {
    // What was put aside is not wanted any more.
    try? sink.close()
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) {
    try sink.write(bytes)
  }

  /// All that was written. Only one at a time can be read, and nothing is written after that.
  func makeSource() throws(InputFailure) -> FileSource {
    FileSource(descriptor: try System.duplicateAtStart(sink.descriptor))
  }
}
