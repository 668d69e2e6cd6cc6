// The smallest use: a subject, one operator, a sink.
import Signals

let subject = PassthroughSubject<Int, Never>()
let subscription = subject.map { $0 * 2 }.sink { print("hello", $0) }
subject.send(21)
subscription.cancel()
