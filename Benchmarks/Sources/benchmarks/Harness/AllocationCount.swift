import AllocationCounter

/// What the whole process allocates while something runs.
struct AllocationCount {
  let allocations: Int
  let liveBlocks: Int
  let liveBytes: Int

  /// Counts while `body` runs; `nil` where the platform does not let us.
  static func of(_ body: () -> Void) -> AllocationCount? {
    guard allocation_counter_is_available() else { return nil }
    allocation_counter_start()
    body()
    let counts = allocation_counter_stop()
    return AllocationCount(
      allocations: Int(counts.allocations), liveBlocks: Int(counts.live_blocks),
      liveBytes: Int(counts.live_bytes))
  }
}
