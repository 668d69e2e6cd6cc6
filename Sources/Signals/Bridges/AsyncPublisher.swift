#if !hasFeature(Embedded)
  extension Publisher where Failure == Never {
    /// The values as an async sequence.
    ///
    ///     for await route in coordinator.routes.values { await show(route) }
    ///
    /// One value is asked for at a time: what a subject sends while nobody waits is lost. For nothing to be lost, say what to keep
    /// with `values(buffering:)`. A cancelled task's loop ends, and the subscription with it.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
  }

  /// A publisher's values as an async sequence.
  public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
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

      fileprivate let key: MailboxKey<P.Output, Never>

      public mutating func next() async -> P.Output? { await key.mailbox.next().get() }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
        await key.mailbox.next().get()
      }
    }
  }
#endif
