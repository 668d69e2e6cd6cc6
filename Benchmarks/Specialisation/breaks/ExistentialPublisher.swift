// expect: unspecialised call of Publisher<>.sink
// Nobody knows the publisher's type: what it stores is unspecialised.

import Signals

public final class Erased {
  let subject = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?

  public func subscribe(_ body: @escaping (Int) -> Void) {
    subscription = hidden().sink { body($0) }
  }

  @inline(never) @_optimize(none)
  func hidden() -> any Publisher<Int, Never> { subject }

  public func send(_ value: Int) { subject.send(value) }
}
