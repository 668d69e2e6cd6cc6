import Signals

extension Workload {
  static let chain = Workload(
    id: "W2", title: "subject → map → filter → map → sink", target: 1.6,
    limit: fusedChain,
    signals: {
      let result = Accumulator()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }
        .sink { result.add($0) }
      return { count in
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscription) { result.total }
      }
    })

  /// All three operators in one closure.
  static let fusedChain: @Sendable () -> Run = {
    let result = Accumulator()
    let list = ClosureList<Int>()
    list.append { value in
      let next = value &+ 1
      if next & 1 == 0 { result.add(next &* 3) }
    }
    return { count in
      for value in 0..<count { list.send(value) }
      return result.total
    }
  }
}
