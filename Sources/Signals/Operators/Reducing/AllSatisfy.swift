extension Publisher {
  /// Passes false with the first value that does not fulfil a condition, or true when the upstream finishes.
  @inlinable
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

#if !hasFeature(Embedded)
  extension Publisher {
    /// The same with a condition that may fail.
    @inlinable
    public func tryAllSatisfy(
      _ predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryAllSatisfy<Self> {
      Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
  }
#endif

extension Publishers {
  /// A publisher of whether all values fulfilled a condition. Nobody writes this type by name: it is what `allSatisfy` returns.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
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
        "AllSatisfy", for: false, predicate)
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

#if !hasFeature(Embedded)
  extension Publishers {
    /// A publisher of whether all values fulfilled a condition. Nobody writes this type by name: it is what `tryAllSatisfy` returns.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
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
          "TryAllSatisfy", for: false, predicate)
        upstream.receive(tryingSubscriber: Reduction(reducer, subscriber))
      }
    }
  }
#endif
