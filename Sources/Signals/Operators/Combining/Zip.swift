extension Publisher {
  /// Pairs the values of both publishers, first with first, second with second.
  ///
  ///     names.zip(photos)  // (name, photo)
  ///
  /// Finishes when one that has finished has no value left to pair.
  @inlinable
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Passes what a closure makes of the pairs.
  @inlinable
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map(transform)
  }
}

extension Publishers {
  /// A publisher of pairs of the values of two others.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = ZipJoint<ZipQueuesOf2<A.Output, B.Output>, Failure>(ZipQueuesOf2())
      let join = Join(joint, sources: 2, subscriber)
      join.begin {
        a.receive(
          subscriber: Side(join, 0) { joint, input, _, outbox in
            guard let value = input.take() else { return .none }
            joint.queues.a.append(value)
            return joint.update(&outbox)
          })
        b.receive(
          subscriber: Side(join, 1) { joint, input, _, outbox in
            guard let value = input.take() else { return .none }
            joint.queues.b.append(value)
            return joint.update(&outbox)
          })
      }
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

@usableFromInline
struct ZipQueuesOf2<A, B>: ZipQueues {
  @usableFromInline var a = Queue<A>()
  @usableFromInline var b = Queue<B>()

  @inlinable
  init() {}

  @inlinable static var count: Int { 2 }

  @inlinable
  mutating func popFirst() -> (A, B)? {
    guard !a.isEmpty, !b.isEmpty, let a = a.popFirst(), let b = b.popFirst() else { return nil }
    return (a, b)
  }

  @inlinable
  func isEmpty(_ slot: Int) -> Bool {
    switch slot {
    case 0: a.isEmpty
    default: b.isEmpty
    }
  }
}
