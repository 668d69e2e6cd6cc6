extension Publisher {
  /// Groups the values of four publishers, first with first, second with second.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Passes what a closure makes of the groups.
  @inlinable
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// A publisher of groups of the values of four others.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = ZipJoint<ZipQueuesOf4<A.Output, B.Output, C.Output, D.Output>, Failure>(
        ZipQueuesOf4())
      let join = Join(joint, sources: 4, subscriber)
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
        d.receive(
          subscriber: Side(join, 3) { joint, input, _, outbox in
            guard let value = input.take() else { return .none }
            joint.queues.d.append(value)
            return joint.update(&outbox)
          })
      }
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

@usableFromInline
struct ZipQueuesOf4<A, B, C, D>: ZipQueues {
  @usableFromInline var a = Queue<A>()
  @usableFromInline var b = Queue<B>()
  @usableFromInline var c = Queue<C>()
  @usableFromInline var d = Queue<D>()

  @inlinable
  init() {}

  @inlinable static var count: Int { 4 }

  @inlinable
  mutating func popFirst() -> (A, B, C, D)? {
    guard !a.isEmpty, !b.isEmpty, !c.isEmpty, !d.isEmpty, let a = a.popFirst(),
      let b = b.popFirst(), let c = c.popFirst(), let d = d.popFirst()
    else { return nil }
    return (a, b, c, d)
  }

  @inlinable
  func isEmpty(_ slot: Int) -> Bool {
    switch slot {
    case 0: a.isEmpty
    case 1: b.isEmpty
    case 2: c.isEmpty
    default: d.isEmpty
    }
  }
}
