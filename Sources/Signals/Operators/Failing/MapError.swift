extension Publisher {
  /// Transforms the failure.
  ///
  ///     posts.mapError { ScreenError(cause: $0) }
  @inlinable
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publishers {
  /// A publisher of another kind of failure. Nobody writes this type by name: it is what `mapError` returns.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes another failure of the upstream's.
    public let transform: (Upstream.Failure) -> Failure

    @inlinable
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: FailureConversion("MapError", subscriber, transform))
    }
  }
}
