extension Publisher {
  /// Drops the first values, then passes all.
  ///
  ///     [1, 2, 3].publisher.dropFirst()  // 2, 3
  ///
  /// - Parameter count: At least 0.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher that drops the first values. Nobody writes this type by name: it is what `dropFirst` returns.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// How many values are dropped.
    public let count: Int

    @inlinable
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "A number of values is never negative")
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      // It has its subscription before the upstream has one for it: what is requested by then goes up in one request.
      let relay = Relay(DropStage<Output, Failure>(count), subscriber)
      subscriber.receive(subscription: relay)
      upstream.receive(subscriber: relay)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

@usableFromInline
struct DropStage<Input, Failure: Error>: Stage {
  @usableFromInline let count: Int
  @usableFromInline var toDrop: Int

  @inlinable static var name: StaticString { "Drop" }

  @inlinable
  init(_ count: Int) {
    self.count = count
    toDrop = count
  }

  @inlinable var demandPolicy: DemandPolicy {
    DemandPolicy(isCounted: true, inAdvance: .max(count))
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Input, Failure> {
    guard toDrop > 0 else { return .emit(input) }
    toDrop -= 1
    return .absorb
  }
}
