extension Publisher {
  /// Transforms each value, and passes what is not `nil`.
  ///
  ///     ["1", "two", "3"].publisher.compactMap { Int($0) }  // 1, 3
  @inlinable
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher that transforms and passes some values. Nobody writes this type by name: it is what `compactMap` returns.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes an output of each value, or nil.
    public let transform: (Upstream.Output) -> Output?

    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = CompactMapStage<Upstream.Output, Output, Failure>(transform)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

@usableFromInline
struct CompactMapStage<Input, Output, Failure: Error>: Stage {
  @usableFromInline let transform: (Input) -> Output?

  @inlinable static var name: StaticString { "CompactMap" }

  @inlinable
  init(_ transform: @escaping (Input) -> Output?) {
    self.transform = transform
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Output, Failure> {
    transform(input).map { .emit($0) } ?? .skip
  }
}
