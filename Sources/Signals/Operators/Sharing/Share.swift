extension Publisher {
  /// Serves all subscribers from one subscription to this publisher, which begins with the first and is cancelled with the last.
  ///
  ///     let posts = service.posts().share()  // one request, however many look
  ///
  /// A subscriber that comes late gets what is sent from then on. For one that needs what was sent before, see `share(replay:)`.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}

extension Publishers {
  /// A publisher that serves all subscribers from one subscription. Nobody writes this type by name: it is what `share` returns.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
  }
}
