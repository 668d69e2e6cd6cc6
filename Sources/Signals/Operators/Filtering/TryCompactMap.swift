#if !hasFeature(Embedded)
  extension Publisher {
    /// Transforms each value, passes what is not `nil`, and fails with what the closure throws.
    @inlinable
    public func tryCompactMap<T>(
      _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
      Publishers.TryCompactMap(upstream: self, transform: transform)
    }
  }

  extension Publishers {
    /// A publisher that transforms and passes some values, or fails. Nobody writes this type by name: it is what `tryCompactMap` returns.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// Makes an output of each value, or nil, or throws.
      public let transform: (Upstream.Output) throws -> Output?

      @inlinable
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
        self.upstream = upstream
        self.transform = transform
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let stage = TryCompactMapStage<Upstream.Output, Output, Failure>(transform)
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }
#endif

extension Publisher {
  /// Transforms each value, and passes what is not `nil`; the closure may fail in one way only, the upstream's if that can fail.
  ///
  ///     texts.tryCompactMap(throwing: Misprint.self) { text throws(Misprint) in
  ///       try find(text)
  ///     }
  ///
  /// The kind of failure stays known, so this also exists in Embedded Swift. It has a label, because a closure that throws nothing
  /// would fit an overload of `tryCompactMap(_:)` as well as the original. A closure has to say what it throws, a function does not.
  @inlinable
  public func tryCompactMap<T>(
    throwing: Failure.Type, _ transform: @escaping (Output) throws(Failure) -> T?
  ) -> Publishers.TypedTryCompactMap<Self, T> {
    Publishers.TypedTryCompactMap(upstream: self, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Transforms each value, and passes what is not `nil`; the closure may fail in one way only, the upstream's if that can fail.
  @inlinable
  public func tryCompactMap<T, E: Error>(
    throwing: E.Type, _ transform: @escaping (Output) throws(E) -> T?
  ) -> Publishers.TypedTryCompactMap<Publishers.SetFailureType<Self, E>, T> {
    setFailureType(to: E.self).tryCompactMap(throwing: E.self, transform)
  }
}

extension Publishers {
  /// The form of `TryCompactMap` with a concrete failure. Nobody writes this type by name: it is what `tryCompactMap(throwing:_:)` returns.
  public struct TypedTryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes an output of each value, or nil, or throws.
    public let transform: (Upstream.Output) throws(Upstream.Failure) -> Output?

    @inlinable
    public init(
      upstream: Upstream, transform: @escaping (Upstream.Output) throws(Upstream.Failure) -> Output?
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = TryCompactMapStage<Upstream.Output, Output, Failure>(transform)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

@usableFromInline
struct TryCompactMapStage<Input, Output, Failure: Error>: Stage {
  @usableFromInline let transform: (Input) throws(Failure) -> Output?

  @inlinable static var name: StaticString { "TryCompactMap" }

  @inlinable
  init(_ transform: @escaping (Input) throws(Failure) -> Output?) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Output, Failure> {
    do throws(Failure) {
      return try transform(input).map { .emit($0) } ?? .skip
    } catch {
      return .fail(error)
    }
  }
}
