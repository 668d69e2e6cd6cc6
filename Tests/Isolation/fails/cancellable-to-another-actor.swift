// expect: sending 'subscription' risks causing data races
import Signals

actor Bag {
  func keep(_ cancellable: AnyCancellable) {}
}

@MainActor
func subscribe(_ subject: PassthroughSubject<Int, Never>, into bag: Bag) async {
  let subscription = subject.sink { _ in }
  await bag.keep(subscription)
}
