import Signals

// The limit's inner source is a structure with one value, and subscribing to it is a call. Ours makes a publisher, a subscription and a
// place among the sources for each value; what it allocates is allowed here, and nothing beyond.

extension Workload {
  static let flatMap = Workload(
    id: "W8a", title: "flatMap { Just }", target: 10, reached: 16, allocations: innerAllocations,
    limit: oneShotInners,
    signals: {
      let result = Accumulator()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.flatMap { just($0) }.sink { result.add($0) }
      return { count in
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscription) { result.total }
      }
    })

  static let switchToLatest = Workload(
    id: "W8b", title: "map { Just } → switchToLatest", target: 10, reached: 16,
    allocations: innerAllocations,
    limit: oneShotInners,
    signals: {
      let result = Accumulator()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.map { just($0) }.switchToLatest().sink { result.add($0) }
      return { count in
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscription) { result.total }
      }
    })

  /// The inner subscription, and the closure that delivers its value.
  private static let innerAllocations = 2.0

  // As a function that asks a service would be, neither is known to who calls it.

  @inline(never)
  private static func just(_ value: Int) -> Just<Int> { Just(value &* 3) }

  @inline(never)
  private static func oneShot(_ value: Int) -> OneShot { OneShot(value: value &* 3) }

  private static let oneShotInners: @Sendable () -> Run = {
    let result = Accumulator()
    let list = ClosureList<Int>()
    list.append { value in oneShot(value).subscribe { result.add($0) } }
    return { count in
      for value in 0..<count { list.send(value) }
      return result.total
    }
  }
}

private struct OneShot {
  let value: Int

  @inline(never)
  func subscribe(_ receive: (Int) -> Void) { receive(value) }
}
