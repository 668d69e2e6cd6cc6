import Signals

// How costs grow with the number of subscribers. Both of the two compared are Signals; the "limit" is the smaller case, in which the same
// number of subscriptions occupies as much memory. Then caches count for both, and only the growth is left.

extension Workload {
  static let subscribeAmong100000 = Workload(
    id: "O1", title: "subscribe + cancel, 100,000 attached against 1,000", target: 1.5,
    allocations: nil, maximumRepetitions: 61,
    limit: { joining(attached: 1000) }, signals: { joining(attached: 100_000) })

  static let cancelAnyOf100000 = Workload(
    id: "O2", title: "cancel out of turn, 100,000 attached against 100 × 1,000", target: 1.5,
    allocations: nil, count: total, maximumRepetitions: 21, isOneShot: true,
    limit: { cancelling(subjects: 100) }, signals: { cancelling(subjects: 1) })

  static let complete100000 = Workload(
    id: "O3", title: "complete and drop, 100,000 attached against 10 × 10,000", target: 1.2,
    allocations: nil, count: total, maximumRepetitions: 21, isOneShot: true,
    limit: { completing(subjects: 10) }, signals: { completing(subjects: 1) })

  private static let total = 100_000

  private static func joining(attached: Int) -> Run {
    let result = Accumulator()
    let crowd = Crowd(subjects: 1, subscribers: attached, result)
    return { count in
      for _ in 0..<count { crowd.subscribe(to: 0, result).cancel() }
      return withExtendedLifetime(crowd) { result.total }
    }
  }

  private static func cancelling(subjects: Int) -> Run {
    let result = Accumulator()
    let crowd = Crowd(subjects: subjects, subscribers: total, result)
    return { count in
      // The step has no divisor in common with the count, so that everyone's turn comes.
      var next = 0
      for _ in 0..<count {
        crowd.subscriptions[next].cancel()
        next = (next + 38_459) % total
      }
      crowd.send(1)
      return result.total
    }
  }

  private static func completing(subjects: Int) -> Run {
    let result = Accumulator()
    let crowd = Crowd(subjects: subjects, subscribers: total, result)
    return { _ in
      crowd.finish()
      crowd.drop()
      return result.total
    }
  }
}

private final class Crowd {
  private var subjects: [PassthroughSubject<Int, Never>]
  private(set) var subscriptions: [AnyCancellable] = []

  init(subjects count: Int, subscribers: Int, _ result: Accumulator) {
    subjects = (0..<count).map { _ in PassthroughSubject() }
    subscriptions.reserveCapacity(subscribers)
    for number in 0..<subscribers {
      subscriptions.append(subscribe(to: number % count, result))
    }
  }

  @inline(never)
  func subscribe(to subject: Int, _ result: Accumulator) -> AnyCancellable {
    subjects[subject].sink { _ in
      result.add(1)
    } receiveValue: {
      result.add($0)
    }
  }

  func send(_ value: Int) {
    for subject in subjects { subject.send(value) }
  }

  func finish() {
    for subject in subjects { subject.send(completion: .finished) }
  }

  func drop() {
    subscriptions = []
    subjects = []
  }
}
