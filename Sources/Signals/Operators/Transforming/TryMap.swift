#if !hasFeature(Embedded)
  extension Publisher {
    /// Transforms each value with a closure that may fail, and fails with what it throws.
    ///
    ///     ["1", "x"].publisher.tryMap { try parse($0) }  // 1, then the failure
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T>
    {
      Publishers.TryMap(upstream: self, transform: transform)
    }
  }

  extension Publishers {
    /// A publisher that transforms each value, or fails. Nobody writes this type by name: it is what `tryMap` returns.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// Makes an output of each value, or throws.
      public let transform: (Upstream.Output) throws -> Output

      @inlinable
      public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
        self.upstream = upstream
        self.transform = transform
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let stage = TryMapStage<Upstream.Output, Output, Failure>(transform)
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }
#endif

extension Publisher {
  /// Transforms each value with a closure that may fail in one way only, which is the upstream's if that can fail.
  ///
  ///     texts.tryMap(throwing: Misprint.self) { text throws(Misprint) in
  ///       try parse(text)
  ///     }
  ///
  /// The kind of failure stays known, so this also exists in Embedded Swift. It has a label, because a closure that throws nothing
  /// would fit an overload of `tryMap(_:)` as well as the original. A closure has to say what it throws, a function does not.
  @inlinable
  public func tryMap<T>(
    throwing: Failure.Type, _ transform: @escaping (Output) throws(Failure) -> T
  ) -> Publishers.TypedTryMap<Self, T> {
    Publishers.TypedTryMap(upstream: self, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Transforms each value with a closure that may fail in one way only, which is the upstream's if that can fail.
  @inlinable
  public func tryMap<T, E: Error>(
    throwing: E.Type, _ transform: @escaping (Output) throws(E) -> T
  ) -> Publishers.TypedTryMap<Publishers.SetFailureType<Self, E>, T> {
    setFailureType(to: E.self).tryMap(throwing: E.self, transform)
  }
}

extension Publishers {
  /// The form of `TryMap` with a concrete failure. Nobody writes this type by name: it is what `tryMap(throwing:_:)` returns.
  public struct TypedTryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes an output of each value, or throws.
    public let transform: (Upstream.Output) throws(Upstream.Failure) -> Output

    @inlinable
    public init(
      upstream: Upstream, transform: @escaping (Upstream.Output) throws(Upstream.Failure) -> Output
    ) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = TryMapStage<Upstream.Output, Output, Failure>(transform)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

@usableFromInline
struct TryMapStage<Input, Output, Failure: Error>: Stage {
  @usableFromInline let transform: (Input) throws(Failure) -> Output

  @inlinable static var name: StaticString { "TryMap" }
  @inlinable static var isOpenFromTheStart: Bool { true }

  @inlinable
  init(_ transform: @escaping (Input) throws(Failure) -> Output) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Output, Failure> {
    do throws(Failure) {
      return .emit(try transform(input))
    } catch {
      return .fail(error)
    }
  }
}
