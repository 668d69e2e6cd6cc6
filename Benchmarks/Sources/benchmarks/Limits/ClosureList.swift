/// What most limits send through: closures in a raw buffer, no lock, nobody leaves.
final class ClosureList<Value> {
  /// A closure in a structure is called as it is; in an array it would be wrapped anew at each read.
  private struct Sink {
    let receive: (Value) -> Void
  }

  @exclusivity(unchecked) private var sinks = UnsafeMutablePointer<Sink>.allocate(capacity: 1)
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var capacity = 1

  func append(_ receive: @escaping (Value) -> Void) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Sink>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: sinks, count: count)
      sinks.deallocate()
      sinks = larger
      capacity *= 2
    }
    (sinks + count).initialize(to: Sink(receive: receive))
    count += 1
  }

  @inline(never)
  func send(_ value: Value) {
    for index in 0..<count { sinks[index].receive(value) }
  }

  deinit {
    sinks.deinitialize(count: count)
    sinks.deallocate()
  }
}
