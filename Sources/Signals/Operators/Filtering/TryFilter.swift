#if !hasFeature(Embedded)
  extension Publisher {
    /// Passes the values that fulfil a condition, and fails with what it throws.
    @inlinable
    public func tryFilter(
      _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Self> {
      Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }
  }

  extension Publishers {
    /// A publisher that passes some values, or fails. Nobody writes this type by name: it is what `tryFilter` returns.
    public struct TryFilter<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// Which values pass.
      public let isIncluded: (Upstream.Output) throws -> Bool

      @inlinable
      public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
        self.upstream = upstream
        self.isIncluded = isIncluded
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let stage = TryFilterStage<Output, Failure>(isIncluded)
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }
#endif

extension Publisher {
  /// Passes the values that fulfil a condition, which may fail in one way only, the upstream's if that can fail.
  ///
  ///     texts.tryFilter(throwing: Misprint.self) { text throws(Misprint) in
  ///       try check(text)
  ///     }
  ///
  /// The kind of failure stays known, so this also exists in Embedded Swift. It has a label, because a closure that throws nothing
  /// would fit an overload of `tryFilter(_:)` as well as the original. A closure has to say what it throws, a function does not.
  @inlinable
  public func tryFilter(
    throwing: Failure.Type, _ isIncluded: @escaping (Output) throws(Failure) -> Bool
  ) -> Publishers.TypedTryFilter<Self> {
    Publishers.TypedTryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publisher where Failure == Never {
  /// Passes the values that fulfil a condition, which may fail in one way only, the upstream's if that can fail.
  @inlinable
  public func tryFilter<E: Error>(
    throwing: E.Type, _ isIncluded: @escaping (Output) throws(E) -> Bool
  ) -> Publishers.TypedTryFilter<Publishers.SetFailureType<Self, E>> {
    setFailureType(to: E.self).tryFilter(throwing: E.self, isIncluded)
  }
}

extension Publishers {
  /// The form of `TryFilter` with a concrete failure. Nobody writes this type by name: it is what `tryFilter(throwing:_:)` returns.
  public struct TypedTryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Which values pass.
    public let isIncluded: (Upstream.Output) throws(Upstream.Failure) -> Bool

    @inlinable
    public init(
      upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws(Upstream.Failure) -> Bool
    ) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = TryFilterStage<Output, Failure>(isIncluded)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

@usableFromInline
struct TryFilterStage<Input, Failure: Error>: Stage {
  @usableFromInline let isIncluded: (Input) throws(Failure) -> Bool

  @inlinable static var name: StaticString { "TryFilter" }

  @inlinable
  init(_ isIncluded: @escaping (Input) throws(Failure) -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Input, Failure> {
    do throws(Failure) {
      return try isIncluded(input) ? .emit(input) : .skip
    } catch {
      return .fail(error)
    }
  }
}
