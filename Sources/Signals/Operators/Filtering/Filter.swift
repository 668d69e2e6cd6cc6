extension Publisher {
  /// Passes the values that fulfil a condition.
  ///
  ///     (1...5).publisher.filter { $0.isMultiple(of: 2) }  // 2, 4
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  /// A publisher that passes some values. Nobody writes this type by name: it is what `filter` returns.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let isIncluded: (Output) -> Bool

    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(downstream: subscriber, isIncluded: isIncluded))
    }
  }
}

extension Publishers.Filter {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let isIncluded: (Output) -> Bool

    @inlinable
    init(downstream: Downstream, isIncluded: @escaping (Output) -> Bool) {
      self.downstream = downstream
      self.isIncluded = isIncluded
    }

    @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    @inlinable @inline(__always)
    func receive(_ input: Output) -> Subscribers.Demand {
      isIncluded(input) ? downstream.receive(input) : .max(1)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}
