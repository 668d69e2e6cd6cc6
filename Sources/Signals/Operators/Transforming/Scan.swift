extension Publisher {
  /// Combines each value with the result so far, and passes the new result.
  ///
  ///     (1...4).publisher.scan(0) { $0 + $1 }  // 1, 3, 6, 10
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of running results. Nobody writes this type by name: it is what `scan` returns.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = ScanStage<Upstream.Output, Output, Failure>(initialResult, nextPartialResult)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

@usableFromInline
struct ScanStage<Input, Output, Failure: Error>: Stage {
  @usableFromInline var result: Output
  @usableFromInline let nextPartialResult: (Output, Input) -> Output

  @inlinable static var name: StaticString { "Scan" }

  @inlinable
  init(_ initialResult: Output, _ nextPartialResult: @escaping (Output, Input) -> Output) {
    result = initialResult
    self.nextPartialResult = nextPartialResult
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Output, Failure> {
    result = nextPartialResult(result, input)
    return .emit(result)
  }
}
