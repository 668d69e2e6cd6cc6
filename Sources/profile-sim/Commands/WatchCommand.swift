/// `replay --watch`: runs the scripts, and runs them again when something changes that they depend on.
struct WatchCommand {
  /// Runs the scripts.
  let run: () throws -> ExitCode
  /// All that a run depends on, as it is now.
  let files: () -> [String]
  let watcher: any FileWatcher
  let errors: BufferedOutput

  /// Ends only when it is interrupted, or when something goes wrong that no change of a script mends.
  func loop() throws -> ExitCode {
    while true {
      // What changes while it runs is to be noticed after it.
      let files = files()
      let before = FileStamps(of: files)
      let code = try run()
      guard code != .interrupted else { return code }
      let count = before.count == 1 ? "1 file" : "\(before.count) files"
      try errors.write("\nwatching \(count); Control-C ends\n")
      try errors.flush()
      var changes: [String] = []
      let isChanged = watcher.wait(in: WatchFolders.of(files)) {
        changes = FileStamps(of: files).changes(since: before)
        return !changes.isEmpty
      }
      guard isChanged else { return .interrupted }
      try errors.write(
        "changed: " + changes.map(PlainText.visible).joined(separator: ", ") + "\n\n")
      try errors.flush()
    }
  }
}
