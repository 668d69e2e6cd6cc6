extension Publisher {
  /// Subscribes anew after a failure, so many times.
  ///
  ///     Deferred { service.profile(name) }.retry(2)  // three attempts
  ///
  /// - Parameter retries: At least 0.
  @inlinable
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers {
  /// A publisher that tries again after a failure. Nobody writes this type by name: it is what `retry` returns.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Nil: as often as it fails.
    public let retries: Int?

    @inlinable
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let upstream = upstream
      let rule = RetryRule<Output, Failure>(retries)
      let join = Join(Succession(rule), sources: 1, subscriber) { join, _, source in
        upstream.receive(subscriber: join.retrying(source))
      }
      join.beginWithSource { upstream.receive(subscriber: join.retrying(SourceID(slot: 0))) }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

@usableFromInline
struct RetryRule<Output, Failure: Error>: SuccessionRule {
  @usableFromInline var remaining: Int?

  @inlinable static var name: StaticString { "Retry" }

  @inlinable
  init(_ retries: Int?) {
    remaining = retries
  }

  @inlinable
  mutating func nextAfterFinish() -> Void? { nil }
}

extension Join {
  @inlinable
  func retrying<Output, Failure>(
    _ source: SourceID
  ) -> Side<J, Downstream, Output, Failure> where J == Succession<RetryRule<Output, Failure>> {
    succeeding(source) { joint, failure, outbox in
      guard let remaining = joint.rule.remaining else { return outbox.work(()) }
      guard remaining > 0 else { return outbox.complete(.failure(failure)) }
      joint.rule.remaining = remaining - 1
      outbox.work(())
    }
  }
}
