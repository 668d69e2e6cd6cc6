import Signals

extension Workload {
  static let scan = Workload(
    id: "W10", title: "scan → removeDuplicates → sink", target: 1.5,
    limit: {
      let result = Accumulator()
      let list = ClosureList<Int>()
      let state = RunningAverage()
      list.append { value in
        state.average = (state.average &+ value) >> 1
        if state.average != state.last {
          state.last = state.average
          result.add(state.average)
        }
      }
      return { count in
        for value in 0..<count { list.send(value) }
        return result.total
      }
    },
    signals: {
      let result = Accumulator()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.scan(0) { ($0 &+ $1) >> 1 }.removeDuplicates()
        .sink { result.add($0) }
      return { count in
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscription) { result.total }
      }
    })
}

private final class RunningAverage {
  @exclusivity(unchecked) var average = 0
  @exclusivity(unchecked) var last: Int?
}
