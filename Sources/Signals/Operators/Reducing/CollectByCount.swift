extension Publisher {
  /// Passes arrays of `count` values each, and what is left when the upstream finishes.
  ///
  ///     (1...5).publisher.collect(2)  // [1, 2], [3, 4], [5]
  ///
  /// - Parameter count: At least 1.
  @inlinable
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of arrays of equal length. Nobody writes this type by name: it is what `collect(_:)` returns.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values make an array.
    public let count: Int

    @inlinable
    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "An array to collect into has room for a value")
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = CollectByCountStage<Upstream.Output, Failure>(count)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

@usableFromInline
struct CollectByCountStage<Input, Failure: Error>: Stage {
  @usableFromInline let count: Int
  @usableFromInline var collected: [Input] = []

  @inlinable static var name: StaticString { "CollectByCount" }

  @inlinable
  init(_ count: Int) {
    self.count = count
  }

  @inlinable var demandPolicy: DemandPolicy { DemandPolicy(isCounted: true, factor: count) }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<[Input], Failure> {
    collected.append(input)
    if collected.count < count { return .absorb }
    return finish().map { .emit($0) } ?? .absorb
  }

  @inlinable
  mutating func finish() -> [Input]? {
    if collected.isEmpty { return nil }
    var full: [Input] = []
    swap(&full, &collected)
    return full
  }
}
