import Signals

extension Workload {
  /// The specification says 2 ns for an element where a plain loop takes 0.2: ten times the loop. As a ratio it means the same on a faster
  /// machine. The loop is what the compiler makes of it, several elements at once; no calls can be nearer to it than that.
  static let sequence = Workload(
    id: "W9", title: "sequence → map → filter → reduce, per element", target: 10, reached: 13,
    count: elementCount,
    limit: {
      let result = Accumulator()
      return { count in
        result.add(sumInLoop(count))
        return result.total
      }
    },
    signals: {
      let result = Accumulator()
      return { count in
        let subscription = (0..<count).publisher
          .map { $0 &+ 3 }.filter { $0 & 2 == 0 }.reduce(0) { $0 &+ $1 }
          .sink { result.add($0) }
        return withExtendedLifetime(subscription) { result.total }
      }
    })

  private static let elementCount = 100_000

  @inline(never)
  private static func sumInLoop(_ count: Int) -> Int {
    var sum = 0
    for value in 0..<count {
      let next = value &+ 3
      if next & 2 == 0 { sum &+= next }
    }
    return sum
  }
}
