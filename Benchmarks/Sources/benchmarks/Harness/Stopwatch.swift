enum Stopwatch {
  /// How long `body` takes, in nanoseconds.
  static func time(_ body: () -> Void) -> Double {
    let (seconds, attoseconds) = ContinuousClock().measure(body).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
