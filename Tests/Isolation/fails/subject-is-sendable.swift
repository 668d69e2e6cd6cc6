// expect: type 'PassthroughSubject<Int, Never>' does not conform to the 'Sendable' protocol
import Signals

func send<T: Sendable>(_ value: T) {}

func subject() {
  send(PassthroughSubject<Int, Never>())
}
