extension Publisher {
  /// Groups the values of three publishers, first with first, second with second.
  @inlinable
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Passes what a closure makes of the groups.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map(transform)
  }
}

extension Publishers {
  /// A publisher of groups of the values of three others.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    @inlinable
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = ZipJoint<ZipQueuesOf3<A.Output, B.Output, C.Output>, Failure>(ZipQueuesOf3())
      let join = Join(joint, sources: 3, subscriber)
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
        c.receive(
          subscriber: Side(join, 2) { joint, input, _, outbox in
            guard let value = input.take() else { return .none }
            joint.queues.c.append(value)
            return joint.update(&outbox)
          })
      }
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

@usableFromInline
struct ZipQueuesOf3<A, B, C>: ZipQueues {
  @usableFromInline var a = Queue<A>()
  @usableFromInline var b = Queue<B>()
  @usableFromInline var c = Queue<C>()

  @inlinable
  init() {}

  @inlinable static var count: Int { 3 }

  @inlinable
  mutating func popFirst() -> (A, B, C)? {
    guard !a.isEmpty, !b.isEmpty, !c.isEmpty, let a = a.popFirst(), let b = b.popFirst(),
      let c = c.popFirst()
    else { return nil }
    return (a, b, c)
  }

  @inlinable
  func isEmpty(_ slot: Int) -> Bool {
    switch slot {
    case 0: a.isEmpty
    case 1: b.isEmpty
    default: c.isEmpty
    }
  }
}
