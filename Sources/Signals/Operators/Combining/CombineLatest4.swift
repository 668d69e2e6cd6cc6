extension Publisher {
  /// Passes the latest values of four publishers, whenever one sends, once all have.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Passes what a closure makes of the latest values of four publishers.
  @inlinable
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// A publisher of the latest values of four others.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let joint = CombineLatestJoint<LatestOf4<A.Output, B.Output, C.Output, D.Output>, Failure>(
        LatestOf4())
      let join = Join(joint, sources: 4, subscriber)
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
        d.receive(
          subscriber: Side(join, 3) { joint, input, _, outbox in
            swap(&joint.slots.d, &input)
            return joint.update(&outbox)
          })
      }
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

@usableFromInline
struct LatestOf4<A, B, C, D>: LatestSlots {
  @usableFromInline var a: A?
  @usableFromInline var b: B?
  @usableFromInline var c: C?
  @usableFromInline var d: D?

  @inlinable
  init() {}

  @inlinable static var count: Int { 4 }

  @inlinable var output: (A, B, C, D)? {
    guard let a, let b, let c, let d else { return nil }
    return (a, b, c, d)
  }

  @inlinable
  func isEmpty(_ source: Int) -> Bool {
    switch source {
    case 0: a == nil
    case 1: b == nil
    case 2: c == nil
    default: d == nil
    }
  }
}
