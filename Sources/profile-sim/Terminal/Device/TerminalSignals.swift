import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Turns signals into bytes in a pipe, so that they are waited for together with keys.
///
/// What a handler needs is static, as handlers can be given nothing.
enum TerminalSignals {
  /// What a byte in the pipe stands for.
  private static let ends = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let others = [SIGWINCH, SIGTSTP, SIGCONT]

  private static let pipeEnd = Atomic<Int32>(-1)

  /// Begins to watch.
  ///
  /// - Returns: Where the numbers of signals can be read; nil when there is no room for another pipe.
  static func watch() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler may not wait; a signal that finds the pipe full is one of many.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    pipeEnd.store(ends[1], ordering: .relaxed)
    (Self.ends + others).forEach(watch(_:))
    return ends[0]
  }

  /// Leaves the signals to the system again, but for interrupts, which the process notes itself.
  static func ignore(readingFrom descriptor: Int32) {
    for number in ends + others where isWatchable(number) { signal(number, SIG_DFL) }
    Interruption.watch()
    close(pipeEnd.exchange(-1, ordering: .relaxed))
    close(descriptor)
  }

  /// What a byte from the pipe means.
  static func event(for byte: UInt8) -> TerminalEvent {
    switch Int32(byte) {
    case SIGWINCH: .resized
    case SIGTSTP: .suspensionAsked
    case SIGCONT: .resumed
    default: .ended
    }
  }

  /// Stops the process until somebody lets it go on.
  static func stopProcess() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    watch(SIGTSTP)
  }

  private static func watch(_ number: Int32) {
    guard isWatchable(number) else { return }
    signal(number) { number in
      let before = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(TerminalSignals.pipeEnd.load(ordering: .relaxed), &byte, 1)
      errno = before
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// What the parent has turned off, as nohup does with SIGHUP, stays off.
  private static func isWatchable(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    // C functions are compared by their addresses; this one is a number that stands for one.
    return unsafeBitCast(handler(of: action), to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func handler(of action: sigaction) -> (@convention(c) (Int32) -> Void)? {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler
    #else
      action.__sigaction_handler.sa_handler
    #endif
  }
}
