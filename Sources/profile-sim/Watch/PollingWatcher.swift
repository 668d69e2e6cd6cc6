#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks at the files now and then, where the system does not tell when they change.
struct PollingWatcher: FileWatcher {
  let isInterrupted: () -> Bool
  /// Waits for some milliseconds, or until a signal comes.
  var pause: (Int32) -> Void = { _ = poll(nil, 0, $0) }

  private static let interval: Int32 = 250

  func wait(in folders: [String], until isChanged: () -> Bool) -> Bool {
    while !isInterrupted() {
      if isChanged() { return true }
      pause(Self.interval)
    }
    return false
  }
}
