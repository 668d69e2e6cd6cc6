// expect: witness_method Subject.send
// Nobody knows the subject's type.

import Signals

public final class Erased {
  public var subject: any Subject<Int, Never> = PassthroughSubject<Int, Never>()
  var subscription: AnyCancellable?

  public func subscribe(_ body: @escaping (Int) -> Void) {
    subscription = PassthroughSubject<Int, Never>().sink { body($0) }
  }

  public func send(_ value: Int) { subject.send(value) }
}
