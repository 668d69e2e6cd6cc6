import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives a terminal back when the process dies of a fault of its own, which nothing else can do then.
enum CrashRestoration {
  /// What a handler needs, made before: it may not allocate.
  private struct Plan {
    let descriptor: Int32
    let mode: TerminalMode
    let farewell: UnsafeMutableBufferPointer<UInt8>
  }

  /// The address of the plan; 0 while there is none.
  private static let plan = Atomic<UInt>(0)
  private static let faults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  static func prepare(_ descriptor: Int32, mode: TerminalMode) {
    guard plan.load(ordering: .relaxed) == 0 else { return }
    // It lives as long as the process: a fault can come at any time.
    let farewell = UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: TerminalSequences.giveBack.utf8.count)
    _ = farewell.initialize(from: TerminalSequences.giveBack.utf8)
    let place = UnsafeMutablePointer<Plan>.allocate(capacity: 1)
    place.initialize(to: Plan(descriptor: descriptor, mode: mode, farewell: farewell))
    plan.store(UInt(bitPattern: place), ordering: .releasing)
    for fault in faults {
      signal(fault) { number in
        CrashRestoration.restore()
        // Once the handler returns, the process dies as it would have without it.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// From here on the process dies without ado.
  static func cancel() {
    faults.forEach { signal($0, SIG_DFL) }
  }

  private static func restore() {
    let address = plan.load(ordering: .acquiring)
    guard let plan = UnsafeMutablePointer<Plan>(bitPattern: address) else { return }
    let farewell = plan.pointee.farewell
    _ = write(plan.pointee.descriptor, farewell.baseAddress, farewell.count)
    plan.pointee.mode.apply(to: plan.pointee.descriptor)
  }
}
