extension Publisher where Output: Publisher, Output.Failure == Never {
  /// The same for publishers that cannot fail.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    let failureType = Failure.self
    return map { $0.setFailureType(to: failureType) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// The same for an upstream that cannot fail, and publishers that may.
  @inlinable
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// The same where nothing can fail; without it the other forms would be equally good.
  @inlinable
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
