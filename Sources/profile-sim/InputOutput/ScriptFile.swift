/// A script that was named on the command line, and its bytes, as often as they are wanted.
struct ScriptFile {
  /// What names standard input on the command line.
  static let standardInputArgument = "-"

  /// How messages call it.
  static let standardInputName = "<stdin>"

  /// The ending of the names of scripts.
  static let nameSuffix = ".taps"

  /// What messages call it.
  let displayName: String
  /// The folder that paths inside the script start from; empty for the present one.
  let folder: String
  let contents: Contents

  enum Contents {
    case file(path: String)
    /// What cannot be read twice is kept: standard input, pipes, and the built-in script.
    case memory([[UInt8]])
  }

  init(path: String) throws(InputFailure) {
    self.displayName = path
    self.folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    if try System.status(of: path).isRegular {
      self.contents = .file(path: path)
    } else {
      self.contents = .memory(try Self.chunks(of: FileSource(path: path)))
    }
  }

  /// A script that another one includes: a file that can be read as often as it is included.
  init(including path: String) throws(InputFailure) {
    let status = try System.status(of: path)
    guard status.isRegular else {
      throw InputFailure(reason: status.isDirectory ? "it is a folder" : "it is no regular file")
    }
    try self.init(path: path)
  }

  /// Which file it is, whatever path leads to it; nil for what is no file.
  var identity: System.FileIdentity? {
    guard case .file(let path) = contents else { return nil }
    return try? System.status(of: path).identity
  }

  init(name: String, chunks: [[UInt8]]) {
    self.displayName = name
    self.folder = ""
    self.contents = .memory(chunks)
  }

  static func standardInput(_ source: some ByteSource) throws(InputFailure) -> ScriptFile {
    ScriptFile(name: standardInputName, chunks: try chunks(of: source))
  }

  /// A path that stands in a script in this folder, as it is reached from where the tool runs.
  static func path(of written: String, in folder: String) -> String {
    written.hasPrefix("/") ? written : folder + written
  }

  /// Where something of a script stands beside it: `a.SUFFIX` beside `a.taps`.
  static func path(besides script: String, suffix: String) -> String {
    let name = script.hasSuffix(nameSuffix) ? script.dropLast(nameSuffix.count) : script[...]
    return name + suffix
  }

  func makeSource() throws(InputFailure) -> AnyByteSource {
    switch contents {
    case .file(let path): AnyByteSource(try FileSource(path: path))
    case .memory(let chunks): AnyByteSource(BytesInMemory(chunks: chunks))
    }
  }

  private static func chunks(of source: some ByteSource) throws(InputFailure) -> [[UInt8]] {
    var source = source
    var chunks: [[UInt8]] = []
    while case let chunk = try source.nextChunk(), !chunk.isEmpty {
      chunks.append(chunk)
    }
    return chunks
  }
}
