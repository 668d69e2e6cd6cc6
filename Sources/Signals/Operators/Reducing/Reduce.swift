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

extension Publishers {
  /// A publisher of one result of all values. Nobody writes this type by name: it is what `reduce` returns.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the first value is combined with.
    public let initial: Output
    /// Combines the result so far with a value.
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
      let reducer = ReduceReducer<Upstream.Output, Output, Failure>(initial, nextPartialResult)
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

/// Apart from the throwing one, because converting a closure that does not throw costs a call for each value.
@usableFromInline
struct ReduceReducer<Input, Output, Failure: Error>: Reducer {
  @usableFromInline var partialResult: Output
  @usableFromInline let nextPartialResult: (Output, Input) -> Output

  @inlinable static var name: StaticString { "Reduce" }

  @inlinable
  init(_ initial: Output, _ nextPartialResult: @escaping (Output, Input) -> Output) {
    partialResult = initial
    self.nextPartialResult = nextPartialResult
  }

  @inlinable var result: Output? { partialResult }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Progress<Failure> {
    partialResult = nextPartialResult(partialResult, input)
    return .open
  }
}
