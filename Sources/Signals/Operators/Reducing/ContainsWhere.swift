extension Publisher {
  /// Passes true with the first value that fulfils a condition, or false when the upstream finishes.
  @inlinable
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}

#if !hasFeature(Embedded)
  extension Publisher {
    /// The same with a condition that may fail.
    @inlinable
    public func tryContains(
      where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
      Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
  }
#endif

extension Publishers {
  /// A publisher of whether a value fulfilled a condition. Nobody writes this type by name: it is what `contains(where:)` returns.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let reducer = SearchReducer<Upstream.Output, Failure>(
        "ContainsWhere", for: true, predicate)
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

#if !hasFeature(Embedded)
  extension Publishers {
    /// A publisher of whether a value fulfilled a condition. Nobody writes this type by name: it is what `tryContains(where:)` returns.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Bool
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The condition.
      public let predicate: (Upstream.Output) throws -> Bool

      @inlinable
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let reducer = SearchReducer<Upstream.Output, Failure>(
          "TryContainsWhere", for: true, predicate)
        upstream.receive(tryingSubscriber: Reduction(reducer, subscriber))
      }
    }
  }
#endif
