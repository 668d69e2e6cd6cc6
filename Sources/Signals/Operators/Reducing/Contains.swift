extension Publisher where Output: Equatable {
  /// Passes true with the first value that equals `output`, or false when the upstream finishes.
  @inlinable
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publishers {
  /// A publisher of whether a value came. Nobody writes this type by name: it is what `contains(_:)` returns.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What is looked for.
    public let output: Upstream.Output

    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      let reducer = SearchReducer<Upstream.Output, Failure>("Contains", for: true) { $0 == output }
      upstream.receive(subscriber: Reduction(reducer, subscriber))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

/// Looks for the first value whose predicate is `sought`; the result is `sought` if there was one.
@usableFromInline
struct SearchReducer<Input, Failure: Error>: Reducer {
  @usableFromInline let name: StaticString
  @usableFromInline let sought: Bool
  @usableFromInline var isFound = false
  @usableFromInline let predicate: (Input) throws(Failure) -> Bool

  @inlinable static var name: StaticString { "Contains" }

  @inlinable
  init(
    _ name: StaticString, for sought: Bool,
    _ predicate: @escaping (Input) throws(Failure) -> Bool
  ) {
    self.name = name
    self.sought = sought
    self.predicate = predicate
  }

  @inlinable var result: Bool? { isFound == sought }

  @inlinable @inline(__always)
  mutating func receive(_ input: Input) -> Progress<Failure> {
    do throws(Failure) {
      isFound = try predicate(input) == sought
      return isFound ? .done : .open
    } catch {
      return .failed(error)
    }
  }
}
