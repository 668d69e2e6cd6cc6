import Signals

extension Workload {
  static let sink = Workload(
    id: "W1", title: "subject → sink, per value", target: 1.25,
    limit: {
      let result = Accumulator()
      let list = ClosureList<Int>()
      list.append { result.add($0) }
      return { count in
        for value in 0..<count { list.send(value) }
        return result.total
      }
    },
    signals: {
      let result = Accumulator()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.sink { result.add($0) }
      return { count in
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscription) { result.total }
      }
    })
}
