extension Publisher {
  /// Passes the values that fulfil a condition.
  ///
  ///     (1...5).publisher.filter { $0.isMultiple(of: 2) }  // 2, 4
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  /// A publisher that passes some values. Nobody writes this type by name: it is what `filter` returns.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Which values pass.
    public let isIncluded: (Output) -> Bool

    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Relay(FilterStage<Output, Failure>(isIncluded), subscriber))
    }
  }
}

@usableFromInline
struct FilterStage<Input, Failure: Error>: Stage {
  @usableFromInline let isIncluded: (Input) -> Bool

  @inlinable static var name: StaticString { "Filter" }

  @inlinable
  init(_ isIncluded: @escaping (Input) -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Input, Failure> {
    isIncluded(input) ? .emit(input) : .skip
  }
}
