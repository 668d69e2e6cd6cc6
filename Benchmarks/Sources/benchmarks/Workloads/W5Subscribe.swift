import Signals

// The checksum is what those who stay receive at the end: all of them, and nobody who left.

extension Workload {
  static let subscribe = subscribing(
    id: "W5a", title: "subscribe + cancel, none attached", attached: 0, reached: 2.5)
  static let subscribeAmong1000 = subscribing(
    id: "W5b", title: "subscribe + cancel, 1,000 attached", attached: 1000)

  /// The limit is a dictionary of closures by token. Allocations are per subscription: the token costs the limit none, and our
  /// subscription is an object, as its user holds it.
  private static func subscribing(id: String, title: String, attached: Int, reached: Double? = nil)
    -> Workload
  {
    Workload(
      id: id, title: title, target: 2, reached: reached, allocations: 4,
      limit: {
        let result = Accumulator()
        let table = TokenTable()
        for _ in 0..<attached { _ = table.subscribe { result.add($0) } }
        return { count in
          for _ in 0..<count {
            let token = table.subscribe { result.add($0) }
            table.cancel(token)
          }
          table.send(count)
          return result.total
        }
      },
      signals: {
        let result = Accumulator()
        let subject = PassthroughSubject<Int, Never>()
        let others = (0..<attached).map { _ in sink(subject, result) }
        return { count in
          for _ in 0..<count {
            let subscription = sink(subject, result)
            subscription.cancel()
          }
          send(count, to: subject)
          return withExtendedLifetime(others) { result.total }
        }
      })
  }

  @inline(never)
  private static func sink(
    _ subject: PassthroughSubject<Int, Never>, _ result: Accumulator
  ) -> AnyCancellable {
    subject.sink { result.add($0) }
  }
}
