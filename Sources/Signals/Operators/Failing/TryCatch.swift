#if !hasFeature(Embedded)
  extension Publisher {
    /// Goes on with another publisher after a failure, or fails with another error.
    ///
    /// - Parameter handler: Makes the other publisher of the failure, or throws.
    @inlinable
    public func tryCatch<P: Publisher>(
      _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
      Publishers.TryCatch(upstream: self, handler: handler)
    }
  }

  extension Publishers {
    /// A publisher that goes on after a failure. Nobody writes this type by name: it is what `tryCatch` returns.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// Makes the other publisher of the failure, or throws.
      public let handler: (Upstream.Failure) throws -> NewPublisher

      @inlinable
      public init(
        upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
      ) {
        self.upstream = upstream
        self.handler = handler
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == any Error {
        let rule = TryCatchRule<Output, Upstream.Failure>()
        let handler = handler
        let join = Join(Succession(rule), sources: 1, subscriber) { join, failure, source in
          do {
            try handler(failure).receive(
              subscriber: join.succeeding(source) { (_, failure: NewPublisher.Failure, outbox) in
                outbox.complete(.failure(failure))
              })
          } catch {
            join.fail(error)
          }
        }
        join.beginWithSource {
          upstream.receive(
            subscriber: join.succeeding(SourceID(slot: 0)) {
              (_, failure: Upstream.Failure, outbox) in outbox.work(failure)
            })
        }
      }
    }
  }

  @usableFromInline
  struct TryCatchRule<Output, UpstreamFailure: Error>: SuccessionRule {
    @usableFromInline typealias Failure = any Error
    @usableFromInline typealias Next = UpstreamFailure

    @inlinable static var name: StaticString { "TryCatch" }

    @inlinable
    init() {}

    @inlinable
    mutating func nextAfterFinish() -> UpstreamFailure? { nil }
  }
#endif
