extension Publisher {
  /// Passes the first values, and finishes with the last of them.
  ///
  ///     (1...).publisher.prefix(3)  // 1, 2, 3
  ///
  /// - Parameter maxLength: At least 0, which finishes at once.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "A number of values is never negative")
    return output(in: 0..<maxLength)
  }

  /// Passes the value at an index, counted from 0, and finishes with it.
  @inlinable
  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  /// Passes the values in a range of indices, counted from 0, and finishes with the last of them.
  @inlinable
  public func output<R: RangeExpression<Int>>(in range: R) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}

extension Publishers {
  /// A publisher of a range of another's values. Nobody writes this type by name: it is what `prefix` and `output` return.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Indices, counted from 0.
    public let range: Range<Int>

    @inlinable
    public init(upstream: Upstream, range: Range<Int>) {
      precondition(range.lowerBound >= 0, "An index is never negative")
      self.upstream = upstream
      self.range = range
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Relay(OutputStage<Output, Failure>(range), subscriber))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

@usableFromInline
struct OutputStage<Input, Failure: Error>: Stage {
  @usableFromInline var toSkip: Int
  @usableFromInline var toPass: Int

  @inlinable static var name: StaticString { "Output" }

  @inlinable
  init(_ range: Range<Int>) {
    toSkip = range.lowerBound
    toPass = range.count
  }

  @inlinable var demandPolicy: DemandPolicy { DemandPolicy(isCounted: true) }
  @inlinable var isFinishedAtStart: Bool { toPass == 0 }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Step<Input, Failure> {
    if toSkip > 0 {
      toSkip -= 1
      return .skip
    }
    toPass -= 1
    return toPass > 0 ? .emit(input) : .emitAndFinish(input)
  }
}
