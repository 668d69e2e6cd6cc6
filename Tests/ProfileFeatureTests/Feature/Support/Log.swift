import Signals

/// Everything that a publisher sends, from now on.
final class Log<Value> {
  private(set) var values: [Value] = []
  private var subscription: AnyCancellable?

  init(_ publisher: AnyPublisher<Value, Never>) {
    subscription = publisher.sink(with: self) { log, value in log.values.append(value) }
  }
}
