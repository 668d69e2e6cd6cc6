extension Publisher {
  /// Passes the values of five publishers, as they come.
  @inlinable
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}

extension Publishers {
  /// A publisher of the values of five others.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure,
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
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

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// The same with one publisher more.
    @inlinable
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Publishers.Merge6<A, B, C, D, E, Z>
    where Z.Failure == Failure, Z.Output == Output {
      Publishers.Merge6(a, b, c, d, e, z)
    }

    /// The same with two publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
    where Z.Failure == Failure, Y.Failure == Failure, Z.Output == Output, Y.Output == Output {
      Publishers.Merge7(a, b, c, d, e, z, y)
    }

    /// The same with three publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, Z.Output == Output,
      Y.Output == Output, X.Output == Output
    {
      Publishers.Merge8(a, b, c, d, e, z, y, x)
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(MergeJoint<Output, Failure>(sources: 5), sources: 5, subscriber)
      join.begin {
        a.receive(subscriber: join.merging(0))
        b.receive(subscriber: join.merging(1))
        c.receive(subscriber: join.merging(2))
        d.receive(subscriber: join.merging(3))
        e.receive(subscriber: join.merging(4))
      }
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
