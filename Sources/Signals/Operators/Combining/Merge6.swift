extension Publisher {
  /// Passes the values of six publishers, as they come.
  @inlinable
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, B.Output == Output, C.Output == Output, D.Output == Output,
    E.Output == Output, F.Output == Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }
}

extension Publishers {
  /// A publisher of the values of six others.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output,
    D.Output == E.Output, E.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// The same with one publisher more.
    @inlinable
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Publishers.Merge7<A, B, C, D, E, F, Z>
    where Z.Failure == Failure, Z.Output == Output {
      Publishers.Merge7(a, b, c, d, e, f, z)
    }

    /// The same with two publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
    where Z.Failure == Failure, Y.Failure == Failure, Z.Output == Output, Y.Output == Output {
      Publishers.Merge8(a, b, c, d, e, f, z, y)
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(MergeJoint<Output, Failure>(sources: 6), sources: 6, subscriber)
      join.begin {
        a.receive(subscriber: join.merging(0))
        b.receive(subscriber: join.merging(1))
        c.receive(subscriber: join.merging(2))
        d.receive(subscriber: join.merging(3))
        e.receive(subscriber: join.merging(4))
        f.receive(subscriber: join.merging(5))
      }
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
