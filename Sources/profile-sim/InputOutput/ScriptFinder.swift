/// Finds the scripts in a folder and the folders in it, in the order of their paths.
enum ScriptFinder {
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
