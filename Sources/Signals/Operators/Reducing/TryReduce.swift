#if !hasFeature(Embedded)
  extension Publisher {
    /// Combines all values, passes the result when the upstream finishes, and fails with what the closure throws.
    @inlinable
    public func tryReduce<T>(
      _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
      Publishers.TryReduce(
        upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
  }

  extension Publishers {
    /// A publisher of one result of all values. Nobody writes this type by name: it is what `tryReduce` returns.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// What the first value is combined with.
      public let initial: Output
      /// Combines the result so far with a value.
      public let nextPartialResult: (Output, Upstream.Output) throws -> Output

      @inlinable
      public init(
        upstream: Upstream, initial: Output,
        nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
      ) {
        self.upstream = upstream
        self.initial = initial
        self.nextPartialResult = nextPartialResult
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let reducer = TryReduceReducer<Upstream.Output, Output>(initial, nextPartialResult)
        upstream.receive(tryingSubscriber: Reduction(reducer, subscriber))
      }
    }
  }

  @usableFromInline
  struct TryReduceReducer<Input, Output>: Reducer {
    @usableFromInline var partialResult: Output
    @usableFromInline let nextPartialResult: (Output, Input) throws -> Output

    @inlinable static var name: StaticString { "TryReduce" }

    @inlinable
    init(_ initial: Output, _ nextPartialResult: @escaping (Output, Input) throws -> Output) {
      partialResult = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable var result: Output? { partialResult }

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Progress<any Error> {
      do {
        partialResult = try nextPartialResult(partialResult, input)
        return .open
      } catch {
        return .failed(error)
      }
    }
  }
#endif
