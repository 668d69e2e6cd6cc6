extension Publisher {
  /// Passes each value together with the one before it, from the second value on.
  ///
  ///     [1, 2, 3].publisher.pairwise()  // (1, 2), (2, 3)
  @inlinable
  public func pairwise() -> Publishers.Pairwise<Self> {
    Publishers.Pairwise(upstream: self)
  }
}

extension Publishers {
  /// A publisher of pairs of neighbours. Nobody writes this type by name: it is what `pairwise` returns.
  public struct Pairwise<Upstream: Publisher>: Publisher {
    public typealias Output = (previous: Upstream.Output, current: Upstream.Output)
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Relay(PairwiseStage<Upstream.Output, Failure>(), subscriber))
    }
  }
}

extension Publishers.Pairwise: Equatable where Upstream: Equatable {}

@usableFromInline
struct PairwiseStage<Input, Failure: Error>: Stage {
  @usableFromInline var previous: Input?

  @inlinable static var name: StaticString { "Pairwise" }

  @inlinable
  init() {}

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<(previous: Input, current: Input), Failure> {
    let pair = previous.map { (previous: $0, current: input) }
    previous = input
    return pair.map { .emit($0) } ?? .skip
  }
}
