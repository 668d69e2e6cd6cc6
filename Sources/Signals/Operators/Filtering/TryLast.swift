#if !hasFeature(Embedded)
  extension Publisher {
    /// Passes the last value that fulfils a condition, when the upstream finishes, and fails with what the condition throws.
    @inlinable
    public func tryLast(
      where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryLastWhere<Self> {
      Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
  }

  extension Publishers {
    /// A publisher of the last value that fulfils a condition. Nobody writes this type by name: it is what `tryLast(where:)` returns.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
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
        let reducer = LastReducer<Output, Failure>("TryLastWhere", predicate)
        upstream.receive(tryingSubscriber: Reduction(reducer, subscriber))
      }
    }
  }
#endif
