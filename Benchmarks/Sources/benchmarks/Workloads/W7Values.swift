import Signals

// Values go to the three sources in turn.

extension Workload {
  static let currentValue = Workload(
    id: "W7a", title: "current value → sink", target: 1.3,
    limit: {
      let result = Accumulator()
      let list = ClosureList<Int>()
      let current = Accumulator()
      list.append { result.add($0) }
      return { count in
        for value in 0..<count {
          current.set(value)
          list.send(value)
        }
        return result.total &+ current.total
      }
    },
    signals: {
      let result = Accumulator()
      let subject = CurrentValueSubject<Int, Never>(0)
      let subscription = subject.sink { result.add($0) }
      return { count in
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscription) { result.total &+ subject.value }
      }
    })

  static let combineLatest = Workload(
    id: "W7b", title: "combineLatest of three, per send", target: 5,
    limit: {
      let result = Accumulator()
      let sources = (ClosureList<Int>(), ClosureList<Int>(), ClosureList<Int>())
      let latest = Latest()
      sources.0.append {
        latest.first = $0
        latest.combine(result)
      }
      sources.1.append {
        latest.second = $0
        latest.combine(result)
      }
      sources.2.append {
        latest.third = $0
        latest.combine(result)
      }
      return { count in
        sendInTurn(count, to: sources)
        return result.total
      }
    },
    signals: {
      let result = Accumulator()
      let sources = subjects()
      let subscription = sources.0.combineLatest(sources.1, sources.2)
        .sink { result.add($0 &+ $1 &* 3 &+ $2 &* 5) }
      return { count in
        sendInTurn(count, to: sources)
        return withExtendedLifetime(subscription) { result.total }
      }
    })

  /// The limit keeps what has no partner yet in arrays, as most people would.
  static let zip = Workload(
    id: "W7c", title: "zip of three, per send", target: 2,
    limit: {
      let result = Accumulator()
      let sources = (ClosureList<Int>(), ClosureList<Int>(), ClosureList<Int>())
      let waiting = Waiting()
      sources.0.append {
        waiting.first.append($0)
        waiting.match(result)
      }
      sources.1.append {
        waiting.second.append($0)
        waiting.match(result)
      }
      sources.2.append {
        waiting.third.append($0)
        waiting.match(result)
      }
      return { count in
        sendInTurn(count, to: sources)
        return result.total
      }
    },
    signals: {
      let result = Accumulator()
      let sources = subjects()
      let subscription = sources.0.zip(sources.1, sources.2)
        .sink { result.add($0 &+ $1 &* 3 &+ $2 &* 5) }
      return { count in
        sendInTurn(count, to: sources)
        return withExtendedLifetime(subscription) { result.total }
      }
    })

  private typealias Subjects = (
    PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>
  )

  private static func subjects() -> Subjects {
    (PassthroughSubject(), PassthroughSubject(), PassthroughSubject())
  }

  private static func sendInTurn(
    _ count: Int, to sources: (ClosureList<Int>, ClosureList<Int>, ClosureList<Int>)
  ) {
    var value = 0
    while value < count {
      sources.0.send(value)
      sources.1.send(value &+ 1)
      sources.2.send(value &+ 2)
      value &+= 3
    }
  }

  private static func sendInTurn(_ count: Int, to sources: Subjects) {
    var value = 0
    while value < count {
      send(value, to: sources.0)
      send(value &+ 1, to: sources.1)
      send(value &+ 2, to: sources.2)
      value &+= 3
    }
  }
}

private final class Latest {
  @exclusivity(unchecked) var first: Int?
  @exclusivity(unchecked) var second: Int?
  @exclusivity(unchecked) var third: Int?

  @inline(__always)
  func combine(_ result: Accumulator) {
    if let first, let second, let third { result.add(first &+ second &* 3 &+ third &* 5) }
  }
}

private final class Waiting {
  @exclusivity(unchecked) var first: [Int] = []
  @exclusivity(unchecked) var second: [Int] = []
  @exclusivity(unchecked) var third: [Int] = []

  @inline(__always)
  func match(_ result: Accumulator) {
    guard !first.isEmpty, !second.isEmpty, !third.isEmpty else { return }
    result.add(
      first.removeFirst() &+ second.removeFirst() &* 3 &+ third.removeFirst() &* 5)
  }
}
