import Synchronization

/// A value that several threads use, one at a time.
final class Guarded<Value: Sendable>: Sendable {
  private let value: Mutex<Value>
  #if os(Linux)
    /// The thread sanitizer does not see into `Mutex` on Linux; it sees this.
    private let trail = Atomic<UInt8>(0)
  #endif

  init(_ value: Value) {
    self.value = Mutex(value)
  }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    value.withLock { value in
      #if os(Linux)
        _ = trail.load(ordering: .acquiring)
      #endif
      let result = body(&value)
      #if os(Linux)
        trail.store(0, ordering: .releasing)
      #endif
      return result
    }
  }
}
