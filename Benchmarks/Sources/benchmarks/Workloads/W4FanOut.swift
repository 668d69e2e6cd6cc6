import Signals

extension Workload {
  static let fanOut = Workload(
    id: "W4", title: "one subject, 100 sinks, per delivery", target: 0.6, operations: sinkCount,
    limit: {
      let result = Accumulator()
      let list = ClosureList<Int>()
      for _ in 0..<sinkCount { list.append { result.add($0) } }
      return { count in
        for value in 0..<count { list.send(value) }
        return result.total
      }
    },
    signals: {
      let result = Accumulator()
      let subject = PassthroughSubject<Int, Never>()
      let subscriptions = (0..<sinkCount).map { _ in subject.sink { result.add($0) } }
      return { count in
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscriptions) { result.total }
      }
    })

  private static let sinkCount = 100
}
