// expect: unspecialised call
// A generic function that is not specialised for its caller.

import Signals

public final class Generic {
  let subject = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?

  public func subscribe(_ body: @escaping (Int) -> Void) {
    subscription = subject.sink { body($0) }
  }

  public func send(_ value: Int) { hand(value, to: subject) }
}

@inline(never) @_semantics("optimize.sil.specialize.generic.never")
func hand<S: Subject>(_ value: S.Output, to subject: S) { subject.send(value) }
