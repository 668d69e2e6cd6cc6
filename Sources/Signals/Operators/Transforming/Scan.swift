extension Publisher {
  /// Combines each value with the result so far, and passes the new result.
  ///
  ///     (1...4).publisher.scan(0) { $0 + $1 }  // 1, 3, 6, 10
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of running results. Nobody writes this type by name: it is what `scan` returns.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initialResult: Output
    /// Combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(self, subscriber))
    }
  }
}

extension Publishers.Scan {
  /// It has a result to keep, and nothing that an upstream could corrupt: it hands on the upstream's own subscription (rule R14).
  @usableFromInline
  final class Inner<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline let downstream: Downstream
    /// Belongs to who delivers: calls from upstream are serial (rule R1).
    @exclusivity(unchecked) @usableFromInline var result: Output
    @usableFromInline let nextPartialResult: (Output, Upstream.Output) -> Output

    @inlinable
    init(_ scan: Publishers.Scan<Upstream, Output>, _ downstream: Downstream) {
      self.downstream = downstream
      result = scan.initialResult
      nextPartialResult = scan.nextPartialResult
    }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable @inline(__always)
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      let next = nextPartialResult(result, input)
      result = next
      return downstream.receive(next)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

#if !hasFeature(Embedded)
  extension Publishers.Scan.Inner: CustomStringConvertible {
    @usableFromInline var description: String { "Scan" }
  }
#endif
