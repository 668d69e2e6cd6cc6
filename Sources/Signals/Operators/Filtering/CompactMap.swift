extension Publisher {
  /// Transforms each value, and passes what is not `nil`.
  ///
  ///     ["1", "two", "3"].publisher.compactMap { Int($0) }  // 1, 3
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher that transforms and passes some values. Nobody writes this type by name: it is what `compactMap` returns.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(downstream: subscriber, transform: transform))
    }
  }
}

extension Publishers.CompactMap {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Upstream.Output) -> Output?

    @inlinable
    init(downstream: Downstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.downstream = downstream
      self.transform = transform
    }

    @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable @inline(__always)
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let output = transform(input) else { return .max(1) }
      return downstream.receive(output)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}
