#if !hasFeature(Embedded)
  extension Publisher {
    /// Passes the smallest value by an order that may fail, when the upstream finishes; of equal ones, the first.
    @inlinable
    public func tryMin(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
      tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Passes the largest value by an order that may fail, when the upstream finishes; of equal ones, the first.
    @inlinable
    public func tryMax(
      by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
      Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
  }

  extension Publishers {
    /// A publisher of the largest value by some order. Nobody writes this type by name: it is what `tryMin` and `tryMax` return.
    public struct TryComparison<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// The order by which values are compared.
      public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

      @inlinable
      public init(
        upstream: Upstream,
        areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
      ) {
        self.upstream = upstream
        self.areInIncreasingOrder = areInIncreasingOrder
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let reducer = ComparisonReducer<Output, Failure>("TryComparison", areInIncreasingOrder)
        upstream.receive(tryingSubscriber: Reduction(reducer, subscriber))
      }
    }
  }
#endif
