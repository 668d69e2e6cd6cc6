/// Waits until somebody has changed files.
protocol FileWatcher {
  /// Waits until `isChanged` says so; it is asked whenever something has happened in one of the folders, and at the start.
  ///
  /// - Returns: false if the wait was interrupted.
  func wait(in folders: [String], until isChanged: () -> Bool) -> Bool
}
