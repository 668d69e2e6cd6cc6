// What a program looks like that uses Signals. `check.sh` looks at what becomes of the functions whose names begin with "send", and of all
// that they reach.

import Signals

public final class Chain {
  let subject = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?

  public func subscribe(_ body: @escaping (Int) -> Void) {
    subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink { body($0) }
  }

  public func send(_ value: Int) { subject.send(value) }
}

public final class CurrentValue {
  let subject = CurrentValueSubject<Int, Never>(0)
  var subscription: AnyCancellable?

  public func subscribe(_ body: @escaping (Int) -> Void) {
    subscription = subject.sink { body($0) }
  }

  public func send(_ value: Int) { subject.send(value) }
}

public final class Accumulation {
  let subject = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?

  public func subscribe(_ body: @escaping (Int) -> Void) {
    subscription = subject.scan(0) { $0 &+ $1 }.removeDuplicates().sink { body($0) }
  }

  public func send(_ value: Int) { subject.send(value) }
}
