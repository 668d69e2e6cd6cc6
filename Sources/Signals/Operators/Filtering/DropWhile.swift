extension Publisher {
  /// Drops values as long as they fulfil a condition, then passes all.
  ///
  ///     [1, 2, 9, 1].publisher.drop { $0 < 5 }  // 9, 1
  @inlinable
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}

#if !hasFeature(Embedded)
  extension Publisher {
    /// The same with a condition that may fail.
    @inlinable
    public func tryDrop(
      while predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryDropWhile<Self> {
      Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
  }
#endif

extension Publishers {
  /// A publisher of values from a condition on. Nobody writes this type by name: it is what `drop(while:)` returns.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// True for what is dropped, until it is false.
    public let predicate: (Upstream.Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = DropWhileStage<Output, Failure>("DropWhile", predicate)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

#if !hasFeature(Embedded)
  extension Publishers {
    /// A publisher of values from a condition on. Nobody writes this type by name: it is what `tryDrop(while:)` returns.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// True for what is dropped, until it is false.
      public let predicate: (Upstream.Output) throws -> Bool

      @inlinable
      public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.predicate = predicate
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let stage = DropWhileStage<Output, Failure>("TryDropWhile", predicate)
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }
#endif

@usableFromInline
struct DropWhileStage<Input, Failure: Error>: Stage {
  @usableFromInline let name: StaticString
  @usableFromInline let predicate: (Input) throws(Failure) -> Bool
  @usableFromInline var isDropping = true

  @inlinable static var name: StaticString { "DropWhile" }

  @inlinable
  init(_ name: StaticString, _ predicate: @escaping (Input) throws(Failure) -> Bool) {
    self.name = name
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Input, Failure> {
    guard isDropping else { return .emit(input) }
    do throws(Failure) {
      if try predicate(input) { return .skip }
      isDropping = false
      return .emit(input)
    } catch {
      return .fail(error)
    }
  }
}
