#if !hasFeature(Embedded)
  extension Publisher {
    /// Drops a value that a condition says is the same as the one before it, and fails with what the condition throws.
    ///
    /// - Parameter predicate: Gets the value before, whether it passed or not, then the new one.
    @inlinable
    public func tryRemoveDuplicates(
      by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
      Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
  }

  extension Publishers {
    /// A publisher that drops repeated values, or fails. Nobody writes this type by name: it is what `tryRemoveDuplicates` returns.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      /// True for a value that equals the one before.
      public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

      @inlinable
      public init(
        upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
      ) {
        self.upstream = upstream
        self.predicate = predicate
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let stage = TryRemoveDuplicatesStage<Output>(predicate)
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }

  @usableFromInline
  struct TryRemoveDuplicatesStage<Input>: Stage {
    @usableFromInline var last: Input?
    @usableFromInline let predicate: (Input, Input) throws -> Bool

    @inlinable static var name: StaticString { "TryRemoveDuplicates" }

    @inlinable
    init(_ predicate: @escaping (Input, Input) throws -> Bool) {
      self.predicate = predicate
    }

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step<Input, any Error> {
      let previous = last
      last = input
      do {
        if let previous, try predicate(previous, input) { return .skip }
      } catch {
        return .fail(error)
      }
      return .emit(input)
    }
  }
#endif
