public import Signals

/// Time, which passes only here.
extension HeadlessApp {
  /// Lets time pass, and runs what falls due.
  public func advance(by interval: Time.Stride) {
    clock.advance(by: interval)
  }

  /// Lets time pass until nothing goes on by itself, at most so long.
  ///
  /// - Returns: whether that was reached.
  public func advanceUntilIdle(limit: Time.Stride = .seconds(60)) -> Bool {
    let end = clock.now.advanced(by: limit)
    while !isIdle, let next = clock.nextDate, next <= end {
      clock.advance(to: next)
    }
    return isIdle
  }

  /// Lets time pass until something is so, at most so long; it is asked after each thing that happens.
  ///
  ///     app.advance(until: { app.count(ofPrefix: "post") == 12 }, within: .seconds(5))
  ///
  /// - Returns: whether it is so.
  @discardableResult
  public func advance(until condition: () -> Bool, within limit: Time.Stride) -> Bool {
    let end = clock.now.advanced(by: limit)
    while !condition() {
      guard clock.now < end else { return false }
      clock.advance(to: clock.nextDate.map { min($0, end) } ?? end)
    }
    return true
  }
}
