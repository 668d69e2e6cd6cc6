#if !hasFeature(Embedded)
  extension Publisher {
    /// The values as an async sequence that keeps what comes while nobody waits.
    ///
    ///     for await line in script.lines.values(buffering: .unbounded) { await run(line) }
    ///
    /// Everything is asked for at once, when iterating begins. What is kept is still given out after the end; a failure is thrown after
    /// it. A cancelled task's loop ends, and the subscription with it.
    public func values(buffering policy: AsyncBufferingPolicy) -> BufferedValues<Self> {
      BufferedValues(publisher: self, policy: policy)
    }
  }

  /// A publisher's values as an async sequence with a buffer. Nobody writes this type by name: it is what `values(buffering:)` returns.
  public struct BufferedValues<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    public typealias Failure = P.Failure

    fileprivate let publisher: P
    fileprivate let policy: AsyncBufferingPolicy

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(key: MailboxKey(publisher, policy)) }

    /// One subscription, with its buffer. Its copies share both.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = P.Output
      public typealias Failure = P.Failure

      fileprivate let key: MailboxKey<P.Output, P.Failure>

      public mutating func next() async throws(P.Failure) -> P.Output? {
        try await key.mailbox.next().get()
      }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(P.Failure) -> P.Output? {
        try await key.mailbox.next().get()
      }
    }
  }
#endif
