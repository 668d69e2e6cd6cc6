#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Is told by the system (inotify) when something happens in the folders of the files.
  ///
  /// The folders are watched and not the files, as editors put a new file in the place of the old one.
  struct NotifiedWatcher: FileWatcher {
    let isInterrupted: () -> Bool

    /// Changes that come together, as when many files are saved, are one: so many milliseconds must be quiet.
    private static let quiet: Int32 = 50
    /// A signal that comes just before the wait is noticed no later than this.
    private static let patience: Int32 = 1_000

    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
        | IN_MOVE_SELF | IN_DELETE_SELF)

    func wait(in folders: [String], until isChanged: () -> Bool) -> Bool {
      let descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return look(in: folders, until: isChanged) }
      defer { close(descriptor) }
      for folder in folders
      where inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, Self.events) < 0 {
        return look(in: folders, until: isChanged)
      }
      while !isInterrupted() {
        // What has changed before the folders were watched is no news to the system.
        if isChanged() { return true }
        guard hears(descriptor, within: Self.patience) else { continue }
        repeat { drain(descriptor) } while hears(descriptor, within: Self.quiet) && !isInterrupted()
      }
      return false
    }

    private func hears(_ descriptor: Int32, within patience: Int32) -> Bool {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&watched, 1, patience) > 0
    }

    private func drain(_ descriptor: Int32) {
      while let bytes = try? System.readBytes(4_096, from: descriptor), !bytes.isEmpty {}
    }

    /// The system watches no more folders, or not this one.
    private func look(in folders: [String], until isChanged: () -> Bool) -> Bool {
      PollingWatcher(isInterrupted: isInterrupted).wait(in: folders, until: isChanged)
    }
  }
#endif
