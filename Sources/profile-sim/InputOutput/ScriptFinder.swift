/// Finds the scripts in a folder and the folders in it, in the order of their paths.
enum ScriptFinder {
  /// The folders in a folder, at any depth; none where they cannot be read.
  static func folders(inFolder folder: String) -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let names = (try? System.names(inFolder: folder)) ?? []
    return names.map { base + $0 }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { path in
        ((try? System.status(of: path))?.isDirectory ?? false) && !System.isSymbolicLink(path)
      }
      .flatMap { [$0] + folders(inFolder: $0) }
  }

  static func scripts(inFolder folder: String) throws(InputFailure) -> [String] {
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String] = []
    for name in try System.names(inFolder: folder) {
      let path = base + name
      // A link to a folder may lead back to where it stands; one that leads nowhere is skipped.
      guard let status = try? System.status(of: path) else { continue }
      if status.isDirectory {
        if !System.isSymbolicLink(path) {
          found += try scripts(inFolder: path)
        }
      } else if name.hasSuffix(ScriptFile.nameSuffix) {
        found.append(path)
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
