extension Publisher {
  /// Passes the latest values of three publishers, whenever one sends, once all have.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Passes what a closure makes of the latest values of three publishers.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }
}

extension Publishers {
  /// A publisher of the latest values of three others.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let joint = CombineLatestJoint<LatestOf3<A.Output, B.Output, C.Output>, Failure>(LatestOf3())
      let join = Join(joint, sources: 3, subscriber)
      join.begin {
        a.receive(
          subscriber: Side(join, 0) { joint, input, _, outbox in
            swap(&joint.slots.a, &input)
            return joint.update(&outbox)
          })
        b.receive(
          subscriber: Side(join, 1) { joint, input, _, outbox in
            swap(&joint.slots.b, &input)
            return joint.update(&outbox)
          })
        c.receive(
          subscriber: Side(join, 2) { joint, input, _, outbox in
            swap(&joint.slots.c, &input)
            return joint.update(&outbox)
          })
      }
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

@usableFromInline
struct LatestOf3<A, B, C>: LatestSlots {
  @usableFromInline var a: A?
  @usableFromInline var b: B?
  @usableFromInline var c: C?

  @inlinable
  init() {}

  @inlinable static var count: Int { 3 }

  @inlinable var output: (A, B, C)? {
    guard let a, let b, let c else { return nil }
    return (a, b, c)
  }

  @inlinable
  func isEmpty(_ source: Int) -> Bool {
    switch source {
    case 0: a == nil
    case 1: b == nil
    default: c == nil
    }
  }
}
