extension Publisher where Output: Comparable {
  /// Passes the smallest value, when the upstream finishes; of equal ones, the first.
  @inlinable
  public func min() -> Publishers.Comparison<Self> {
    max(by: >)
  }

  /// Passes the largest value, when the upstream finishes; of equal ones, the first.
  @inlinable
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher {
  /// Passes the smallest value by an order of your own, when the upstream finishes; of equal ones, the first.
  ///
  /// - Parameter areInIncreasingOrder: True if its first argument belongs before its second.
  @inlinable
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Passes the largest value by an order of your own, when the upstream finishes; of equal ones, the first.
  ///
  /// - Parameter areInIncreasingOrder: True if its first argument belongs before its second.
  @inlinable
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publishers {
  /// A publisher of the largest value by some order. Nobody writes this type by name: it is what `min` and `max` return.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The order by which values are compared.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    @inlinable
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let reducer = ComparisonReducer<Output, Failure>("Comparison", areInIncreasingOrder)
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

@usableFromInline
struct ComparisonReducer<Input, Failure: Error>: Reducer {
  @usableFromInline let name: StaticString
  @usableFromInline var result: Input?
  @usableFromInline let areInIncreasingOrder: (Input, Input) throws(Failure) -> Bool

  @inlinable static var name: StaticString { "Comparison" }

  @inlinable
  init(
    _ name: StaticString,
    _ areInIncreasingOrder: @escaping (Input, Input) throws(Failure) -> Bool
  ) {
    self.name = name
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Progress<Failure> {
    do throws(Failure) {
      if let result, !(try areInIncreasingOrder(result, input)) { return .open }
      result = input
      return .open
    } catch {
      return .failed(error)
    }
  }
}
