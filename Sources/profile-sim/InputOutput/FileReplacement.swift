/// New contents for a file: written beside it and put in its place as a whole, so that nobody, and
/// no full disk, ever meets half of them.
///
/// Permissions stay, as does the owner where that is allowed. Of a symbolic link, what it leads to
/// is replaced.
struct FileReplacement {
  let sink: FileSink
  private let target: String
  private let draft: String

  init(of path: String) throws(OutputFailure) {
    (target, draft, sink) = try FileSink.naming(path) { () throws(OutputFailure) in
      let target = try System.resolve(path)
      // A folder that may be written to is no leave to replace what is protected in it.
      try System.requireWritable(target)
      let (draft, descriptor) = try System.createFile(beside: target)
      return (target, draft, FileSink(descriptor: descriptor, name: path))
    }
  }

  /// Puts the new contents in the place of the old.
  func finish() throws(OutputFailure) {
    try FileSink.naming(sink.name) { () throws(OutputFailure) in
      try System.copyPermissions(of: target, to: sink.descriptor)
      try System.synchronizeFile(sink.descriptor)
      try System.moveFile(draft, over: target)
      try System.closeFile(sink.descriptor)
    }
  }

  /// Leaves the file as it is.
  func discard() {
    System.removeFile(draft)
    try? System.closeFile(sink.descriptor)
  }
}
