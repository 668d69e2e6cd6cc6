#if !hasFeature(Embedded)
  extension Publisher {
    /// Combines each value with the result so far, passes the new result, and fails with what the closure throws.
    @inlinable
    public func tryScan<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
      Publishers.TryScan(
        upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
  }

  extension Publishers {
    /// A publisher of running results, or a failure. Nobody writes this type by name: it is what `tryScan` returns.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// What the first value is combined with.
      public let initialResult: Output
      /// Combines the result so far with a value.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      @inlinable
      public init(
        upstream: Upstream, initialResult: Output,
        nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
      ) {
        self.upstream = upstream
        self.initialResult = initialResult
        self.nextPartialResult = nextPartialResult
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let stage = TryScanStage<Upstream.Output, Output>(initialResult, nextPartialResult)
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }

  @usableFromInline
  struct TryScanStage<Input, Output>: Stage {
    @usableFromInline var result: Output
    @usableFromInline let nextPartialResult: (Output, Input) throws -> Output

    @inlinable static var name: StaticString { "TryScan" }

    @inlinable
    init(_ initialResult: Output, _ nextPartialResult: @escaping (Output, Input) throws -> Output) {
      result = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step<Output, any Error> {
      do {
        result = try nextPartialResult(result, input)
        return .emit(result)
      } catch {
        return .fail(error)
      }
    }
  }
#endif
