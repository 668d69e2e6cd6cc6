extension Publisher where Output: Equatable {
  /// Drops a value that equals the one before it.
  ///
  ///     [1, 1, 2, 2, 1].publisher.removeDuplicates()  // 1, 2, 1
  @inlinable
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Drops a value that a condition says is the same as the one before it.
  ///
  /// - Parameter predicate: Gets the value before, whether it passed or not, then the new one.
  @inlinable
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that drops repeated values. Nobody writes this type by name: it is what `removeDuplicates` returns.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// True for a value that equals the one before.
    public let predicate: (Output, Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let stage = RemoveDuplicatesStage<Output, Failure>(predicate)
      upstream.receive(subscriber: Relay(stage, subscriber))
    }
  }
}

@usableFromInline
struct RemoveDuplicatesStage<Input, Failure: Error>: Stage {
  @usableFromInline var last: Input?
  @usableFromInline let predicate: (Input, Input) -> Bool

  @inlinable static var name: StaticString { "RemoveDuplicates" }

  @inlinable
  init(_ predicate: @escaping (Input, Input) -> Bool) {
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Input, Failure> {
    let previous = last
    last = input
    if let previous, predicate(previous, input) { return .skip }
    return .emit(input)
  }
}
