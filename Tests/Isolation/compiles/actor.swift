// An actor keeps subjects and subscriptions of its own.
import Signals

actor Counter {
  private let values = PassthroughSubject<Int, Never>()
  private var subscription: AnyCancellable?
  private var sum = 0

  func start() {
    subscription = values.sink { value in self.sum += value }
  }

  func add(_ value: Int) {
    values.send(value)
  }
}
