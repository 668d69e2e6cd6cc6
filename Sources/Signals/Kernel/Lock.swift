#if hasFeature(Embedded)
  /// One thread there: nothing to exclude.
  @usableFromInline
  struct Lock: ~Copyable {
    @inlinable init() {}
    @inlinable func withLock(_ body: () -> Void) { body() }
  }
#else
  public import Synchronization

  /// Mutual exclusion for state that lies beside it, in the same object.
  ///
  /// The state lies outside because `Mutex.withLock` takes and returns `sending` values only, and what is
  /// guarded here (subscribers, subscriptions) is not sendable: results are written to captured variables.
  /// Nothing of a user's may run or die in `body` (rule R3): move it out, and drop it afterwards.
  @usableFromInline
  struct Lock: ~Copyable {
    @usableFromInline let mutex = Mutex<Void>(())
    #if os(Linux)
      /// The thread sanitizer does not see into `Mutex` on Linux; it sees this, which costs two plain moves.
      @usableFromInline let trail = Atomic<UInt8>(0)
    #endif

    @inlinable init() {}

    @inlinable
    func withLock(_ body: () -> Void) {
      mutex.withLock { _ in
        #if os(Linux)
          _ = trail.load(ordering: .acquiring)
        #endif
        body()
        #if os(Linux)
          trail.store(0, ordering: .releasing)
        #endif
      }
    }
  }
#endif
