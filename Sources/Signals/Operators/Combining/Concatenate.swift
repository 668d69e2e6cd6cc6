extension Publisher {
  /// Passes the values of this publisher, then those of another.
  @inlinable
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Passes the values of this publisher, then some more.
  ///
  ///     [1, 2].publisher.append(3, 4)  // 1, 2, 3, 4
  @inlinable
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Passes the values of this publisher, then the elements of a sequence.
  @inlinable
  public func append<S: Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Passes the values of another publisher, then those of this one.
  @inlinable
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Passes some values, then those of this publisher.
  ///
  ///     [3, 4].publisher.prepend(1, 2)  // 1, 2, 3, 4
  @inlinable
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Passes the elements of a sequence, then the values of this publisher.
  @inlinable
  public func prepend<S: Sequence<Output>>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }
}

extension Publishers {
  /// A publisher of one publisher's values, then another's.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher that is subscribed to when the first has finished.
    public let suffix: Suffix

    @inlinable
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let rule = ConcatenateRule<Output, Failure>()
      let suffix = suffix
      let join = Join(Succession(rule), sources: 1, subscriber) { join, _, source in
        suffix.receive(subscriber: join.succeeding(source))
      }
      join.beginWithSource { prefix.receive(subscriber: join.succeeding(SourceID(slot: 0))) }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

@usableFromInline
struct ConcatenateRule<Output, Failure: Error>: SuccessionRule {
  @usableFromInline var isSuffixLeft = true

  @inlinable static var name: StaticString { "Concatenate" }

  @inlinable
  init() {}

  @inlinable
  mutating func nextAfterFinish() -> Void? {
    defer { isSuffixLeft = false }
    return isSuffixLeft ? () : nil
  }
}
