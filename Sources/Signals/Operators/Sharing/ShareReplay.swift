extension Publisher {
  /// Serves all subscribers from one subscription to this publisher, and gives a late one the latest values first.
  ///
  ///     let profile = service.profile(name).share(replay: 1)
  ///
  /// After the completion a subscriber gets the latest values and the completion. When the last subscriber cancels, the
  /// subscription is cancelled and the values are forgotten; the next subscriber begins anew.
  ///
  /// - Parameter count: How many values are kept, at least 0.
  public func share(replay count: Int) -> Publishers.ShareReplay<Self> {
    Publishers.ShareReplay(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher that shares a subscription and the latest values. Nobody writes this type by name: it is what `share(replay:)` returns.
  public final class ShareReplay<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let inner: Autoconnect<Multicast<Upstream, ReplaySubject<Output, Failure>>>

    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "A number of values is never negative")
      inner = Multicast(upstream: upstream, renewsSubject: true) { ReplaySubject(count) }
        .autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }
  }
}
