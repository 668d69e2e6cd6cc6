import Dispatch
import Foundation
import Testing

/// Carries something over to another thread that the compiler would not let go there: the tests of run-time safety do on purpose
/// what Swift 6 forbids.
struct Smuggled<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Runs a closure on several threads at once, and waits for all of them.
func onThreads(_ count: Int, _ body: @escaping @Sendable (_ index: Int) -> Void) {
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread {
      body(index)
      group.leave()
    }.start()
  }
  group.wait()
}

/// Fails the test, instead of hanging, if a closure does not return: run with it what might deadlock.
func withWatchdog(
  _ sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping () -> Void
) {
  let body = Smuggled(body)
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    body.value()
    done.signal()
  }
  thread.stackSize = 1 << 20
  thread.start()
  // Under the thread sanitizer, beside all other tests, on two cores, a minute was not enough.
  if done.wait(timeout: .now() + 300) == .timedOut {
    Issue.record("Still running after five minutes: a deadlock", sourceLocation: sourceLocation)
  }
}

/// A number for the thread that asks.
func currentThread() -> UInt {
  UInt(bitPattern: ObjectIdentifier(Thread.current))
}
