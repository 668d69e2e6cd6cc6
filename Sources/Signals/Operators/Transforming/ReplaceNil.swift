extension Publisher {
  /// Passes `output` in the place of each `nil`.
  ///
  ///     [1, nil].publisher.replaceNil(with: 0)  // 1, 0
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
