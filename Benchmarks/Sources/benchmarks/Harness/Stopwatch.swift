import Foundation

enum Stopwatch {
  /// How long `body` takes, in nanoseconds.
  static func time(_ body: () -> Void) -> Double {
    time(CLOCK_MONOTONIC, body)
  }

  /// How long this thread works in `body`, in nanoseconds: what other programs do meanwhile does not count.
  static func threadTime(_ body: () -> Void) -> Double {
    time(CLOCK_THREAD_CPUTIME_ID, body)
  }

  private static func time(_ clock: clockid_t, _ body: () -> Void) -> Double {
    let start = now(clock)
    body()
    return now(clock) - start
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
