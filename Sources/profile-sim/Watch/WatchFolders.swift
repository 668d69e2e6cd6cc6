/// The folders in which changes of files are noticed.
enum WatchFolders {
  /// A path that is a folder is one itself, with the folders in it.
  static func of(_ files: [String]) -> [String] {
    var folders: [String] = []
    for file in files {
      let isFolder = (try? System.status(of: file))?.isDirectory ?? false
      let found = isFolder ? [file] + ScriptFinder.folders(inFolder: file) : [folder(of: file)]
      for folder in found where !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }

  private static func folder(of file: String) -> String {
    file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? "."
  }
}
