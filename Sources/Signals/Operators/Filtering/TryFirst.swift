#if !hasFeature(Embedded)
  extension Publisher {
    /// Passes the first value that fulfils a condition, finishes with it, and fails with what the condition throws.
    @inlinable
    public func tryFirst(
      where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFirstWhere<Self> {
      Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }
  }

  extension Publishers {
    /// A publisher of the first value that fulfils a condition. Nobody writes this type by name: it is what `tryFirst(where:)` returns.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
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
        let reducer = FirstReducer<Output, Failure>("TryFirst", predicate)
        upstream.receive(tryingSubscriber: Reduction(reducer, subscriber))
      }
    }
  }
#endif
