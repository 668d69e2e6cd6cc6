extension Publisher {
  /// Combines all values, and passes the result when the upstream finishes.
  ///
  ///     (1...4).publisher.reduce(0) { $0 + $1 }  // 10
  @inlinable
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

#if !hasFeature(Embedded)
  extension Publisher {
    /// The same with a closure that may fail.
    @inlinable
    public func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
      Publishers.TryReduce(
        upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
  }
#endif

extension Publishers {
  /// A publisher of one result of all values. Nobody writes this type by name: it is what `reduce` returns.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    @inlinable
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let reducer = ReduceReducer<Upstream.Output, Output, Failure>(
        "Reduce", initial, nextPartialResult)
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

#if !hasFeature(Embedded)
  extension Publishers {
    /// A publisher of one result of all values. Nobody writes this type by name: it is what `tryReduce` returns.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      public let upstream: Upstream
      public let initial: Output
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      @inlinable
      public init(
        upstream: Upstream, initial: Output,
        nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
      ) {
        self.upstream = upstream
        self.initial = initial
        self.nextPartialResult = nextPartialResult
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let reducer = ReduceReducer<Upstream.Output, Output, Failure>(
          "TryReduce", initial, nextPartialResult)
        upstream.receive(tryingSubscriber: Reduction(reducer, subscriber))
      }
    }
  }
#endif

@usableFromInline
struct ReduceReducer<Input, Output, Failure: Error>: Reducer {
  @usableFromInline let name: StaticString
  @usableFromInline var partialResult: Output
  @usableFromInline let nextPartialResult: (Output, Input) throws(Failure) -> Output

  @inlinable static var name: StaticString { "Reduce" }

  @inlinable
  init(
    _ name: StaticString, _ initial: Output,
    _ nextPartialResult: @escaping (Output, Input) throws(Failure) -> Output
  ) {
    self.name = name
    partialResult = initial
    self.nextPartialResult = nextPartialResult
  }

  @inlinable var result: Output? { partialResult }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Progress<Failure> {
    do throws(Failure) {
      partialResult = try nextPartialResult(partialResult, input)
      return .open
    } catch {
      return .failed(error)
    }
  }
}
