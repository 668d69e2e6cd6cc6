import Signals

// A producer calls its subject from a function of its own, such as a view model's `followersTapped()`. It stays a call here too, as it is
// one for the limits; so nothing about a subject can be found out once for the whole loop.

@inline(never)
func send<Value>(_ value: Value, to subject: PassthroughSubject<Value, Never>) {
  subject.send(value)
}

@inline(never)
func send<Value>(_ value: Value, to subject: CurrentValueSubject<Value, Never>) {
  subject.send(value)
}
