extension Publisher where Failure == Never {
  /// Makes a publisher that begins when it is told to.
  @inlinable
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A publisher that begins when it is told to. Nobody writes this type by name: it is what `makeConnectable` returns.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    @usableFromInline let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    @inlinable
    public init(upstream: Upstream) {
      inner = upstream.multicast(subject: PassthroughSubject())
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    @inlinable
    public func connect() -> any Cancellable { inner.connect() }
  }
}
