/// How files are at one time: whether they are there, and when and how they were last changed.
struct FileStamps: Equatable {
  private var stamps: [String: System.FileStamp] = [:]

  /// - Parameter paths: Of files and folders; a folder stands for the scripts in it.
  init(of paths: [String]) {
    for path in paths { add(path) }
  }

  /// How many of the files are there.
  var count: Int { stamps.count }

  /// The files that are not as they are in the other ones, in the order of their paths.
  func changes(since other: FileStamps) -> [String] {
    Set(stamps.keys).union(other.stamps.keys)
      .filter { stamps[$0] != other.stamps[$0] }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func add(_ path: String) {
    if let scripts = try? ScriptFinder.scripts(inFolder: path) {
      for script in scripts { add(script) }
    } else if let stamp = System.stamp(of: path) {
      stamps[path] = stamp
    }
  }
}
