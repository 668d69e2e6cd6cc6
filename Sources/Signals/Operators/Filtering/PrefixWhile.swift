extension Publisher {
  /// Passes values as long as they fulfil a condition, and finishes with the first that does not, without passing it.
  ///
  ///     [1, 2, 9, 1].publisher.prefix { $0 < 5 }  // 1, 2
  @inlinable
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }
}

#if !hasFeature(Embedded)
  extension Publisher {
    /// The same with a condition that may fail.
    @inlinable
    public func tryPrefix(
      while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
      Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
  }
#endif

extension Publishers {
  /// A publisher of values up to a condition. Nobody writes this type by name: it is what `prefix(while:)` returns.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// True for what passes; false ends it.
    public let predicate: (Upstream.Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = PrefixWhileStage<Output, Failure>("PrefixWhile", predicate)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

#if !hasFeature(Embedded)
  extension Publishers {
    /// A publisher of values up to a condition. Nobody writes this type by name: it is what `tryPrefix(while:)` returns.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// True for what passes; false ends it.
      public let predicate: (Upstream.Output) throws -> Bool

      @inlinable
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let stage = PrefixWhileStage<Output, Failure>("TryPrefixWhile", predicate)
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }
#endif

@usableFromInline
struct PrefixWhileStage<Input, Failure: Error>: Stage {
  @usableFromInline let name: StaticString
  @usableFromInline let predicate: (Input) throws(Failure) -> Bool

  @inlinable static var name: StaticString { "PrefixWhile" }

  @inlinable
  init(_ name: StaticString, _ predicate: @escaping (Input) throws(Failure) -> Bool) {
    self.name = name
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Input, Failure> {
    do throws(Failure) {
      return try predicate(input) ? .emit(input) : .finish
    } catch {
      return .fail(error)
    }
  }
}
