// expect: check for exclusive access
// Something may reach the property while it is being changed.

import Signals

public final class Counting {
  let subject = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?
  public var total = 0

  public func subscribe(_ body: @escaping (Int) -> Void) {
    subscription = subject.sink { [unowned self] value in add(&total, value, body) }
  }

  public func send(_ value: Int) { subject.send(value) }
}

@inline(never)
func add(_ total: inout Int, _ value: Int, _ body: (Int) -> Void) {
  total += value
  body(total)
}
