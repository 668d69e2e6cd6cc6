extension Publisher {
  /// Keeps values for which there is no demand yet.
  ///
  ///     taps.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
  ///
  /// A finish waits behind what is kept; a failure does not. A custom error comes with the next request, behind what that asks for.
  @inlinable
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// How a buffer asks its upstream.
  public enum PrefetchStrategy: Sendable {
    /// For as many values as there is room for.
    case keepFull
    /// For everything.
    case byRequest
  }

  /// What a buffer does with a value for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    /// Loses it.
    case dropNewest
    /// Keeps it, and loses the oldest one.
    case dropOldest
    /// Fails with an error, after what is kept was asked for.
    case customError(() -> Failure)
  }

  /// A publisher that keeps values until they are asked for. Nobody writes this type by name: it is what `buffer` returns.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values are kept.
    public let size: Int
    /// How the upstream is asked.
    public let prefetch: PrefetchStrategy
    /// What becomes of a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    @inlinable
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let whenFull = whenFull
      let joint = BufferJoint<Output, Failure>(size: size, prefetch, whenFull)
      let join = Join(joint, sources: 1, subscriber) { join, _, _ in
        if case .customError(let makeError) = whenFull { join.fail(makeError()) }
      }
      join.begin {
        upstream.receive(
          subscriber: Side(join, 0) { joint, input, _, outbox in
            joint.receive(&input, &outbox)
          })
      }
    }
  }
}
