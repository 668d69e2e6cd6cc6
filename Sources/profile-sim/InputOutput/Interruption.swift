import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notes that somebody pressed Control-C, so that the run ends behind the present step.
enum Interruption {
  private static let wasRequested = Atomic<Bool>(false)

  static var isRequested: Bool {
    wasRequested.load(ordering: .relaxed)
  }

  /// The first interrupt is noted, a second ends the process at once.
  static func watch() {
    _ = isRequested  // made before a signal can come: a handler may not be the one to make it
    var action = sigaction()
    // Shells start jobs in the background so that Control-C does not reach them; that stays so.
    guard sigaction(SIGINT, nil, &action) == 0, !Self.isIgnored(action) else { return }
    let handler: @convention(c) (Int32) -> Void = { _ in
      Interruption.wasRequested.store(true, ordering: .relaxed)
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // No SA_RESTART: a read that waits for standard input is to end as well.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(SIGINT, &action, nil)
    // A parent with many threads may have started this one from a thread that blocks signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // C functions are compared by their addresses; these two are numbers that stand for one.
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
