extension Publisher {
  /// Passes the first value, and finishes with it.
  ///
  ///     [7, 8, 9].publisher.first()  // 7
  @inlinable
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Passes the first value that fulfils a condition, and finishes with it.
  ///
  ///     [7, 8, 9].publisher.first { $0.isMultiple(of: 2) }  // 8
  @inlinable
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the first value. Nobody writes this type by name: it is what `first()` returns.
  public struct First<Upstream: Publisher>: Publisher {
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
      let reducer = FirstReducer<Output, Failure>("First") { _ in true }
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }

  /// A publisher of the first value that fulfils a condition. Nobody writes this type by name: it is what `first(where:)` returns.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
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
      let reducer = FirstReducer<Output, Failure>("First", predicate)
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

@usableFromInline
struct FirstReducer<Input, Failure: Error>: Reducer {
  @usableFromInline let name: StaticString
  @usableFromInline var result: Input?
  @usableFromInline let predicate: (Input) throws(Failure) -> Bool

  @inlinable static var name: StaticString { "First" }

  @inlinable
  init(_ name: StaticString, _ predicate: @escaping (Input) throws(Failure) -> Bool) {
    self.name = name
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Progress<Failure> {
    do throws(Failure) {
      guard try predicate(input) else { return .open }
      result = input
      return .done
    } catch {
      return .failed(error)
    }
  }
}
