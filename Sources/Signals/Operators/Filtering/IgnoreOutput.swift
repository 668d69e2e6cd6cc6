extension Publisher {
  /// Drops all values, and passes the end.
  @inlinable
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers {
  /// A publisher of the end alone. Nobody writes this type by name: it is what `ignoreOutput` returns.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: IgnoringRelay<Upstream.Output, S>(subscriber))
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

/// It takes all values there are, whatever the downstream asks for: nothing comes of it.
@usableFromInline
final class IgnoringRelay<Input, Downstream: Subscriber>: RelayBase, Subscriber
where Downstream.Input == Never {
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ downstream: Downstream) {
    self.downstream = downstream
    super.init()
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard start(subscription) else { return }
    downstream.receive(subscription: self)
    if isLive { subscription.request(.unlimited) }
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand { .none }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    if end() { downstream.receive(completion: completion) }
  }

  @inlinable
  override func request(_ demand: Subscribers.Demand) {}
}

#if !hasFeature(Embedded)
  extension IgnoringRelay: CustomStringConvertible {
    @usableFromInline var description: String { "IgnoreOutput" }
  }
#endif
