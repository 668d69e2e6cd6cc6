extension Publisher {
  /// Passes an array of all values, when the upstream finishes. It keeps them all until then.
  @inlinable
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}

extension Publishers {
  /// A publisher of one array of all values. Nobody writes this type by name: it is what `collect()` returns.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
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
      let reducer = CollectReducer<Upstream.Output, Failure>()
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

@usableFromInline
struct CollectReducer<Input, Failure: Error>: Reducer {
  @usableFromInline var collected: [Input] = []

  @inlinable static var name: StaticString { "Collect" }

  @inlinable
  init() {}

  @inlinable var result: [Input]? { collected }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Progress<Failure> {
    collected.append(input)
    return .open
  }
}
