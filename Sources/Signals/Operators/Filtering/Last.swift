extension Publisher {
  /// Passes the last value, when the upstream finishes.
  ///
  ///     [7, 8, 9].publisher.last()  // 9
  @inlinable
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Passes the last value that fulfils a condition, when the upstream finishes.
  ///
  ///     [7, 8, 9].publisher.last { $0.isMultiple(of: 2) }  // 8
  @inlinable
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the last value. Nobody writes this type by name: it is what `last()` returns.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
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
      let reducer = LastReducer<Output, Failure>("Last") { _ in true }
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }

  /// A publisher of the last value that fulfils a condition. Nobody writes this type by name: it is what `last(where:)` returns.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let reducer = LastReducer<Output, Failure>("LastWhere", predicate)
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

@usableFromInline
struct LastReducer<Input, Failure: Error>: Reducer {
  @usableFromInline let name: StaticString
  @usableFromInline var result: Input?
  @usableFromInline let predicate: (Input) throws(Failure) -> Bool

  @inlinable static var name: StaticString { "Last" }

  @inlinable
  init(_ name: StaticString, _ predicate: @escaping (Input) throws(Failure) -> Bool) {
    self.name = name
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Progress<Failure> {
    do throws(Failure) {
      if try predicate(input) { result = input }
      return .open
    } catch {
      return .failed(error)
    }
  }
}
