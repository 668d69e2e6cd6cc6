extension Publisher {
  /// Passes the number of values, when the upstream finishes.
  @inlinable
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}

extension Publishers {
  /// A publisher of the number of values. Nobody writes this type by name: it is what `count` returns.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
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
      let reducer = CountReducer<Upstream.Output, Failure>()
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

@usableFromInline
struct CountReducer<Input, Failure: Error>: Reducer {
  @usableFromInline var count = 0

  @inlinable static var name: StaticString { "Count" }

  @inlinable
  init() {}

  @inlinable var result: Int? { count }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Progress<Failure> {
    count += 1
    return .open
  }
}
