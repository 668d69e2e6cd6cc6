import Signals

extension Workload {
  /// The limit is that of W2: whoever writes by hand has nothing to erase.
  static let erasedChain = Workload(
    id: "W3", title: "W2 with every operator erased", target: 2.5,
    limit: fusedChain,
    signals: {
      let result = Accumulator()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.eraseToAnyPublisher()
        .map { $0 &+ 1 }.eraseToAnyPublisher()
        .filter { $0 & 1 == 0 }.eraseToAnyPublisher()
        .map { $0 &* 3 }.eraseToAnyPublisher()
        .sink { result.add($0) }
      return { count in
        for value in 0..<count { send(value, to: subject) }
        return withExtendedLifetime(subscription) { result.total }
      }
    })
}
