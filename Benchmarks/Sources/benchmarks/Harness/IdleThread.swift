import Dispatch
import Foundation

/// A second thread that only lives.
///
/// With a single thread the C library's allocator takes short cuts that no real program gets.
final class IdleThread {
  private let end = DispatchSemaphore(value: 0)

  init() {
    let isThere = DispatchSemaphore(value: 0)
    let end = end
    Thread.detachNewThread {
      isThere.signal()
      end.wait()
    }
    isThere.wait()
  }

  deinit { end.signal() }
}
