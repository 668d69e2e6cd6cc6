#if !hasFeature(Embedded)
  extension Publisher {
    /// The values as an async sequence, which throws the failure.
    ///
    ///     for try await page in pages.values { show(page) }
    ///
    /// One value is asked for at a time: what a subject sends while nobody waits is lost. For nothing to be lost, say what to keep
    /// with `values(buffering:)`. A cancelled task's loop ends, and the subscription with it.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
  }

  /// A publisher's values as an async sequence, which throws the failure.
  public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// The values of a publisher, as `values` gives them.
    public init(_ publisher: P) {
      self.publisher = publisher
    }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(key: MailboxKey(publisher)) }

    /// One subscription, which asks for a value at each call of `next`. Its copies share it.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = P.Output

      fileprivate let key: MailboxKey<P.Output, P.Failure>

      public mutating func next() async throws -> P.Output? { try await key.mailbox.next().get() }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(any Error) -> P.Output? {
        try await key.mailbox.next().get()
      }
    }
  }
#endif
