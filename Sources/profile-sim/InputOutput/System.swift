#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few calls to the operating system that the tool makes, with checked results.
enum System {
  /// What a path leads to.
  struct FileStatus: Equatable {
    let isDirectory: Bool
    /// The same bytes come again when it is read again, which a pipe does not offer.
    let isRegular: Bool
    let identity: FileIdentity
  }

  /// Two paths with the same identity lead to the same file.
  struct FileIdentity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// When and how a file was last changed: two stamps of files are the same if nobody wrote to it between.
  struct FileStamp: Equatable {
    fileprivate let seconds: Int
    fileprivate let nanoseconds: Int
    fileprivate let size: Int64
    fileprivate let identity: FileIdentity
  }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  static func status(of path: String) throws(InputFailure) -> FileStatus {
    var status = stat()
    guard stat(path, &status) == 0 else { throw InputFailure(reason: lastError) }
    return FileStatus(status)
  }

  static func status(of descriptor: Int32) throws(InputFailure) -> FileStatus {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw InputFailure(reason: lastError) }
    return FileStatus(status)
  }

  /// Nil for what is not there.
  static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int64(status.st_size),
      identity: FileStatus(status).identity)
  }

  static func openForReading(_ path: String) throws(InputFailure) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputFailure(reason: lastError) }
    return descriptor
  }

  /// Opens a file to write to, and makes it if it is not there; what is in it stays.
  static func openForWriting(_ path: String) throws(OutputFailure) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .failed(reason: lastError) }
    return descriptor
  }

  static func emptyFile(_ descriptor: Int32) throws(OutputFailure) {
    guard ftruncate(descriptor, 0) == 0 else { throw .failed(reason: lastError) }
  }

  static func closeFile(_ descriptor: Int32) throws(OutputFailure) {
    guard close(descriptor) == 0 else { throw .failed(reason: lastError) }
  }

  /// The next bytes, at most `count`; none at the end.
  static func readBytes(_ count: Int, from descriptor: Int32) throws(InputFailure) -> [UInt8] {
    var bytesRead = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        bytesRead = read(descriptor, buffer.baseAddress, count)
      } while bytesRead < 0 && errno == EINTR && !Interruption.isRequested
      initialized = max(0, bytesRead)
    }
    guard bytesRead >= 0 else { throw InputFailure(reason: lastError) }
    return bytes
  }

  static func writeBytes(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(OutputFailure) {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress, buffer.count)
      }
      if written >= 0 {
        rest.removeFirst(written)
      } else if errno == EPIPE {
        throw .readerGone
      } else if errno != EINTR {
        throw .failed(reason: lastError)
      }
    }
  }

  /// Makes a new file beside another, hidden and with a name of its own, to write to.
  static func createFile(beside path: String) throws(OutputFailure) -> (path: String, Int32) {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let split = end ?? path.startIndex
    var template = Array("\(path[..<split]).\(path[split...]).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .failed(reason: lastError) }
    let name = template.dropLast().map(UInt8.init(bitPattern:))
    return (String(decoding: name, as: UTF8.self), descriptor)
  }

  /// Another descriptor of an open file, which is read from its beginning.
  static func duplicateAtStart(_ descriptor: Int32) throws(InputFailure) -> Int32 {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw InputFailure(reason: lastError) }
    let other = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard other >= 0 else { throw InputFailure(reason: lastError) }
    return other
  }

  /// Gives an open file the permissions of another, and its owner where that is allowed.
  static func copyPermissions(of path: String, to descriptor: Int32) throws(OutputFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .failed(reason: lastError) }
    // The owner first, as a change of owner takes permissions away.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
      throw .failed(reason: lastError)
    }
  }

  /// The path without symbolic links in it.
  static func resolve(_ path: String) throws(OutputFailure) -> String {
    guard let resolved = realpath(path, nil) else { throw .failed(reason: lastError) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func requireWritable(_ path: String) throws(OutputFailure) {
    guard access(path, W_OK) == 0 else { throw .failed(reason: lastError) }
  }

  /// Waits until what was written is on the disk.
  static func synchronizeFile(_ descriptor: Int32) throws(OutputFailure) {
    guard fsync(descriptor) == 0 else { throw .failed(reason: lastError) }
  }

  static func moveFile(_ path: String, over other: String) throws(OutputFailure) {
    guard rename(path, other) == 0 else { throw .failed(reason: lastError) }
  }

  static func removeFile(_ path: String) {
    unlink(path)
  }

  static func endProcess(_ code: ExitCode) -> Never {
    exit(code.rawValue)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// How many cells a line has; nil for what is no terminal, or does not say.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The names in a folder, without those that begin with a dot.
  static func names(inFolder path: String) throws(InputFailure) -> [String] {
    guard let folder = opendir(path) else { throw InputFailure(reason: lastError) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") {
        names.append(name)
      }
    }
    return names
  }

  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: String) throws(OutputFailure) {
    guard mkdir(path, 0o777) != 0 else { return }
    let reason = lastError
    guard let status = try? status(of: path), status.isDirectory else {
      throw .failed(reason: reason)
    }
  }

  static func isSymbolicLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Opens something harmless in the place of each standard stream that was closed at the start.
  ///
  /// The next file opened would otherwise take its number, and messages would go into that file.
  /// Reading and writing the replacements fails, as it would on the closed streams.
  static func occupyClosedStandardStreams() {
    for (descriptor, mode) in [
      (standardInput, O_WRONLY), (standardOutput, O_RDONLY), (standardError, O_WRONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
  }

  /// A write to a pipe without a reader then fails instead of ending the process by a signal, which
  /// some parents turn off.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  private static var lastError: String {
    String(cString: strerror(errno))
  }
}

extension System.FileStatus {
  fileprivate init(_ status: stat) {
    self.init(
      isDirectory: status.st_mode & S_IFMT == S_IFDIR,
      isRegular: status.st_mode & S_IFMT == S_IFREG,
      identity: System.FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        number: UInt64(truncatingIfNeeded: status.st_ino)))
  }
}
