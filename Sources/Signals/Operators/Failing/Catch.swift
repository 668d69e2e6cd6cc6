extension Publisher {
  /// Goes on with another publisher after a failure.
  ///
  ///     service.photo(id).catch { _ in Just(placeholder) }
  ///
  /// - Parameter handler: Makes the other publisher of the failure. Its own failure ends everything.
  @inlinable
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// A publisher that goes on after a failure. Nobody writes this type by name: it is what `catch` returns.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the other publisher of the failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    @inlinable
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let rule = CatchRule<Output, Upstream.Failure, Failure>()
      let handler = handler
      let join = Join(Succession(rule), sources: 1, subscriber) { join, failure, source in
        handler(failure).receive(subscriber: join.succeeding(source))
      }
      join.beginWithSource {
        upstream.receive(
          subscriber: join.succeeding(SourceID(slot: 0)) { (_, failure: Upstream.Failure, outbox) in
            outbox.work(failure)
          })
      }
    }
  }
}

@usableFromInline
struct CatchRule<Output, UpstreamFailure: Error, Failure: Error>: SuccessionRule {
  @usableFromInline typealias Next = UpstreamFailure

  @inlinable static var name: StaticString { "Catch" }

  @inlinable
  init() {}

  @inlinable
  mutating func nextAfterFinish() -> UpstreamFailure? { nil }
}
