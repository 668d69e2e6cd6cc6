/// Saves scripts in one piece: the file is there as a whole, or is as it was before.
enum ScriptSaver {
  /// Throws if nothing can be saved under a path, before any work is put into it.
  static func check(_ path: String) throws(OutputFailure) {
    try FileSink.naming(path) { () throws(OutputFailure) in
      guard let status = try? System.status(of: path) else {
        return try System.requireWritable(folder(of: path))
      }
      guard !status.isDirectory else { throw .failed(reason: "it is a folder") }
      try System.requireWritable(path)
    }
  }

  static func save(_ script: String, to path: String) throws(OutputFailure) {
    try save(to: path) { sink throws(OutputFailure) in try sink.write(Array(script.utf8)[...]) }
  }

  /// Saves all that a source has.
  static func save(from source: FileSource, to path: String) throws(OutputFailure) {
    try save(to: path) { sink throws(OutputFailure) in
      while case let chunk = try nextChunk(of: source), !chunk.isEmpty {
        try sink.write(chunk[...])
      }
    }
  }

  private static func nextChunk(of source: FileSource) throws(OutputFailure) -> [UInt8] {
    do throws(InputFailure) {
      return try source.nextChunk()
    } catch {
      throw .failed(reason: error.reason)
    }
  }

  private static func save(
    to path: String, _ write: (FileSink) throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    let status = try? System.status(of: path)
    // A pipe or a device is written to, not replaced.
    if let status, !status.isRegular {
      let sink = try FileSink(creating: path)
      try write(sink)
      return try sink.close()
    }
    // A new file is made first, so that it has the permissions of any other new file.
    if status == nil { try FileSink(creating: path).close() }
    do throws(OutputFailure) {
      let replacement = try FileReplacement(of: path)
      do throws(OutputFailure) {
        try write(replacement.sink)
        try replacement.finish()
      } catch {
        replacement.discard()
        throw error
      }
    } catch {
      if status == nil { System.removeFile(path) }
      throw error
    }
  }

  static func exists(_ path: String) -> Bool {
    (try? System.status(of: path)) != nil
  }

  /// A name like this one that no file has.
  static func freeName(like name: String) -> String {
    guard exists(name + ScriptFile.nameSuffix) else { return name + ScriptFile.nameSuffix }
    var number = 2
    while exists("\(name)-\(number)\(ScriptFile.nameSuffix)") { number += 1 }
    return "\(name)-\(number)\(ScriptFile.nameSuffix)"
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
